/** Tassels: at the end of long chains and of strands of beads, and from the ear. */
import type { Ornament } from '../ornament/document.ts';
import { round2 } from '../ring/wish.ts';
import { askedColour } from '../stones/askedColour.ts';
import { GEM_FACTS } from '../stones/gems.ts';
import { chain } from './chains.ts';
import { POST, pair, wire } from './earringKinds.ts';
import { type Drawing, type PieceComposition, type PieceSketch, placed } from './family.ts';
import { strung } from './strandWays.ts';
import type { PieceWish } from './wish.ts';

/** Usual lengths of a tassel, mm. */
const TASSEL_MM = { neck: 52, ear: 42 } as const;
/** A tassel hangs from a long chain where no length was said, mm. */
const LONG_MM = 760;

/** A tassel of chains, or of beads of the stone that was asked for. */
function tassel(
  { wish, random }: Drawing,
  wear: keyof typeof TASSEL_MM,
  share: number,
  { beaded = false, uneven = false }: { readonly beaded?: boolean; readonly uneven?: boolean } = {},
): Ornament {
  const { style, brief } = wish;
  const [gemstone] = brief.gemstones;
  const presence = 0.75 + 0.25 * style.presence;
  return {
    kind: 'sculpture',
    alloyId: style.alloyId,
    form: 'tassel',
    sizeMm: round2(Math.min(90, Math.max(18, TASSEL_MM[wear] * share * presence * (0.95 + 0.1 * random())))),
    seed: 0,
    ...(uneven && { uneven: true as const }),
    // Pearls are strung: a tassel of them is of their strings, unless they are the strand that it hangs from.
    ...((beaded || (areStrung(brief) && !hangsFromStrand(brief))) &&
      gemstone !== undefined && {
        beads: { gemstone, cut: 'Round', form: 'bead', colour: askedColour(brief, gemstone) },
      }),
  };
}

/** Stones that are worn as beads, and of which nothing else is said to be on the piece. */
const areStrung = ({ gemstones, noStones }: PieceWish['brief']): boolean =>
  !noStones && gemstones.length === 1 && gemstones.every((gem) => GEM_FACTS[gem].form === 'bead');

/** Beads all along were asked for: the tassel is at the end of their strand. */
const hangsFromStrand = ({ arrangements, noStones }: PieceWish['brief']): boolean =>
  !noStones && arrangements?.includes('strand') === true;

const ofStones = ({ brief }: PieceWish): boolean => !brief.noStones && brief.gemstones.length > 0;

const ofChain = ({ brief }: PieceWish): boolean => !hangsFromStrand(brief);

interface Way {
  readonly id: string;
  readonly fits?: (wish: PieceWish) => boolean;
  readonly ornate?: true;
  readonly draw: (drawing: Drawing) => PieceSketch;
}

const tasselled = (noun: string, ways: readonly Way[]): PieceComposition[] =>
  ways.map(({ id, fits = () => true, ornate = false, draw }) => ({
    id,
    noun,
    ornate,
    arrangement: 'tassel',
    onlyAsked: true,
    fits,
    draw,
  }));

const longChain = (drawing: Drawing) => {
  const carrier = chain(drawing, 'neck', 'hangs');
  return drawing.wish.brief.lengthIn === null ? { ...carrier, lengthMm: LONG_MM } : carrier;
};

/** Strands that end in a tassel: size of the beads, those behind against those in front, and length of the tassel, shares of the usual. */
const STRANDS = [
  ['tassel-strand-fine', 0.68, 1, 1],
  ['tassel-strand-graduated', 1, 0.6, 0.85],
  ['tassel-strand-long', 0.78, 1, 1.25],
] as const;

export const TASSEL_NECKLACES = tasselled('tassel necklace', [
  {
    id: 'tassel-necklace',
    fits: ofChain,
    draw: (drawing) => ({
      carrier: longChain(drawing),
      ornaments: [placed('main', tassel(drawing, 'neck', 1))],
    }),
  },
  {
    id: 'tassel-necklace-top',
    fits: ofChain,
    ornate: true,
    draw: (drawing) => ({
      carrier: longChain(drawing),
      ornaments: [
        placed('top', drawing.stone(0.7) ?? drawing.front(0.6)),
        placed('main', tassel(drawing, 'neck', 0.9)),
      ],
    }),
  },
  {
    id: 'tassel-necklace-beads',
    fits: (wish) => ofStones(wish) && ofChain(wish),
    draw: (drawing) => ({
      carrier: longChain(drawing),
      ornaments: [placed('main', tassel(drawing, 'neck', 1, { beaded: true }))],
    }),
  },
  {
    id: 'tassel-strand',
    fits: ({ brief }) => !brief.noStones,
    draw: (drawing) => ({
      carrier: { ...strung(drawing, 'neck', 0.85, 1), lengthMm: longChain(drawing).lengthMm },
      ornaments: [placed('main', tassel(drawing, 'neck', 0.95))],
    }),
  },
  {
    id: 'tassel-necklace-short',
    fits: ofChain,
    draw: (drawing) => ({
      carrier: chain(drawing, 'neck', 'hangs'),
      ornaments: [placed('main', tassel(drawing, 'neck', 0.62))],
    }),
  },
  ...STRANDS.map(
    ([id, share, endShare, tasselShare]): Way => ({
      id,
      fits: ({ brief }) => hangsFromStrand(brief),
      draw: (drawing) => ({
        carrier: { ...strung(drawing, 'neck', share, endShare), lengthMm: longChain(drawing).lengthMm },
        ornaments: [placed('main', tassel(drawing, 'neck', tasselShare))],
      }),
    }),
  ),
]);

export const TASSEL_EARRINGS = tasselled('tassel earrings', [
  {
    id: 'tassel-wire',
    draw: (drawing) => ({
      carrier: pair(drawing, wire(drawing, 'open')),
      ornaments: [placed('main', tassel(drawing, 'ear', 1))],
    }),
  },
  {
    id: 'tassel-post',
    ornate: true,
    draw: (drawing) => ({
      carrier: pair(drawing, POST),
      ornaments: [
        placed('top', drawing.stone(0.6) ?? drawing.front(0.6)),
        placed('main', tassel(drawing, 'ear', 0.9)),
      ],
    }),
  },
  {
    id: 'tassel-beads',
    fits: ofStones,
    draw: (drawing) => ({
      carrier: pair(drawing, wire(drawing, 'open')),
      ornaments: [placed('main', tassel(drawing, 'ear', 0.9, { beaded: true }))],
    }),
  },
  {
    id: 'tassel-short',
    draw: (drawing) => ({
      carrier: pair(drawing, wire(drawing, 'hinged')),
      ornaments: [placed('main', tassel(drawing, 'ear', 0.65))],
    }),
  },
  {
    id: 'tassel-cascade',
    draw: (drawing) => ({
      carrier: pair(drawing, wire(drawing, 'open')),
      ornaments: [placed('main', tassel(drawing, 'ear', 1.25, { uneven: true }))],
    }),
  },
  {
    id: 'tassel-long',
    draw: (drawing) => ({
      carrier: pair(drawing, wire(drawing, 'open')),
      ornaments: [placed('main', tassel(drawing, 'ear', 1.4))],
    }),
  },
]);
