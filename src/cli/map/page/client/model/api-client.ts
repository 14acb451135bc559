import { type Said, type Told, ToldError } from '../../../../../calendar/told.ts';

/** The server answered with an error. */
export class Refused extends ToldError {
  readonly status: number;
  constructor(told: Told, status: number) {
    super(told);
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
  if (!response.ok)
    throw new Refused(sentenceOf(text) ?? { message: `${response.status} ${response.statusText}` }, response.status);
  return (text === '' ? null : JSON.parse(text)) as T;
}

function sentenceOf(text: string): Told | null {
  try {
    const { error: message, said } = JSON.parse(text) as { readonly error?: unknown; readonly said?: Said };
    return typeof message === 'string' ? { message, ...(said && { said }) } : null;
  } catch {
    return null;
  }
}
