import { createWidgetDates } from '../dates/widget-dates.ts';
import { visitorClock } from '../view/event-parts.ts';
import { closeMenus } from './close-menus.ts';
import { dropPicture } from './drop-picture.ts';
import { heightMessage, measureMessage } from './resize-frames.ts';

/** The script of the iframe's page. It reports the page's height and fills in times in the visitor's zone. */
const root = document.querySelector<HTMLElement>('.kalends');
const { zone, yourTime = '' } = document.body.dataset;

if (root && zone) {
  const there = createWidgetDates(root.lang, zone);
  const here = createWidgetDates(root.lang, Intl.DateTimeFormat().resolvedOptions().timeZone ?? 'UTC');
  for (const line of document.querySelectorAll<HTMLElement>('.yours')) {
    const { start = null, end = null } = line.dataset;
    const time = visitorClock({ start, end }, there, here);
    if (time !== null) line.textContent = yourTime.replace('{time}', time);
  }
}

closeMenus(document);

for (const picture of document.querySelectorAll<HTMLImageElement>('img.picture')) {
  if (picture.complete && picture.naturalWidth === 0 && picture.currentSrc !== '') dropPicture(picture);
  else picture.addEventListener('error', () => dropPicture(picture));
}

if (window.parent !== window) {
  // The height is no secret, so any site may read it.
  const reportHeight = () =>
    window.parent.postMessage({ type: heightMessage, height: document.body.getBoundingClientRect().height }, '*');
  // Browsers don't render a frame outside the view, so its observer would be silent until the frame is scrolled to.
  reportHeight();
  window.addEventListener('load', reportHeight);
  new ResizeObserver(reportHeight).observe(document.body);
  window.addEventListener('message', ({ data, source }) => {
    if (source === window.parent && data?.type === measureMessage) reportHeight();
  });
}
