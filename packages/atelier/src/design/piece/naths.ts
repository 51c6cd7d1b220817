/** Rings of a nose that bear stones of several kinds: a nath with its cluster of pearls, a ruby and an emerald. */
import type { Gemstone } from '@filigree/contracts';
import type { NoseFitting } from '../findings/document.ts';
import { drawFlower, type FlowerForm } from '../flowers.ts';
import type { Ornament } from '../ornament/document.ts';
import type { StoneHold } from '../ornament/stone.ts';
import type { Stone } from '../parts.ts';
import { isCabochon, kindOf, round2 } from '../ring/wish.ts';
import { askedColour } from '../stones/askedColour.ts';
import { stoneOfSize, usualRatio } from '../stones/weight.ts';
import { type Drawing, type PieceComposition, placed } from './family.ts';
import { fitted, single } from './fittedWays.ts';
import type { PieceWish } from './wish.ts';

/** Pearls and another gem on a ring that is to be large, or Indian: what a nath is. */
const isOfTwo = ({ gemstones, proportions, culture }: PieceWish['brief']): boolean =>
  gemstones.length === 2 &&
  gemstones.includes('Pearl') &&
  (proportions.presence === 'bold' || culture.includes('Indian / Mughal'));

/** "A nath with pearls": a ring of India with nothing but pearls. */
const isOfPearls = ({ gemstones, culture, earringKind, stoneCount }: PieceWish['brief']): boolean =>
  gemstones.length === 1 &&
  gemstones[0] === 'Pearl' &&
  earringKind === 'hoop' &&
  stoneCount === null &&
  culture.includes('Indian / Mughal');

/** At least three gems were named, or two of a nath, or pearls alone, and nothing that has a form of its own. */
export const isNath = ({ brief, style }: Pick<PieceWish, 'brief' | 'style'>): boolean =>
  style.centre !== null &&
  !brief.noStones &&
  (brief.gemstones.length > 2 || isOfTwo(brief) || isOfPearls(brief)) &&
  brief.motifs.length + (brief.figures ?? []).length === 0;

/** The stones of a nath: those in the middle and those about them, which are pearls where pearls were named. */
function partsOf({ brief }: PieceWish): {
  readonly first: Gemstone;
  readonly second: Gemstone;
  readonly about: Gemstone;
} {
  const named = brief.gemstones;
  const about = named.find((gem) => gem === 'Pearl') ?? named[named.length - 1]!;
  const [first = about, second = first] = named.filter((gem) => gem !== about);
  return { first, second, about };
}

function stoneOf({ brief }: PieceWish, gemstone: Gemstone, mm: number): Stone {
  const kind = {
    ...kindOf(gemstone, null, 'Round', [], isCabochon(brief, gemstone)),
    colour: askedColour(brief, gemstone),
  };
  const ratio = kind.form === 'bead' ? 1 : usualRatio(kind);
  return stoneOfSize(kind, round2(mm), round2(mm / ratio));
}

const BEZEL: StoneHold = { kind: 'bezel', wallMm: null, milgrain: false, scalloped: false };

/** One round stone of a gem in a bezel, a pearl on its peg. */
export const alone = ({ wish }: Drawing, gemstone: Gemstone, mm: number): Ornament => {
  const stone = stoneOf(wish, gemstone, mm);
  return {
    kind: 'stone',
    alloyId: wish.style.accentAlloyId,
    stone,
    orientation: 'upright',
    hold: stone.form === 'bead' ? { kind: 'peg' } : BEZEL,
    halo: null,
  };
};

const row = (
  { wish }: Drawing,
  gems: readonly Gemstone[],
  mm: number,
  direction: 'down' | 'across',
): Ornament => ({
  kind: 'row',
  alloyId: wish.style.accentAlloyId,
  stones: gems.map((gem) => stoneOf(wish, gem, mm)),
  direction,
  hold: BEZEL,
});

const FLOWER: Omit<FlowerForm, 'petals'> = {
  id: 'nath',
  cut: 'Round',
  points: 'out',
  setting: 'bezel',
  slim: 0,
};

/** A stone with others about it. */
function cluster(
  { wish }: Drawing,
  middle: Gemstone,
  about: Gemstone,
  petals: number,
  sizeMm: number,
): Ornament {
  const flower = drawFlower(
    { ...FLOWER, petals },
    {
      brief: { ...wish.brief, petals: { gemstone: about, cut: null, count: petals } },
      centre: stoneOf(wish, middle, 2.4),
      isSized: false,
      sizeMm,
      prongsPossible: wish.prongsPossible,
    },
  );
  return { kind: 'rosette', alloyId: wish.style.accentAlloyId, ...flower };
}

type Hoop = Extract<NoseFitting, { kind: 'nose-hoop' }>;

const ring = (
  { wish: { brief } }: Drawing,
  insideMm: number,
  more: Pick<Hoop, 'strands' | 'seat'>,
): Hoop => ({
  kind: 'nose-hoop',
  form: brief.claspKind === 'clip-on' ? 'open' : 'seamless',
  wireMm: 0.9,
  innerDiameterMm: round2(Math.min(14, Math.max(6, brief.pieceSizeMm?.[0] ?? insideMm))),
  ...more,
});

/** The front, and so many of what hangs from it. */
type Parts = readonly [main: Ornament, drop: Ornament, count: number];

const nath = (
  id: string,
  insideMm: number,
  more: Pick<Hoop, 'strands' | 'seat'>,
  parts: (drawing: Drawing, gems: ReturnType<typeof partsOf>) => Parts,
): PieceComposition =>
  single(
    id,
    'nose ring with a drop',
    true,
    (drawing) => {
      const [main, drop, count] = parts(drawing, partsOf(drawing.wish));
      return {
        carrier: fitted(drawing, ring(drawing, insideMm, more), { shown: 'hangs' }),
        ornaments: [placed('main', main), placed('drop', drop, count)],
      };
    },
    isNath,
  );

/** Naths: a cluster let into the ring or hanging from it, a row of two gems with the third below. */
export const NATHS: readonly PieceComposition[] = [
  nath('nath-cluster', 13, { seat: 'bottom' }, (drawing, { first, second, about }) => [
    cluster(drawing, first, about, 7, 7.4),
    alone(drawing, second, 3),
    1,
  ]),
  nath('nath-row', 12, { seat: 'bottom' }, (drawing, { first, second, about }) => [
    first === about ? cluster(drawing, first, about, 5, 6.2) : row(drawing, [first, second], 3, 'across'),
    alone(drawing, about, 2.8),
    3,
  ]),
  nath('nath-hung', 13, { strands: 'beaded' }, (drawing, { first, second, about }) => [
    cluster(drawing, second, about, 6, 6.6),
    alone(drawing, first, 3.2),
    1,
  ]),
  nath('nath-fall', 12.5, { strands: 'twisted' }, (drawing, { first, second, about }) => [
    first === about ? cluster(drawing, first, about, 8, 7.8) : row(drawing, [second, first], 2.8, 'down'),
    alone(drawing, about, 3.4),
    1,
  ]),
];
