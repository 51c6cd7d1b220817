import { expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

it.each([
  ['gold ring 5 mm wide and 2 mm thick', 5, 2],
  ['wedding band 2mm thick, 6 mm wide', 6, 2],
  ['gold band, flat section 4 x 1.5 mm', 4, 1.5],
])('the thickness of a band is told beside its width: %s', (prompt, wide, thick) =>
  expect(interpret({ prompt }).brief).toMatchObject({ bandWidthMm: wide, bandThicknessMm: thick }),
);

it('a band that is only called thick is as wide as that', () =>
  expect(interpret({ prompt: 'a 3 mm thick gold ring' }).brief).toMatchObject({
    bandWidthMm: 3,
    bandThicknessMm: null,
  }));

it('of a cuff it is said that it is not understood', () => {
  const { brief, notUnderstood } = interpret({ prompt: 'silver cuff 15 mm wide and 2 mm thick' });
  expect(brief).toMatchObject({ bandWidthMm: 15, bandThicknessMm: null });
  expect(notUnderstood.join(' ')).toContain('2');
});
