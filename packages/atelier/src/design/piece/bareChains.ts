/** Chains that are the piece: nothing is on them. */
import type { Brief } from '@filigree/contracts';
import type { Chain } from '../chain/document.ts';
import type { ChainUse } from '../chain/draw.ts';
import { THINNEST_WIRE_MM, thickestWireMm, WIRE_SHARE } from '../chain/proportions.ts';
import type { Clasp } from '../findings/document.ts';
import { type ChainCarrier, chain, chainAsked } from './chains.ts';
import type { Drawing, PieceComposition } from './family.ts';
import type { PieceWish } from './wish.ts';

type Wear = ChainCarrier['wear'];

/** How heavy a chain that is the piece is drawn, from the slimmest. */
const WEIGHTS = {
  neck: { fine: 'pendant', usual: 'necklace', bold: 'statement' },
  wrist: { fine: 'anklet', usual: 'bracelet', bold: 'statement' },
  ankle: { fine: 'pendant', usual: 'anklet', bold: 'bracelet' },
  body: { fine: 'pendant', usual: 'body', bold: 'necklace' },
} as const satisfies Record<Wear, Readonly<Record<string, ChainUse>>>;

const bareOf = (drawing: Drawing, wear: Wear, use: ChainUse): ChainCarrier => ({
  ...chain(drawing, wear, 'hangs'),
  chain: chainAsked(drawing, use, true),
});

/** close: thick wire in short links, their faces filed bright; round: thick wire left round; open: thin wire in long links. */
type Links = 'close' | 'round' | 'open';

/** The wire of each, from the thinnest (0) to the thickest (1) that can be made. */
const WIRE_PLACE = { close: 0.97, round: 0.9, open: 0.12 } as const satisfies Record<Links, number>;
const CABLE_LENGTHS = { close: 1.2, round: 1.5, open: 1.95 } as const satisfies Record<Links, number>;
const PAPERCLIP_LENGTHS = { close: 2.3, round: 3.1, open: 4.2 } as const satisfies Record<Links, number>;
const SINGAPORE_DEGREES = { close: 32, round: 22, open: 14 } as const satisfies Record<Links, number>;

/** The chain with links of another making, as wide as it is. */
function ofLinks(made: Chain, links: Links): Chain {
  const [least] = WIRE_SHARE[made.kind];
  const thickest = thickestWireMm(made.kind, made.widthMm);
  const wire = least * made.widthMm + (thickest - least * made.widthMm) * WIRE_PLACE[links];
  const wireMm = Math.max(THINNEST_WIRE_MM, Math.floor(100 * Math.min(thickest, wire)) / 100);
  const isClose = links === 'close';
  switch (made.kind) {
    case 'cable':
      return { ...made, wireMm, lengthShare: CABLE_LENGTHS[links] };
    case 'paperclip':
      return { ...made, wireMm, lengthShare: PAPERCLIP_LENGTHS[links] };
    case 'rolo':
      return { ...made, wireMm, section: isClose ? 'flat' : 'round' };
    case 'curb':
      return { ...made, wireMm, filed: isClose };
    case 'figaro':
      return {
        ...made,
        wireMm,
        filed: isClose,
        shortLinks: links === 'open' ? 1 : 3,
        longShare: links === 'open' ? 2.6 : 1.7,
      };
    case 'singapore':
      return { ...made, wireMm, twistDegrees: SINGAPORE_DEGREES[links] };
    default:
      return { ...made, wireMm };
  }
}

/** A Cuban link is a curb whose links lie close: only their faces and their clasp are left to choose. */
const isCuban = ({ chainKind }: Brief): boolean => chainKind === 'cuban';

type OfWidth = readonly [id: string, links: Links, clasp: Clasp['form']];

/** Of a told width the links and the clasp are what is left to choose; about the neck the clasp lies behind. */
const ofWidth = (wear: Wear): readonly OfWidth[] => [
  ['close', 'close', 'box'],
  ['open', 'open', 'lobster'],
  wear === 'wrist' || wear === 'ankle' ? ['toggle', 'close', 'toggle'] : ['round', 'round', 'lobster'],
];

const isWidthTold = ({ bandWidthMm }: Brief): boolean => bandWidthMm !== null;

const isWeight = ({ proportions: { presence, band } }: Brief, weight: 'usual' | 'fine' | 'bold'): boolean =>
  !(weight === 'fine' && (presence === 'bold' || band === 'wide')) &&
  !(weight === 'bold' && (presence === 'delicate' || band === 'slim'));

/** A chain with nothing on it: in the weights that the wish leaves open, else in the makings of its links. */
const bare = (wear: Wear, noun: string): PieceComposition[] => {
  const way = (
    id: string,
    ornate: boolean,
    fits: (wish: PieceWish) => boolean,
    carrier: (drawing: Drawing) => ChainCarrier,
  ): PieceComposition => ({
    id: `${wear}-chain-${id}`,
    noun,
    arrangement: 'chain',
    onlyAsked: true,
    ornate,
    fits: (wish) => wish.brief.noStones && fits(wish),
    draw: (drawing) => ({ carrier: carrier(drawing), ornaments: [] }),
  });
  return [
    ...(['usual', 'fine', 'bold'] as const).map((weight) =>
      way(
        weight,
        weight === 'bold',
        ({ brief }) => isWeight(brief, weight) && !(weight !== 'usual' && isWidthTold(brief)),
        (drawing) => bareOf(drawing, wear, WEIGHTS[wear][weight]),
      ),
    ),
    ...ofWidth(wear).map(([id, links, clasp]) =>
      way(
        id,
        false,
        ({ brief }) => isWidthTold(brief),
        (drawing) => {
          const drawn = bareOf(drawing, wear, WEIGHTS[wear].usual);
          const { brief } = drawing.wish;
          const close = ofLinks(drawn.chain, isCuban(brief) ? 'close' : links);
          return {
            ...drawn,
            chain: close.kind === 'curb' && isCuban(brief) ? { ...close, filed: links === 'close' } : close,
            clasp: brief.claspKind ? drawn.clasp : { ...drawn.clasp, form: clasp },
          };
        },
      ),
    ),
  ];
};

export const BARE_NECKLACES = bare('neck', 'chain necklace');
export const BARE_BRACELETS = bare('wrist', 'chain bracelet');
export const BARE_ANKLETS = bare('ankle', 'chain anklet');
export const BARE_BODY_CHAINS = bare('body', 'body chain');
