/** Makes a text small, for as long as nobody reads it. */
export interface Packer {
  pack(text: string): Promise<Uint8Array>;
  unpack(packed: Uint8Array): Promise<string>;
}
