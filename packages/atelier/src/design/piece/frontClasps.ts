/** A clasp that is worn in front: the piece's middle, from which hangs what was named. */
import { chainOf } from '../chain/draw.ts';
import { type ChainCarrier, chain, chainAsked } from './chains.ts';
import { type Drawing, type PieceComposition, placed } from './family.ts';
import { namesFigure } from './shows.ts';
import { strung } from './strandWays.ts';
import type { PieceWish } from './wish.ts';

type Wear = 'neck' | 'wrist' | 'ankle';

/** Ways: how heavy the chain is, how long the clasp (mm), what hangs from it of the usual front. */
const WAYS = [
  { id: 'usual', weight: 'usual', claspMm: 21, share: 0.8 },
  { id: 'bold', weight: 'bold', claspMm: 26, share: 1 },
  { id: 'open', weight: 'open', claspMm: 23, share: 0.9 },
  { id: 'fine', weight: 'fine', claspMm: 17, share: 0.7 },
] as const;
type Way = (typeof WAYS)[number];

const USES = {
  neck: { usual: 'necklace', bold: 'statement', fine: 'anklet' },
  wrist: { usual: 'bracelet', bold: 'statement', fine: 'anklet' },
  ankle: { usual: 'anklet', bold: 'bracelet', fine: 'body' },
} as const;
/** Width of the long open links that nobody named otherwise, mm. */
const OPEN_MM = { neck: 4.6, wrist: 4.4, ankle: 3 } as const satisfies Record<Wear, number>;
/** About wrist and ankle a clasp is so much smaller. */
const CLASP_SHARE = { neck: 1, wrist: 0.85, ankle: 0.72 } as const satisfies Record<Wear, number>;

const isStrung = ({ brief }: PieceWish): boolean =>
  brief.arrangements?.includes('strand') === true && !brief.noStones;

/** Something besides the chain was asked for. */
const bears = (wish: PieceWish): boolean =>
  namesFigure(wish.brief) || Boolean(wish.brief.engraving) || (wish.stoneAsked && !isStrung(wish));

function carrierOf(drawing: Drawing, wear: Wear, { weight, claspMm }: Way): ChainCarrier {
  const { wish, random } = drawing;
  const { brief } = wish;
  const carrier = isStrung(wish) ? strung(drawing, wear, 1, 1) : chain(drawing, wear, 'hangs');
  const drawn = isStrung(wish)
    ? carrier.chain
    : weight === 'open' && !brief.chainKind
      ? chainOf('paperclip', carrier.alloyId, brief.bandWidthMm ?? OPEN_MM[wear], random)
      : chainAsked(drawing, USES[wear][weight === 'open' ? 'usual' : weight], !bears(wish));
  return {
    ...carrier,
    chain: drawn,
    clasp: {
      ...carrier.clasp,
      // Unless another was named it is one that is worth looking at.
      form: brief.claspKind ? carrier.clasp.form : 'toggle',
      lengthMm: claspMm * CLASP_SHARE[wear],
      worn: 'front',
    },
  };
}

const closed = (wear: Wear, noun: string): PieceComposition[] =>
  WAYS.map((way) => ({
    id: `${wear}-front-clasp-${way.id}`,
    noun,
    ornate: way.id === 'bold',
    arrangement: 'front-clasp',
    onlyAsked: true,
    fits: ({ brief }) =>
      (brief.rows ?? 1) < 2 && (!brief.braceletKind || /^(?:chain|charm|beaded)$/.test(brief.braceletKind)),
    draw: (drawing) => ({
      carrier: carrierOf(drawing, wear, way),
      ornaments: bears(drawing.wish) ? [placed('main', drawing.front(way.share))] : [],
    }),
  }));

export const FRONT_CLASPED_NECKLACES = closed('neck', 'chain necklace');
export const FRONT_CLASPED_BRACELETS = closed('wrist', 'chain bracelet');
export const FRONT_CLASPED_ANKLETS = closed('ankle', 'anklet');
