// RFC 1035 §2.3.4: a label has at most 63 octets; what is longer is more likely a token in the wrong place.
const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?';
const address = new RegExp(`^(localhost|${label}(\\.${label})+)(:\\d{1,5})?(/[^\\s?#@]*)?$`, 'u');

/** Whether a text is an address without its scheme: `portal.example/api`, `localhost:4010`. */
export const isHostLike = (text: string): boolean => address.test(text);
