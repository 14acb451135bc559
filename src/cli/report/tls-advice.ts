/** What to do by the code that Node ends such a failure's sentence with: `… [CERT_HAS_EXPIRED] (attempt 1 of 1)`. */
const sayings: readonly (readonly [RegExp, string])[] = [
  [
    /SELF_SIGNED|UNABLE_TO_(GET_ISSUER|VERIFY_LEAF)/u,
    "The portal's certificate is signed by nobody whom this machine knows. If it is your organization's own, name the file of the authority that signed it (PEM) in NODE_EXTRA_CA_CERTS.",
  ],
  [/CERT_HAS_EXPIRED/u, "The portal's certificate has expired: tell its administrator."],
  [/CERT_NOT_YET_VALID/u, "The portal's certificate is not valid yet: look whether this machine's clock is right."],
  [/ALTNAME_INVALID/u, "The portal's certificate is for another name: use that name in the base URL."],
  [
    /WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG/u,
    'What answers there speaks no TLS: check the port of the base URL, or whether it begins with http:.',
  ],
];

/** What to do about a connection that could not be made secure; null: it is about something else. */
export function tlsAdvice({ message }: Error): string | null {
  const code = /\[([A-Z_]+)\]/u.exec(message)?.[1];
  return code === undefined ? null : (sayings.find(([pattern]) => pattern.test(code))?.[1] ?? null);
}
