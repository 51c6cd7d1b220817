import { randomInt } from 'node:crypto';

const SEEDS = 2 ** 32;

/** The seed of a click, drawn once and stored with its job. */
export function drawSeed(): number {
  return randomInt(SEEDS);
}

/**
 * The seed of one of a job's designs and pictures, 0..2^32-1. Neighbours in number, because the designs of consecutive
 * seeds differ the most.
 */
export function seedOf(jobSeed: number, index: number): number {
  return (jobSeed + index) % SEEDS;
}
