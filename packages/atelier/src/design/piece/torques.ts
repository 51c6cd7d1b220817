/** Torcs about the wrist and stiff collars about the neck: open in front between two ends that bear what was named, of one stout wire or of two wound about each other. */
import type { Brief } from '@filigree/contracts';
import type { Ornament } from '../ornament/document.ts';
import { drawSculpture } from '../ornament/sculpture.ts';
import { round2 } from '../ring/wish.ts';
import { bangle, isTwist, twisted } from './bangles.ts';
import type { PlacedOrnament } from './document.ts';
import { type Drawing, type PieceComposition, placed } from './family.ts';
import { asksForHeads } from './headEnds.ts';

const WAYS = [
  ['torc-twist', 5.2, 3.4, 'twist', 0.85],
  ['torc-round', 4.6, 4, 'd-shape', 0.9],
  ['torc-bold', 6.6, 4.2, 'twist', 1.1],
  ['torc-slim', 3.6, 3.2, 'comfort', 0.75],
] as const;

export const TORQUES: readonly PieceComposition[] = WAYS.map(([id, widthMm, thicknessMm, build, share]) => ({
  id,
  noun: 'torc bangle',
  ornate: false,
  arrangement: 'torque',
  onlyAsked: true,
  fits: ({ brief }) =>
    (!brief.braceletKind || brief.braceletKind === 'cuff' || brief.braceletKind === 'bangle') &&
    !brief.engraving &&
    !asksForHeads({ brief }),
  draw: (drawing) => {
    const drawn = bangle(drawing, { widthMm, thicknessMm, open: true });
    const { bandWidthMm } = drawing.wish.brief;
    const bare = {
      ...drawn.band,
      widthMm: bandWidthMm === null ? widthMm : drawn.band.widthMm,
      thicknessMm,
      milgrain: false,
      grooves: 0,
      texture: { kind: 'none' },
    } as const;
    const band =
      build === 'twist' || isTwist(drawing.wish)
        ? twisted(bare, true)
        : { ...bare, form: 'single' as const, profile: build };
    const isBalled = drawing.wish.brief.arrangements?.includes('ball') === true && drawing.named.length === 0;
    const end = isBalled
      ? drawSculpture(
          { ...drawing.wish.style, sizeMm: round2(thicknessMm * WRIST_BALL) },
          drawing.random,
          'sphere',
        )
      : drawing.front(share);
    return { carrier: { ...drawn, band }, ornaments: [placed('drop', end)] };
  },
}));

/** A ball at an end of a torc about a wrist against the thickness of its metal. */
const WRIST_BALL = 2;

/** About the neck: width and thickness of the metal, its section, and the share of what is at its ends. */
const COLLARS = [
  ['torque-round', 5.4, 5, 'comfort', 1],
  ['torque-flat', 11, 2.4, 'flat', 1.1],
  ['torque-slim', 3.8, 3.8, 'comfort', 0.8],
  ['torque-bold', 8.4, 5.4, 'd-shape', 1.25],
] as const;

/** Where a thin collar was asked for: of the usual metal, and what still keeps its shape, mm. */
const SLIM = { share: 0.55, leastMm: 2.2 } as const;

/** Inside of a collar that lies about the base of a neck, and the gap that it is put on by, mm. */
const NECK_MM = { usual: 122, least: 100, most: 150, gap: 46 } as const;
/** A ball at an end against the metal that bears it, within these, mm. */
const BALL = { ofMetal: 2.5, least: 9, most: 17 } as const;

function collarEnds(drawing: Drawing, metalMm: number, share: number): PlacedOrnament[] {
  const { wish, random, named } = drawing;
  const { brief, style } = wish;
  const isBalled = brief.arrangements?.includes('ball') === true;
  const sizeMm = Math.min(BALL.most, Math.max(BALL.least, metalMm * BALL.ofMetal));
  const ball = (): Ornament => drawSculpture({ ...style, sizeMm }, random, 'sphere');
  const [first, second] = named;
  const figured = share * END_SHARE;
  if (isBalled && first === undefined) return [placed('drop', ball())];
  if (first === undefined) {
    const stone = wish.stoneAsked ? drawing.stone(figured) : null;
    return [placed('drop', stone ?? ball())];
  }
  const left = isBalled ? ball() : first(figured);
  const right = isBalled ? first(figured) : second?.(figured);
  if (right === undefined) return [placed('drop', left)];
  return [
    { ...placed('drop', left), worn: 'left' },
    { ...placed('drop', right), worn: 'right' },
  ];
}
/** Of the usual size of a front. */
const END_SHARE = 1.6;

/** One stone, and nothing that would be at the ends: it hangs at the front, and the gap is behind. */
const isOfOneStone = ({ stoneCount, motifs, figures, arrangements }: Brief): boolean =>
  stoneCount === 1 && motifs.length + (figures ?? []).length === 0 && arrangements?.includes('ball') !== true;

export const NECK_TORQUES: readonly PieceComposition[] = COLLARS.map(
  ([id, usualMm, stoutMm, profile, share]) => ({
    id,
    noun: 'stiff collar',
    ornate: false,
    arrangement: 'torque',
    onlyAsked: true,
    fits: ({ brief }) => !brief.engraving,
    draw: (drawing) => {
      const { brief } = drawing.wish;
      const isSlim = brief.proportions.band === 'slim' || brief.proportions.presence === 'delicate';
      const widthMm = isSlim ? round2(Math.max(SLIM.leastMm, usualMm * SLIM.share)) : usualMm;
      const thicknessMm = isSlim ? round2(Math.max(SLIM.leastMm, stoutMm * SLIM.share)) : stoutMm;
      const drawn = bangle(drawing, { widthMm, thicknessMm, open: true });
      const pendant = isOfOneStone(brief) ? drawing.stone(share * END_SHARE) : null;
      const { least, most, usual, gap } = NECK_MM;
      const innerMm = brief.lengthIn === null ? usual : (brief.lengthIn * 25.4) / Math.PI;
      return {
        carrier: {
          ...drawn,
          innerDiameterMm: round2(Math.min(most, Math.max(least, innerMm))),
          openingMm: gap,
          band: {
            ...drawn.band,
            widthMm: brief.bandWidthMm === null ? widthMm : drawn.band.widthMm,
            thicknessMm,
            profile,
            form: 'single',
            milgrain: false,
            grooves: 0,
            ...(drawn.band.texture.kind === 'pattern' && { texture: { kind: 'none' as const } }),
          },
        },
        ornaments:
          pendant === null
            ? collarEnds(drawing, widthMm < 9 ? widthMm : 5, share)
            : [placed('charm', pendant)],
      };
    },
  }),
);
