import type { WidgetEvent } from '../widget-answer.ts';
import type { ViewContext } from './view-context.ts';
import { h, type ViewElement } from './view-node.ts';

/**
 * The picture of an event. Its space is reserved before it loads, and it loads when it comes near. Its server learns no
 * address of the page. It says nothing that the text does not, so screen readers pass over it. Null: there is none.
 */
export function eventPicture({ image }: WidgetEvent, { options }: ViewContext): ViewElement | null {
  if (!options.pictures || image === undefined) return null;
  return h('img', {
    class: 'picture',
    part: 'picture',
    src: image,
    alt: '',
    width: '640',
    height: '360',
    loading: 'lazy',
    decoding: 'async',
    referrerpolicy: 'no-referrer',
  });
}
