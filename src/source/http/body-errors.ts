/**
 * Finds an error in a body with status 200: `{"success":false,…}`, `{"error":…}`, `{"errors":[…],"data":null}`,
 * `{"status":"error"}`. Returns the keys that show it, for a message; null: there is no error.
 */
export function errorInBody(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null;
  const fields = new Map(Object.entries(body).map(([key, value]) => [key.toLowerCase(), value]));
  const denied = ['success', 'ok', 'succeeded', 'issuccess'].find((key) => fields.get(key) === false);
  if (denied !== undefined) return `"${denied}": false`;
  const errors = fields.get('errors');
  const data = [...fields].some(([key, value]) => !errorMetadata.has(key) && hasContent(value));
  if (data) return null;
  if (Array.isArray(errors) && errors.length > 0) return '"errors" and no data';
  const error = ['error', 'fault', 'exception'].find((key) => isPresent(fields.get(key)));
  if (error !== undefined) return `"${error}" and no data`;
  const status = fields.get('status');
  if (typeof status === 'string' && /^(error|fail(ed|ure)?)$/i.test(status))
    return `"status": "${status.toLowerCase()}"`;
  return null;
}

/** Keys that can accompany an error and are not data. */
const errorMetadata = new Set(
  'error errors fault exception meta message code status extensions jsonapi links path timestamp trace'.split(' '),
);

/** Lists count as data even when empty: `{"error": "", "items": []}` has data. Texts and numbers next to an error don't. */
function hasContent(value: unknown): boolean {
  if (Array.isArray(value)) return true;
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0;
  return false;
}

function isPresent(value: unknown): boolean {
  return typeof value === 'object'
    ? hasContent(value)
    : value !== undefined && value !== false && value !== 0 && value !== '';
}
