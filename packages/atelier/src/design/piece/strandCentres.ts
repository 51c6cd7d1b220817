/** Strands of beads with one thing let in in their middle: a large stone, a figure, letters. */
import type { Brief, Gemstone } from '@filigree/contracts';
import type { Ornament } from '../ornament/document.ts';
import { stoneIdeas } from '../ornament/stoneIdeas.ts';
import { GEM_FACTS } from '../stones/gems.ts';
import type { ChainCarrier } from './chains.ts';
import { type Drawing, type PieceComposition, placed } from './family.ts';
import { scaledOrnament, sizeOfOrnament } from './scaling.ts';
import { namesFigure } from './shows.ts';
import { strung } from './strandWays.ts';
import type { PieceWish } from './wish.ts';

type Wear = 'neck' | 'wrist' | 'ankle';

const isStrung = (gem: Gemstone): boolean => GEM_FACTS[gem].form !== 'faceted';

/** Beads were named: as a strand, by their rows, as a bracelet of them. */
const isOfBeads = ({ arrangements, braceletKind, rows, gemstones }: Brief): boolean =>
  arrangements?.includes('strand') === true ||
  braceletKind === 'beaded' ||
  ((rows ?? 1) > 1 && gemstones.includes('Pearl'));

/** The stone in the middle: it leads. */
const middleGem = ({ gemstones }: Brief): Gemstone | null => (gemstones.length < 2 ? null : gemstones[0]!);

/** Words that lay the stones otherwise. */
const OTHERWISE = /^(?:alternating|figure-clasp|stations|fringe|charms|layered|tassel|lariat|harness)$/;

/** "Flanked" by strands: a stone, a figure or letters in their middle. */
export function hasStrandCentre({ brief }: Pick<PieceWish, 'brief'>): boolean {
  const names = brief.arrangements ?? [];
  if (brief.noStones || !isOfBeads(brief) || brief.hangs || names.some((name) => OTHERWISE.test(name)))
    return false;
  return (
    names.includes('flanked') && (middleGem(brief) !== null || namesFigure(brief) || Boolean(brief.engraving))
  );
}

/** Of beads, their size against the usual, those at the clasp against the others, and bars between the clasp and the middle. */
const WAYS = [
  { id: 'even', beads: 0.88, endShare: 1, bars: 0, front: 1 },
  { id: 'graduated', beads: 1.02, endShare: 0.6, bars: 0, front: 1.1 },
  { id: 'fine', beads: 0.66, endShare: 1, bars: 0, front: 0.9 },
  { id: 'bars', beads: 0.8, endShare: 1, bars: 2, front: 1.2 },
] as const;

/** How tall the middle of several strands is against them, usual and large; of one strand against its beads. */
const TALL = { usual: 0.66, large: 0.86 } as const;
const OVER_BEADS = { small: 1.1, usual: 1.6, large: 2.2 } as const;
/** A figure is told from further away where it is larger than a stone, against that; about a wrist less. */
const FIGURE_SHARE = { neck: 1.75, wrist: 1.4, ankle: 1.4 } as const;
/** Between the beads of neighbouring strands, mm. */
const LIGHT_MM = 0.5;

/** How tall what is in the middle is, mm. */
function tallMm({ wish: { brief } }: Drawing, { strand }: ChainCarrier): number {
  const beadMm = strand?.diameterMm ?? 6;
  const { stone } = brief.proportions;
  const rows = strand?.strands ?? 1;
  if (rows < 2) return beadMm * OVER_BEADS[stone ?? 'usual'];
  const acrossMm = rows * beadMm + (rows - 1) * LIGHT_MM;
  return acrossMm * TALL[stone === 'large' ? 'large' : 'usual'];
}

/** The stone in the middle as the way sets it, else the front. Small stones stand about it only where they were asked for. */
function middleOf(drawing: Drawing, turn: number, share: number): Ornament {
  const { wish, random, front } = drawing;
  const { brief, style, prongsPossible } = wish;
  const isFigure = namesFigure(brief) || Boolean(brief.engraving);
  if (isFigure || style.centre === null) return front(share);
  const accent = brief.gemstones.find((gem, i) => i > 0 && !isStrung(gem)) ?? null;
  const isFramed =
    brief.setting === 'Halo' || brief.arrangements?.includes('surround') === true || accent !== null;
  const ideas = stoneIdeas(
    { ...style, accent: isFramed ? style.accent : null },
    { prongsPossible, prongCount: brief.prongCount },
  ).filter(({ id }) => id !== 'graduated-row');
  const wished = ideas.filter(({ settings }) =>
    brief.setting === null
      ? !isFramed || settings.includes('Halo') || settings.includes('Cluster')
      : settings.includes(brief.setting),
  );
  const able = wished.length > 0 ? wished : ideas;
  return able[turn % able.length]?.draw(random, share) ?? front(share);
}

/** The beads are of what is not in the middle. */
function ofBeads(drawing: Drawing): Drawing {
  const { wish } = drawing;
  const { brief } = wish;
  const middle = middleGem(brief);
  const others = brief.gemstones.filter((gem) => gem !== middle);
  const beads = others.filter(isStrung);
  const gemstones = beads.length > 0 ? beads : others;
  return { ...drawing, wish: { ...wish, brief: { ...brief, gemstones } } };
}

const centred = (wear: Wear, noun: string, prefix: string): PieceComposition[] =>
  WAYS.map(
    ({ id, beads, endShare, bars, front }, turn): PieceComposition => ({
      id: `${prefix}-strand-centre-${id}`,
      noun,
      ornate: false,
      arrangement: 'strand',
      onlyAsked: true,
      leads: true,
      fits: hasStrandCentre,
      draw: (drawing) => {
        const carrier = strung(ofBeads(drawing), wear, beads, endShare, bars);
        const main = middleOf(drawing, turn, front);
        const isWeighed = drawing.wish.brief.caratWeight !== null;
        const figure = main.kind === 'stone' || main.kind === 'rosette' ? 1 : FIGURE_SHARE[wear];
        const share = (front * figure * tallMm(drawing, carrier)) / sizeOfOrnament(main);
        return {
          carrier: { ...carrier, front: 'let-in' },
          ornaments: [placed('main', isWeighed ? main : scaledOrnament(main, share))],
        };
      },
    }),
  );

export const CENTRED_NECKLACES = centred('neck', 'bead necklace', 'neck');
export const CENTRED_BRACELETS = centred('wrist', 'bead bracelet', 'bracelet');
export const CENTRED_ANKLETS = centred('ankle', 'bead anklet', 'ankle');
