import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const read = (prompt: string) => interpret({ prompt }).brief;

describe('stiff collars', () => {
  it.each([
    'a rigid gold collar with a garnet at each end',
    'stiff brass-look necklace in bronze, plain',
    'a silver collar, open at the front',
    'neck ring in white gold, open ended',
    'silver neck torc with a moon',
  ])('are read, whatever they are called: %s', (prompt) => {
    const { type, arrangements } = read(prompt);
    expect(type).toBe('Necklace');
    expect(arrangements).toContain('torque');
  });

  it.each(['a collar of garnets', 'gold collar necklace with leaves', 'a solid gold chain necklace'])(
    'are none where nobody wants them stiff: %s',
    (prompt) => expect(read(prompt).arrangements ?? []).not.toContain('torque'),
  );

  it.each([
    ['neck torque in silver, its ends finished with balls', true],
    ['stiff silver collar, one end a ball and the other a star', true],
    ['stiff silver collar, open at the front, for a charity ball in May', false],
  ])('have balls at their ends where that was said: %s', (prompt, isBalled) =>
    expect(read(prompt).arrangements?.includes('ball') ?? false).toBe(isBalled),
  );
});

describe('cuffs', () => {
  it.each([
    ['rose gold cuff bracelet, open front, pearl on each end', ['torque']],
    ['gold cuff with a small ruby at both ends', ['torque']],
    ['silver cuff with a ball on both ends', ['torque', 'ball']],
    ['silver cuff bracelet with a dragon head on each end', ['head-ends']],
    ['silver cuff bracelet, two dragon heads facing eachother', ['head-ends']],
  ] as const)('that bear something at their ends are open between them: %s', (prompt, arrangements) =>
    expect(interpret({ prompt }).brief).toMatchObject({ braceletKind: 'cuff', arrangements }),
  );

  it.each(['silver cuff with a turquoise in the middle', 'gold cuff, rounded on each end'])(
    'are no torcs where nothing is at their ends: %s',
    (prompt) => expect(interpret({ prompt }).brief.arrangements ?? []).not.toContain('torque'),
  );
});
