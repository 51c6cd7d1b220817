import type { DesignEra } from '@filigree/contracts';
import type { Random } from '../random.ts';
import type { Chain, ChainKind } from './document.ts';
import { THINNEST_WIRE_MM, thickestWireMm, WIRE_SHARE } from './proportions.ts';

/** What a chain is to carry or be. */
export const CHAIN_USES = [
  'pendant',
  'necklace',
  'statement',
  'bracelet',
  'anklet',
  'body',
  'safety',
] as const;
export type ChainUse = (typeof CHAIN_USES)[number];

export interface ChainStyle {
  readonly era: DesignEra | null;
  readonly alloyId: string;
  /** 0.7 (delicate) to 1.6 (bold). */
  readonly presence: number;
}

/** Kinds each use is drawn from, with how often; widths in mm at presence 1. */
const USES: Readonly<
  Record<
    ChainUse,
    {
      readonly kinds: Readonly<Partial<Record<ChainKind, number>>>;
      readonly width: readonly [number, number];
    }
  >
> = {
  pendant: {
    kinds: { cable: 5, rolo: 1, box: 2, wheat: 2, singapore: 1, snake: 1, rope: 1 },
    width: [1.1, 1.6],
  },
  necklace: {
    kinds: {
      cable: 2,
      paperclip: 2,
      rope: 2,
      wheat: 2,
      figaro: 2,
      herringbone: 2,
      curb: 1,
      snake: 1,
      box: 1,
      ball: 1,
    },
    width: [1.8, 3.2],
  },
  statement: {
    kinds: { curb: 3, byzantine: 3, rope: 2, rolo: 2, paperclip: 2, herringbone: 1 },
    width: [5, 8],
  },
  bracelet: {
    kinds: { curb: 3, rolo: 3, figaro: 2, paperclip: 2, rope: 2, byzantine: 2, wheat: 1, cable: 1 },
    width: [3, 5],
  },
  anklet: {
    kinds: { cable: 3, figaro: 2, ball: 2, singapore: 2, rolo: 1, box: 1, paperclip: 1 },
    width: [1.3, 2.2],
  },
  body: { kinds: { cable: 4, ball: 2, paperclip: 1, singapore: 1, figaro: 1 }, width: [1.3, 2] },
  safety: { kinds: { cable: 1 }, width: [0.9, 1.1] },
};

/** Kinds an era is known for: drawn this much oftener. */
const ERA_KINDS: Readonly<Record<DesignEra, Readonly<Partial<Record<ChainKind, number>>>>> = {
  Minimalist: { cable: 3, snake: 3, box: 2, paperclip: 2, ball: 2 },
  'Art Deco': { paperclip: 4, box: 4, snake: 2 },
  Victorian: { rolo: 5, rope: 3, curb: 2, wheat: 2 },
  'Vintage Floral': { cable: 2, wheat: 4, singapore: 3, rope: 2 },
  'Modern Sculptural': { paperclip: 4, herringbone: 4, snake: 3 },
  'Gothic / Dark Aesthetic': { byzantine: 4, curb: 3, box: 2, wheat: 2 },
  'Boho / Organic': { ball: 4, rolo: 3, figaro: 2, cable: 2 },
  'Futuristic / Cyber-Lux': { snake: 5, herringbone: 4, box: 3, ball: 2 },
  'Classic / Bridal': { cable: 4, box: 2, wheat: 2, singapore: 2, rope: 2 },
  'Street-Lux / Avant-Garde': { curb: 6, figaro: 3, byzantine: 2, rope: 3 },
};

/** Kinds that need a certain breadth to be made at all, and kinds that are not sold broader, mm. */
const WIDTHS: Readonly<Record<ChainKind, readonly [number, number]>> = {
  cable: [0.9, 8],
  rolo: [1.3, 10],
  paperclip: [1.6, 9],
  curb: [1.2, 12],
  figaro: [1.5, 9],
  singapore: [1.1, 2.6],
  rope: [1.7, 8],
  wheat: [1.1, 6],
  byzantine: [2.6, 9],
  box: [0.8, 4],
  snake: [2, 4],
  herringbone: [4, 8],
  ball: [1.1, 4],
};

/** A kind that cannot be made finer than this against what was wanted would drown a dainty piece. */
const BROADER_SHARE = 1.3;
/** As fine as chains of every use may be, mm: no kind is left out for less. */
const ANY_MM = 1.3;

/** Draws the kind and gauge of a chain for a use. Equal random streams give equal chains. */
export function drawChain(style: ChainStyle, random: Random, use: ChainUse): Chain {
  const { kinds, width } = USES[use];
  const favours: Readonly<Partial<Record<ChainKind, number>>> =
    style.era === null ? {} : ERA_KINDS[style.era];
  const broadest = width[1] * style.presence * BROADER_SHARE;
  const options = (Object.entries(kinds) as [ChainKind, number][])
    .filter(([kind]) => WIDTHS[kind][0] <= Math.max(broadest, ANY_MM))
    .map(([kind, weight]) => [kind, weight * (favours[kind] ?? 1)] as const);
  const total = options.reduce((sum, [, weight]) => sum + weight, 0);
  let rest = random() * total;
  const kind = (options.find(([, weight]) => {
    rest -= weight;
    return rest < 0;
  }) ?? options[0])[0];
  const wanted = (width[0] + (width[1] - width[0]) * random()) * style.presence;
  return chainOf(kind, style.alloyId, wanted, random);
}

/** A chain of a kind about as wide as asked, with the wire and links usual for it. */
export function chainOf(kind: ChainKind, alloyId: string, widthMm: number, random: Random): Chain {
  const [narrow, broad] = WIDTHS[kind];
  const width = rounded(Math.min(broad, Math.max(narrow, widthMm)));
  const [least, most] = WIRE_SHARE[kind];
  const share = least + (most - least) * (0.6 + 0.38 * random());
  const thickest = thickestWireMm(kind, width);
  const wire = Math.floor(100 * Math.min(thickest, Math.max(THINNEST_WIRE_MM, share * width))) / 100;
  const common = { alloyId, widthMm: width, wireMm: Math.max(THINNEST_WIRE_MM, wire) };
  switch (kind) {
    case 'cable':
      return { kind, ...common, lengthShare: rounded(1.25 + 0.3 * random()) };
    case 'rolo':
      return { kind, ...common, section: random() < 0.45 ? 'flat' : 'round' };
    case 'paperclip':
      return { kind, ...common, lengthShare: rounded(2.6 + random()) };
    case 'curb':
      return { kind, ...common, filed: random() < 0.7 };
    case 'figaro':
      return {
        kind,
        ...common,
        filed: random() < 0.7,
        shortLinks: random() < 0.75 ? 3 : 2,
        longShare: rounded(1.9 + 0.5 * random()),
      };
    case 'singapore':
      return { kind, ...common, twistDegrees: Math.round(18 + 10 * random()) };
    default:
      return { kind, ...common };
  }
}

const rounded = (x: number): number => Math.round(x * 100) / 100;
