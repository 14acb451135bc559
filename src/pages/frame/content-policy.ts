/** CSP 3 §2.3.1: the hash that names an inline element's text. */
export async function sourceHash(text: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return `'sha256-${btoa(String.fromCharCode(...hash))}'`;
}

const header = 'Content-Security-Policy';

/** The headers with more sources in their policy, each to the directive of its name. */
export function allowAlso(
  headers: Readonly<Record<string, string>>,
  more: Readonly<Record<string, readonly string[]>>,
): Readonly<Record<string, string>> {
  const directives = new Map(
    (headers[header] ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources] as const;
    }),
  );
  for (const [name, sources] of Object.entries(more))
    directives.set(name, [...(directives.get(name) ?? []), ...sources]);
  return { ...headers, [header]: [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ') };
}
