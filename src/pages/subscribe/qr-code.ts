import { generate } from 'lean-qr';
import { toSvgSource } from 'lean-qr/extras/svg';

/** A text as a QR code: an SVG document, dark on white, with the quiet zone of four modules (ISO/IEC 18004). */
export function qrCode(text: string): string {
  return toSvgSource(generate(text), { on: '#000', off: '#fff', pad: 4, xmlDeclaration: false });
}
