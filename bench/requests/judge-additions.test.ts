import { describe, expect, it } from 'vitest';
import { judged } from './judging.ts';
import type { Fact } from './request.ts';

const only = (...value: string[]): Fact => ({ is: 'only', value });

describe('what nobody asked for', () => {
  const signet = 'a silver signet ring with an anchor standing up from the face';
  it.each([0, 1, 2, 3])(
    'is not the face of a signet, sketch %i',
    async (seed) => {
      const facts: [Fact, ...Fact[]] = [only('anchor'), { is: 'part', value: 'signet' }];
      expect(await judged(signet, seed, ...facts)).toBe('true');
      expect(await judged(signet, seed, only(), facts[1]!)).toBe('false');
    },
    60_000,
  );

  it('is a plate that a figure stands on, where none was spoken of', async () => {
    const words = 'an oval silver plaque pendant with a bee on it';
    expect(await judged(words, 0, only('bee'))).toBe('false');
    expect(await judged(words, 0, only('bee'), { is: 'part', value: 'plate' })).toBe('true');
  }, 60_000);

  it.each(['hedgehog', 'Hedgehog', 'Hedgehogs'])(
    'is no figure that was named %s',
    async (name) => {
      expect(await judged('a silver hedgehog brooch', 0, only(name))).toBe('true');
    },
    60_000,
  );

  it('is a figure that another name was given', async () => {
    expect(await judged('a silver hedgehog brooch', 0, only('Fox'))).toBe('false');
  }, 60_000);

  it('is not what hangs at the end of a lariat', async () => {
    const words = 'a pearl lariat necklace in white gold';
    expect(await judged(words, 0, only('Pearl'))).toBe('false');
    expect(await judged(words, 0, only('Pearl'), { is: 'part', value: 'lariat' })).toBe('true');
  }, 60_000);

  it('is no front of metal that an ear wire carries', async () => {
    const words = 'silver owl earrings on ear wires, no stones';
    expect(await judged(words, 0, only('owl'))).toBe('true');
  }, 60_000);

  it('is no halo where two of them were asked for, in any spelling', async () => {
    const words = 'a cushion morganite double halo engagement ring in rose gold';
    const gems = only('Morganite', 'Diamond');
    expect(await judged(words, 0, gems, { is: 'part', value: 'Double Halo' })).toBe('true');
    expect(await judged(words, 0, gems)).toBe('false');
  }, 60_000);

  it('is not what hangs from levers, or was to be below something', async () => {
    const words = 'gold pearl earrings on leverbacks';
    expect(await judged(words, 0, only('Pearl'))).toBe('true');
    const below: Fact = { is: 'relation', a: 'Pearl', how: 'below', b: 'hoop' };
    const hoops = 'silver hoop earrings, 20 mm, with a pearl hanging from each hoop';
    expect(await judged(hoops, 0, only('Pearl'), below)).toBe('true');
    expect(await judged(hoops, 0, only('Pearl'))).toBe('false');
  }, 60_000);
});
