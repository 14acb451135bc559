/** The message by which an iframe's page says how high it is. */
export const heightMessage = 'kalends:height';
/** The message that asks it to: whoever listens may have come later than the iframe. */
export const measureMessage = 'kalends:measure';

/** Makes the iframes of Kalends on this page as high as what is in them. Only they are listened to. */
export function resizeFrames(base: string): void {
  const { origin } = new URL(base);
  window.addEventListener('message', ({ data, origin: from, source }: MessageEvent) => {
    if (from !== origin || data?.type !== heightMessage) return;
    const height = Number(data.height);
    if (!(height > 0 && height < 20_000)) return;
    const frame = [...document.querySelectorAll('iframe')].find((one) => one.contentWindow === source);
    // By the object model: a policy against inline styles does not reach it.
    if (frame) frame.style.height = `${Math.ceil(height)}px`;
  });
  for (const frame of document.querySelectorAll('iframe'))
    frame.contentWindow?.postMessage({ type: measureMessage }, '*');
}
