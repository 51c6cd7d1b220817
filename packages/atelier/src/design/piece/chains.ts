/** The chain that a piece is worn on: as long, of the links and with the clasp that were asked for. */
import type { Brief } from '@filigree/contracts';
import { askedChain } from '../chain/askedChain.ts';
import type { Chain } from '../chain/document.ts';
import { type ChainUse, chainOf, drawChain } from '../chain/draw.ts';
import type { Clasp } from '../findings/document.ts';
import { between, pick } from '../ring/recipes/parts.ts';
import { round2 } from '../ring/wish.ts';
import type { Carrier } from './carriers.ts';
import type { Drawing } from './family.ts';

/** A chain was asked for by its kind or its length. */
export const asksForChain = ({ chainKind, lengthIn }: Brief): boolean =>
  Boolean(chainKind) || lengthIn !== null;

/** "No chain": the pendant goes on one that is there. */
export const refusesChain = ({ arrangements }: Brief): boolean =>
  arrangements?.includes('without-chain') === true;

export type ChainCarrier = Extract<Carrier, { kind: 'chain' }>;

/** Usual lengths, mm: princess necklace 18 in, bracelet 7 in, anklet 9.5 in (jewelry-facts section 8). */
const USUAL_LENGTH_MM = { neck: 450, wrist: 180, ankle: 240, body: 820 } as const;
/** Close about the neck: 14 in (jewelry-facts section 8). */
const CHOKER_MM = 355;
const LENGTH_RANGE_MM = {
  neck: [330, 1100],
  wrist: [150, 240],
  ankle: [200, 300],
  body: [600, 1200],
} as const;

export function chain(
  drawing: Drawing,
  wear: ChainCarrier['wear'],
  front: ChainCarrier['front'],
  weight: 'fine' | 'statement' = 'fine',
): ChainCarrier {
  const { wish } = drawing;
  const askedMm = wish.brief.lengthIn === null ? null : wish.brief.lengthIn * 25.4;
  const [least, most] = LENGTH_RANGE_MM[wear];
  const isChoker = wear === 'neck' && wish.brief.arrangements?.includes('choker') === true;
  const wanted = askedMm ?? (isChoker ? CHOKER_MM : USUAL_LENGTH_MM[wear]);
  const lengthMm = round2(Math.min(most, Math.max(least, wanted)));
  if (lengthMm !== round2(wanted)) {
    wish.adjustments.push(
      `A length of ${round2(wanted / 25.4)} in is not worn on the ${wear}: it is ${round2(lengthMm / 25.4)} in long.`,
    );
  }
  const use = weight === 'statement' ? 'statement' : USES[wear];
  return {
    kind: 'chain',
    alloyId: wish.style.alloyId,
    chain: chainAsked(drawing, use),
    wear,
    lengthMm,
    front,
    tailMm: null,
    clasp: claspFor(drawing, wear),
  };
}

const USES = { neck: 'pendant', wrist: 'bracelet', ankle: 'anklet', body: 'body' } as const;

/** Clasps as asked where they are made, else by use: lobsters on fine chains, toggles and boxes on bracelets. */
function claspFor({ wish, random }: Drawing, wear: ChainCarrier['wear']): Clasp {
  const asked = wish.brief.claspKind;
  const form: Clasp['form'] =
    asked === 'toggle' ||
    asked === 'lobster' ||
    asked === 'spring-ring' ||
    asked === 'box' ||
    asked === 'magnetic'
      ? asked
      : asked === 'hook'
        ? 's-hook'
        : wear === 'wrist'
          ? pick(random, ['lobster', 'toggle', 'box'])
          : pick(random, ['lobster', 'spring-ring']);
  return { kind: 'clasp', form, lengthMm: wear === 'wrist' ? 12 : 10 };
}

/** A chain that was asked for thin against the usual. */
const SLIM_CHAIN = 0.72;

/**
 * A chain of the asked kind, or one that suits use and era.
 * @param isPiece nothing is on it: the width that was asked for is its own
 */
export function chainAsked({ wish, random }: Drawing, use: ChainUse, isPiece = false): Chain {
  const { style, brief } = wish;
  // A thin chain is thin whatever hangs from it.
  const isSlim = brief.proportions.band === 'slim';
  const drawn = drawChain(isSlim ? { ...style, presence: SLIM_CHAIN * style.presence } : style, random, use);
  const kind = askedChain(brief, wish.adjustments);
  // Elsewhere a width is of what hangs from the chain.
  const { bandWidthMm, arrangements } = brief;
  const askedMm = isPiece || kind !== null || arrangements?.includes('chain') ? bandWidthMm : null;
  if (askedMm === null)
    return kind === null || kind === drawn.kind ? drawn : chainOf(kind, drawn.alloyId, drawn.widthMm, random);
  const made = chainOf(kind ?? drawn.kind, drawn.alloyId, askedMm, random);
  if (Math.abs(made.widthMm - askedMm) > 0.01) {
    const told = `A chain of these links is not made ${askedMm} mm wide: it is ${made.widthMm} mm.`;
    if (!wish.adjustments.includes(told)) wish.adjustments.push(told);
  }
  return made;
}

/** How many stations stand along a chain: as counted, or about as many as usual. */
export const stationCount = ({ wish, random }: Drawing, usual: number): number =>
  Math.min(31, wish.brief.stoneCount ?? usual + 2 * Math.round(between(random, -1, 1)));
