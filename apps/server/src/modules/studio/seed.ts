import { createHash, randomInt } from 'node:crypto';

const SEEDS = 2 ** 32;

/** The seed of a click, drawn once and stored with its job. */
export function drawSeed(): number {
  return randomInt(SEEDS);
}

/** The seed of one of a job's designs and pictures, 0..2^32-1: always the same for the same job seed and index. */
export function seedOf(jobSeed: number, index: number): number {
  return createHash('sha256').update(`${jobSeed}:${index}`).digest().readUInt32BE(0);
}
