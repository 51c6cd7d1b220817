/** Lockets: a case that opens on its hinge, shown closed; its front is a plate. */

import type { Brief, Motif, StoneCut } from '@filigree/contracts';
import { asksForEnamel } from '../enamels.ts';
import { faceFor } from '../lettering/hands.ts';
import type { EmblemForm } from '../ornament/emblemForms.ts';
import { emblemFormOf, emblemFormOfMotif } from '../ornament/figures.ts';
import { askedEnamels, groundEnamelOf } from '../ornament/frontIdeas.ts';
import { drawPlate, type PlateField, type PlateOrnament } from '../ornament/plate.ts';
import type { PlateOutline } from '../ornament/plateParts.ts';
import { between } from '../ring/recipes/parts.ts';
import { asksForChain, chain, refusesChain } from './chains.ts';
import { type Drawing, type PieceComposition, placed } from './family.ts';
import type { PieceWish } from './wish.ts';

/** Depth of a closed case, and how far its front swells at most, mm. */
const CASE_MM = { depth: 3.4, swell: 2.2 } as const;

/** Usual height of a locket, mm. */
const LOCKET_MM = 22;

/** What a motif may be shown as where no figure was named: each case has another. */
const VARIED: Readonly<Partial<Record<Motif, readonly EmblemForm[]>>> = {
  Floral: ['rose', 'daisy', 'forget-me-not', 'blossom'],
  Celestial: ['crescent-moon', 'sun', 'planet'],
  Star: ['north-star', 'five-pointed-star'],
};

/** The figure that was named, or one of a motif, another for each way: a heart is its outline. */
const emblemOf = ({ figures, motifs, culture }: Brief, way: number): EmblemForm | null =>
  (figures ?? []).map(emblemFormOf).find((form) => form !== null) ??
  motifs
    .filter((motif) => motif !== 'Heart')
    .map((motif) => {
      const varied = culture.length > 0 ? undefined : VARIED[motif];
      return varied?.[way % varied.length] ?? emblemFormOfMotif(motif, culture);
    })
    .find((form) => form !== null) ??
  null;

/** An outline alone speaks of the case. */
const namesStone = ({ gemstones, customGemstone }: Brief): boolean =>
  gemstones.length > 0 || customGemstone !== null;

/** What a front bears: letters, the figure that was named, a stone, else what becomes its outline. */
function fieldOf(
  { wish }: Drawing,
  drawn: PlateField,
  blank: PlateField['kind'] & ('plain' | 'sunburst' | 'guilloche'),
): PlateField {
  // Raised letters would be lost on the swell of a case.
  if (drawn.kind === 'text') return { ...drawn, cut: 'engraved' };
  if (drawn.kind === 'emblem') return drawn;
  return namesStone(wish.brief) && wish.style.centre !== null
    ? { kind: 'stone', stone: wish.style.centre }
    : { kind: blank };
}

/** Outlines as they are asked for, in the words for stones. */
const OUTLINES: Readonly<Partial<Record<StoneCut, PlateOutline>>> = {
  Round: 'disc',
  Oval: 'oval',
  Heart: 'heart',
  Cushion: 'rounded-rectangle',
  Emerald: 'rounded-rectangle',
  Princess: 'rounded-rectangle',
  Radiant: 'rounded-rectangle',
};

function locket(
  drawing: Drawing,
  asked: PlateOutline,
  border: 'bevel' | 'rope' | 'none' | 'beaded',
  blank: 'plain' | 'sunburst' | 'guilloche',
  share: number,
  way: number,
): PlateOrnament {
  const { wish, random } = drawing;
  const { brief, style } = wish;
  // A heart locket is a heart, an oval one oval, whichever way it is finished.
  const outline = brief.motifs.includes('Heart')
    ? 'heart'
    : (brief.plateShape ?? OUTLINES[brief.stoneCut ?? 'Trillion'] ?? asked);
  const emblem = emblemOf(brief, way);
  const sizeMm = Math.max(14, brief.pieceSizeMm?.[0] ?? LOCKET_MM * share * (0.5 + 0.5 * style.presence));
  const plate = drawPlate({ ...style, sizeMm }, random, {
    outline,
    culture: brief.culture[0] ?? null,
    text: brief.engraving
      ? { text: brief.engraving.slice(0, 60), lettering: faceFor(brief, 'script') }
      : null,
    ...(emblem !== null &&
      !brief.engraving && {
        emblem,
        groundEnamel: groundEnamelOf(brief),
        stoneAsked: namesStone(brief),
      }),
    enamelled: asksForEnamel(brief),
    colours: askedEnamels(brief),
  });
  // A plain locket is a plain case, whichever way its edge is finished.
  const isPlain = style.plain === true;
  return {
    ...plate,
    thicknessMm: CASE_MM.depth,
    opens: true,
    domeMm: Math.min(CASE_MM.swell, sizeMm * 0.07),
    border: {
      kind:
        brief.plateBorder && brief.plateBorder !== 'pave'
          ? brief.plateBorder
          : isPlain && (border === 'rope' || border === 'beaded')
            ? 'bevel'
            : border,
    },
    field: fieldOf(drawing, plate.field, isPlain ? 'plain' : blank),
  };
}

/** By name: outline, border, what fills an empty front, the bail (on a ring, which leaves the lid free), and how large it is where no size was told. */
const WAYS = [
  ['oval', 'oval', 'bevel', 'plain', 'split', 1],
  ['round', 'disc', 'rope', 'sunburst', 'tapered', 1.08],
  ['heart', 'heart', 'none', 'plain', 'split', 0.92],
  ['cushion', 'rounded-rectangle', 'beaded', 'guilloche', 'hinged', 1],
] as const;

const isChained = ({ brief }: PieceWish): boolean => asksForChain(brief) && !refusesChain(brief);

const lockets = (worn: 'hung' | 'chain'): PieceComposition[] =>
  WAYS.map(
    ([name, outline, border, blank, form, share], way): PieceComposition => ({
      id: `${worn === 'chain' ? 'chain-' : ''}locket-${name}`,
      noun: worn === 'chain' ? 'locket on a chain' : 'locket',
      // Its edge is bevelled where it is to be plain.
      ornate: false,
      arrangement: 'locket',
      onlyAsked: true,
      fits: ({ brief }) => worn !== 'chain' || !refusesChain(brief),
      draw: (drawing) => ({
        carrier:
          worn === 'chain'
            ? chain(drawing, 'neck', 'hangs')
            : {
                kind: 'hung',
                alloyId: drawing.wish.style.alloyId,
                bail: {
                  kind: 'bail',
                  form,
                  insideMm: between(drawing.random, 3.2, 3.8),
                  // It holds the case alone, and leaves the lid free.
                  widthMm: 1.9,
                },
              },
        ornaments: [placed('main', locket(drawing, outline, border, blank, share, way))],
      }),
    }),
  );

export const LOCKETS: readonly PieceComposition[] = lockets('hung');
export const CHAINED_LOCKETS: readonly PieceComposition[] = lockets('chain');
/** A locket comes by itself, or on the chain that was asked for with it. */
export const LOCKET_PENDANTS: readonly PieceComposition[] = [
  ...lockets('hung').map((way) => ({
    ...way,
    fits: (wish: PieceWish) => !isChained(wish) && way.fits(wish),
  })),
  ...lockets('chain').map((way) => ({
    ...way,
    fits: (wish: PieceWish) => isChained(wish) && way.fits(wish),
  })),
];
