import type { Hono } from 'hono';
import type { Log } from '../publisher/runtime.ts';
import { endpoint } from './respond.ts';

/** `server.securityTxt`: whom to tell about a weakness. */
export interface SecurityTxtSettings {
  /** URLs, the preferred one first. */
  readonly contact: readonly string[];
  /** Instant after which the file must not be relied on. */
  readonly expires: string;
  /** URL of the rules for those who look for weaknesses. */
  readonly policy?: string | undefined;
  /** BCP 47. */
  readonly languages?: readonly string[] | undefined;
}

/** Serves `/.well-known/security.txt` (RFC 9116). An expired one is said at the start, and stays: it says so itself. */
export function addSecurityTxt(
  app: Hono,
  { contact, expires, policy, languages = [] }: SecurityTxtSettings,
  { publicUrl, now, log }: { readonly publicUrl: string | null; readonly now: () => number; readonly log: Log },
): void {
  const path = '/.well-known/security.txt';
  const fields = [
    ...contact.map((url) => ['Contact', url]),
    ['Expires', expires],
    ...(publicUrl === null ? [] : [['Canonical', publicUrl + path]]),
    ...(policy === undefined ? [] : [['Policy', policy]]),
    ...(languages.length === 0 ? [] : [['Preferred-Languages', languages.join(', ')]]),
  ];
  const text = fields.map(([name, value]) => `${name}: ${value}\n`).join('');
  if (Date.parse(expires) <= now())
    log(
      'warn',
      `server.securityTxt.expires: ${path} has expired (${expires}), so nobody should rely on it. Set a later day.`,
    );
  const headers = {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': String(new TextEncoder().encode(text).byteLength),
    'Cache-Control': 'public, max-age=86400',
    'X-Content-Type-Options': 'nosniff',
  };
  app.all(
    path,
    endpoint(() => new Response(text, { headers })),
  );
}
