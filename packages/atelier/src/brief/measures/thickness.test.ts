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

it('of a cuff it is told like that of a ring', () => {
  const { brief, notUnderstood } = interpret({ prompt: 'silver cuff 15 mm wide and 2 mm thick' });
  expect(brief).toMatchObject({ bandWidthMm: 15, bandThicknessMm: 2 });
  expect(notUnderstood).toEqual([]);
});

it.each([
  ['titanium dog tag pendant 50 mm tall, 28 mm wide, 2 mm thick', [50, 28]],
  ['round silver disc pendant, 22 mm across, 2 mm thick', [22]],
  ['dog tag pendant 2 mm thick', null],
] as const)('a plate has its sides and a thickness: %s', (prompt, pieceSizeMm) =>
  expect(interpret({ prompt }).brief).toMatchObject({ pieceSizeMm, bandThicknessMm: 2 }),
);

it.each(['gold hoops, 30 mm, 3 mm thick', 'gold hoop earrings, 30 mm across, wire thickness 3 mm'])(
  'what is thick of a hoop is its tube: %s',
  (prompt) =>
    expect(interpret({ prompt }).brief).toMatchObject({
      pieceSizeMm: [30],
      bandWidthMm: 3,
      bandThicknessMm: null,
    }),
);
