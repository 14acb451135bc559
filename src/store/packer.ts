/** Compresses texts that are kept in memory while they are not in use. */
export interface Packer {
  pack(text: string): Promise<Uint8Array>;
  unpack(packed: Uint8Array): Promise<string>;
}
