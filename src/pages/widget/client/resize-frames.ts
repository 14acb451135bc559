/** The type of the message in which an iframe's page reports its height. */
export const heightMessage = 'kalends:height';
/** The type of the message that asks for a report: the script may have loaded later than the iframe. */
export const measureMessage = 'kalends:measure';

/** Makes every iframe of Kalends on this page as high as its content. Messages of other origins are ignored. */
export function resizeFrames(base: string): void {
  const { origin } = new URL(base);
  window.addEventListener('message', ({ data, origin: from, source }: MessageEvent) => {
    if (from !== origin || data?.type !== heightMessage) return;
    const height = Number(data.height);
    if (!(height > 0 && height < 20_000)) return;
    const frame = [...document.querySelectorAll('iframe')].find((one) => one.contentWindow === source);
    // A site's policy may forbid inline styles; the object model is exempt.
    if (frame) frame.style.height = `${Math.ceil(height)}px`;
  });
  for (const frame of document.querySelectorAll('iframe'))
    frame.contentWindow?.postMessage({ type: measureMessage }, '*');
}
