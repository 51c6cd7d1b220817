import { randomInt } from 'node:crypto';
import { GENERATION_PICTURES } from '@filigree/contracts';

const SEEDS = 2 ** 32;

/** The seed of a click, drawn once and stored with its job: the first of so many that its designs are drawn for together. */
export function drawSeed(): number {
  return GENERATION_PICTURES * randomInt(SEEDS / GENERATION_PICTURES);
}

/**
 * The seed of one of a job's designs and pictures, 0..2^32-1. Neighbours in number, because the designs of consecutive
 * seeds differ the most.
 */
export function seedOf(jobSeed: number, index: number): number {
  return (jobSeed + index) % SEEDS;
}
