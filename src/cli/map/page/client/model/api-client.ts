/** The server answered with an error: a sentence in English. */
export class Refused extends Error {
  readonly status: number;
  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/** No answer came: the command has ended, or the machine sleeps. */
export class ServerLost extends Error {}

/** Asks the workbench's server. Throws `Refused` or `ServerLost`. */
export async function ask<T>(name: string, body: unknown = {}): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api/${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  } catch (error) {
    throw new ServerLost(String(error), { cause: error });
  }
  const text = await response.text().catch(() => '');
  if (!response.ok) throw new Refused(sentenceOf(text) ?? `${response.status} ${response.statusText}`, response.status);
  return (text === '' ? null : JSON.parse(text)) as T;
}

function sentenceOf(text: string): string | null {
  try {
    const { error } = JSON.parse(text) as { readonly error?: unknown };
    return typeof error === 'string' ? error : null;
  } catch {
    return null;
  }
}
