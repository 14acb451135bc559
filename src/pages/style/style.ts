import { styleBase } from './style-base.ts';
import { styleEvent } from './style-event.ts';
import { styleLists } from './style-lists.ts';

/** The one stylesheet. It goes into each page, so that the first view needs one request; its hash goes into the policy. */
export const style = styleBase + styleLists + styleEvent;
