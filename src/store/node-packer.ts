import { promisify } from 'node:util';
import { constants, deflateRaw, inflateRaw } from 'node:zlib';
import type { Packer } from './packer.ts';

const [deflate, inflate] = [promisify(deflateRaw), promisify(inflateRaw)];

/** Packs with zlib at its fastest level, off the main thread. */
export const nodePacker: Packer = {
  pack: (text) => deflate(text, { level: constants.Z_BEST_SPEED }),
  unpack: async (packed) => (await inflate(packed)).toString(),
};
