import type { Organizer } from '../../calendar/event.ts';
import { chooseLanguage } from '../language.ts';
import { isRecord } from '../record/empty.ts';
import { readName } from './names.ts';

const address = /[^\s@<>",;:()[\]\\]+@[^\s@<>",;:()[\]\\]+\.[^\s@<>",;:()[\]\\]+/;
const emailKeys = ['email', 'mail', 'e-mail', 'emailAddress', 'email_address', 'address', 'contact_email', 'value'];

/** An e-mail address in a text (`Name <mail>`, `mailto:…`) or an object; null when there is none. */
export function readEmail(value: unknown, depth = 0): string | null {
  if (typeof value === 'string') return address.exec(value.slice(0, 1000).replace(/^mailto:/i, ''))?.[0] ?? null;
  if (depth > 2) return null;
  if (Array.isArray(value)) return value.length === 0 ? null : readEmail(value[0], depth + 1);
  if (!isRecord(value)) return null;
  for (const key of emailKeys) {
    const email = Object.hasOwn(value, key) ? readEmail(value[key], depth + 1) : null;
    if (email !== null) return email;
  }
  return null;
}

/** Who organizes: a name, `Name <mail>`, an object, or the first of a list; `email` is a rule of its own. */
export function readOrganizer(value: unknown, email: unknown, language: string): Organizer | null {
  const spoken = chooseLanguage(value, language).value;
  const first = Array.isArray(spoken) ? (spoken.find((item) => item !== null && item !== '') ?? null) : spoken;
  const mail = readEmail(email) ?? readEmail(first);
  const whole = readName(first, language);
  const name = whole === null ? null : nameOf(whole);
  return name === null && mail === null ? null : { name, email: mail };
}

function nameOf(text: string): string | null {
  const bare = text
    .replace(/^mailto:/i, '')
    .replace(/\s*[<(]?[^\s@<>(]+@[^\s@<>)]+\.[^\s@<>)]+[>)]?\s*/, ' ')
    .trim();
  const name = bare.replace(/^(["'])(.*)\1$/, '$2').replace(/^[\s,;]+|[\s,;]+$/g, '');
  return name === '' ? null : name;
}
