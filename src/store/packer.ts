/** Compresses texts that are kept in memory while nobody reads them. */
export interface Packer {
  pack(text: string): Promise<Uint8Array>;
  unpack(packed: Uint8Array): Promise<string>;
}
