/** Torcs: open in front between two ends that bear what was named, of one stout wire or of two wound about each other. */
import { bangle } from './bangles.ts';
import { type PieceComposition, placed } from './family.ts';

const WAYS = [
  ['torc-twist', 5.2, 3.4, 'twist', 0.85],
  ['torc-round', 4.6, 4, 'd-shape', 0.9],
  ['torc-bold', 7.4, 4.2, 'twist', 1.1],
  ['torc-slim', 3.6, 3.2, 'comfort', 0.75],
] as const;

export const TORQUES: readonly PieceComposition[] = WAYS.map(([id, widthMm, thicknessMm, build, share]) => ({
  id,
  noun: 'torc bangle',
  ornate: false,
  arrangement: 'torque',
  onlyAsked: true,
  fits: ({ brief: { braceletKind, engraving } }) =>
    (!braceletKind || braceletKind === 'cuff' || braceletKind === 'bangle') && !engraving,
  draw: (drawing) => {
    const drawn = bangle(drawing, { widthMm, thicknessMm, open: true });
    const { bandWidthMm } = drawing.wish.brief;
    const band = {
      ...drawn.band,
      widthMm: bandWidthMm ?? widthMm,
      thicknessMm,
      milgrain: false,
      grooves: 0,
      ...(build === 'twist'
        ? ({ form: 'twist', texture: { kind: 'none' } } as const)
        : ({ form: 'single', profile: build, texture: { kind: 'none' } } as const)),
    };
    return { carrier: { ...drawn, band }, ornaments: [placed('drop', drawing.front(share))] };
  },
}));
