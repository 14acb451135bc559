import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Who may use the workbench: whoever opened the printed address, in the browser that did it. */
export interface AccessKey {
  /** What the printed address holds. It works once. */
  readonly key: string;
  /** The cookie that a key is exchanged for, as a header's value; null: the key is wrong, or was used before. */
  exchange(key: string): string | null;
  /** Whether a `Cookie` header holds it. */
  admits(cookies: string | undefined): boolean;
}

/** `port`: browsers send a cookie to every port of a host, so its name tells it from that of another workbench. */
export function createAccessKey(port: number): AccessKey {
  const [key, secret] = [randomText(), randomText()];
  const name = `kalends-map-${port}`;
  let isUsed = false;
  return {
    key,
    exchange(given) {
      if (isUsed || !isSame(given, key)) return null;
      isUsed = true;
      return `${name}=${secret}; Path=/; HttpOnly; SameSite=Strict`;
    },
    admits: (cookies = '') =>
      cookies.split(';').some((cookie) => {
        const [own, ...value] = cookie.trim().split('=');
        return own === name && isSame(value.join('='), secret);
      }),
  };
}

const randomText = (): string => randomBytes(32).toString('base64url');

/** In a time that tells nothing of how much is right. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
