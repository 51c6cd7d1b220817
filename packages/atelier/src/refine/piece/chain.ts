/** Chains: kind, gauge, length, clasp, tail; pendants that get a chain or lose it. */

import { CHAIN_KINDS, type ChainKind } from '../../design/chain/document.ts';
import { chainOf } from '../../design/chain/draw.ts';
import { type Carrier, chainsOf, type Layer, withoutTails } from '../../design/piece/carriers.ts';
import type { PieceDesign } from '../../design/piece/document.ts';
import { seededRandom } from '../../design/random.ts';
import type { Change, WhichChain } from '../change.ts';
import { already, done, impossible, lower, mm, type Outcome, round2 } from '../outcome.ts';
import { take } from '../step.ts';

type ChainCarrier = Extract<Carrier, { kind: 'chain' }>;

/** What is worn, and what is sold; mm (the ranges of the recipes, princess to opera for necks). */
const LENGTH_MM = { neck: [330, 1100], wrist: [150, 240], ankle: [200, 300], body: [600, 1200] } as const;
const USUAL_PENDANT_CHAIN_MM = 450;
const WRIST_ROOM_MM = 8;

const noChain = (piece: PieceDesign): Outcome =>
  impossible(
    piece.type === 'Bracelet'
      ? 'This bracelet is a stiff bangle without a chain: start a new design and ask for a chain bracelet.'
      : `This ${lower(piece.type)} has no chain.`,
  );

const inches = (millimetres: number): string => `${round2(millimetres / 25.4)} in`;

/** The chain that is named among several; null where none is, or there is one. */
export function chainNamed(
  { carrier }: PieceDesign,
  which: WhichChain | undefined,
): ChainCarrier | Layer | null {
  if (which === undefined || carrier.kind !== 'chain') return null;
  const all = [...chainsOf(carrier)].sort((a, b) => a.lengthMm - b.lengthMm);
  if (all.length < 2) return null;
  const at =
    which === 'last' ? all.length - 1 : which === 'middle' ? Math.floor((all.length - 1) / 2) : which;
  return all[at] ?? null;
}

/** The chain that a piece has, or that a pendant is hung on for it. */
function chainFor(piece: PieceDesign, said: string[]): ChainCarrier | null {
  if (piece.carrier.kind === 'chain') return piece.carrier;
  if (piece.carrier.kind !== 'hung' || piece.type !== 'Pendant') return null;
  const { alloyId } = piece.carrier;
  const carrier: ChainCarrier = {
    kind: 'chain',
    alloyId,
    chain: chainOf('cable', alloyId, 1.3, seededRandom(piece.seed)),
    wear: 'neck',
    clasp: { kind: 'clasp', form: 'lobster', lengthMm: 10 },
    tailMm: null,
    lengthMm: USUAL_PENDANT_CHAIN_MM,
    front: 'hangs',
  };
  piece.carrier = carrier;
  said.push('Hung on a chain of its own');
  return carrier;
}

export function changeOnChain(piece: PieceDesign, { on }: Extract<Change, { kind: 'onChain' }>): Outcome {
  if (on) {
    const said: string[] = [];
    if (piece.carrier.kind === 'chain') return already('There is a chain already.');
    const carrier = chainFor(piece, said);
    return carrier === null
      ? noChain(piece)
      : done(`${said[0]}: ${carrier.chain.kind}, ${inches(carrier.lengthMm)}`);
  }
  if (piece.carrier.kind !== 'chain') return noChain(piece);
  if (piece.type !== 'Pendant')
    return impossible(
      `Without its chain this is no ${lower(piece.type)}: start a new design and ask for a pendant.`,
    );
  piece.carrier = {
    kind: 'hung',
    alloyId: piece.carrier.alloyId,
    bail: { kind: 'bail', form: 'tapered', insideMm: 3.2, widthMm: 3 },
  };
  return done('Chain removed: the pendant hangs from a bail');
}

export function changeChain(
  piece: PieceDesign,
  { chain, note, which }: Extract<Change, { kind: 'chain' }>,
): Outcome {
  const named = chainNamed(piece, which);
  if (named !== null) {
    const { kind, alloyId, widthMm } = named.chain;
    if (kind === chain) return already(`That chain is already a ${chain} chain.`);
    named.chain = chainOf(chain, alloyId, widthMm, seededRandom(piece.seed));
    return done(`Chain of ${inches(named.lengthMm)} ${kind} -> ${chain}`, ...(note === null ? [] : [note]));
  }
  const said: string[] = [];
  const hung = piece.carrier.kind === 'hung';
  const carrier = chainFor(piece, said);
  if (carrier === null) return noChain(piece);
  const before = carrier.chain;
  if (before.kind === chain && !hung) return already(`The chain is already a ${chain} chain.`);
  for (const own of chainsOf(carrier))
    own.chain = chainOf(chain, own.chain.alloyId, own.chain.widthMm, seededRandom(piece.seed));
  const width = carrier.chain.widthMm === before.widthMm ? '' : `, ${mm(carrier.chain.widthMm)} wide`;
  return done(...said, `Chain ${before.kind} -> ${chain}${width}`, ...(note === null ? [] : [note]));
}

/** The kinds as a jeweler would show them one after the other. */
const nextKind = (kind: ChainKind): ChainKind =>
  CHAIN_KINDS[(CHAIN_KINDS.indexOf(kind) + 1) % CHAIN_KINDS.length]!;

export function changeToAnotherChain(piece: PieceDesign): Outcome {
  if (piece.carrier.kind !== 'chain') return noChain(piece);
  return changeChain(piece, { kind: 'chain', chain: nextKind(piece.carrier.chain.kind), note: null });
}

export function changeChainWidth(
  piece: PieceDesign,
  { step, which }: Extract<Change, { kind: 'chainWidth' }>,
): Outcome {
  const named = chainNamed(piece, which);
  if (named !== null) {
    const { kind, alloyId, widthMm } = named.chain;
    const own = chainOf(kind, alloyId, take(step, widthMm, 0.7, 14).value, seededRandom(piece.seed));
    if (own.widthMm === widthMm) return already(`A ${kind} chain is not made otherwise than this.`);
    named.chain = { ...named.chain, widthMm: own.widthMm, wireMm: own.wireMm };
    return done(`Chain of ${inches(named.lengthMm)} ${mm(widthMm)} -> ${mm(own.widthMm)}`);
  }
  const said: string[] = [];
  const carrier = chainFor(piece, said);
  if (carrier === null) return noChain(piece);
  const before = carrier.chain;
  const wished = take(step, before.widthMm, 0.7, 14).value;
  const after = chainOf(before.kind, before.alloyId, wished, seededRandom(piece.seed));
  if (after.widthMm === before.widthMm)
    return already(
      `A ${before.kind} chain is not made ${wished > before.widthMm ? 'wider' : 'finer'} than this.`,
    );
  const limit = after.widthMm === wished ? '' : ` (as far as ${before.kind} chains go)`;
  // What the draw leaves to chance stays: only the gauge was asked for.
  carrier.chain = { ...before, widthMm: after.widthMm, wireMm: after.wireMm };
  for (const layer of carrier.layers ?? []) {
    const { kind, alloyId, widthMm } = layer.chain;
    const own = chainOf(kind, alloyId, (widthMm * after.widthMm) / before.widthMm, seededRandom(piece.seed));
    layer.chain = { ...layer.chain, widthMm: own.widthMm, wireMm: own.wireMm };
  }
  return done(...said, `Chain ${mm(before.widthMm)} -> ${mm(after.widthMm)}${limit}`);
}

export function changeLength(
  piece: PieceDesign,
  { step, which }: Extract<Change, { kind: 'length' }>,
): Outcome {
  const named = chainNamed(piece, which);
  if (named !== null) return lengthenOne(piece, named, step);
  if (piece.carrier.kind === 'bangle') return bangleForWrist(piece.carrier, step);
  if (piece.carrier.kind === 'fitted' && piece.carrier.fitting.kind === 'threader') {
    const { fitting } = piece.carrier;
    const { value } = take(step, fitting.lengthMm, 20, 60);
    if (value === fitting.lengthMm) return already('The threads already have this length.');
    const said = `Threads ${mm(fitting.lengthMm)} -> ${mm(value)}`;
    fitting.lengthMm = value;
    return done(said);
  }
  const said: string[] = [];
  const hung = piece.carrier.kind === 'hung';
  const carrier = chainFor(piece, said);
  if (carrier === null) return noChain(piece);
  const [least, most] = LENGTH_MM[carrier.wear];
  const before = carrier.lengthMm;
  const { value, limit } = take(step, before, least, most);
  if (value === before && !hung) return already(`The chain is already ${inches(before)} long.`);
  carrier.lengthMm = value;
  // What is worn with it keeps its distance.
  for (const layer of carrier.layers ?? []) layer.lengthMm = round2(layer.lengthMm + value - before);
  const why = limit === null ? '' : ` (the ${limit === 'most' ? 'longest' : 'shortest'} that is worn there)`;
  return done(...said, `Length ${inches(before)} -> ${inches(value)}${why}`);
}

/** Chains worn together lie beside each other, not on each other: mm of length between two. */
const LEAST_APART_MM = 20;

/** One of several chains, the others as they are. */
function lengthenOne(
  { carrier }: PieceDesign,
  named: ChainCarrier | Layer,
  step: Extract<Change, { kind: 'length' }>['step'],
): Outcome {
  if (carrier.kind !== 'chain') return impossible('There is no chain here.');
  const [least, most] = LENGTH_MM[carrier.wear];
  const before = named.lengthMm;
  const { value, limit } = take(step, before, least, most);
  if (value === before) return already(`That chain is already ${inches(before)} long.`);
  const near = chainsOf(carrier).find(
    (other) => other !== named && Math.abs(other.lengthMm - value) < LEAST_APART_MM,
  );
  if (near !== undefined)
    return impossible(
      `Another chain is ${inches(near.lengthMm)} long and the two would lie on each other: ask for another length.`,
    );
  named.lengthMm = value;
  const why = limit === null ? '' : ` (the ${limit === 'most' ? 'longest' : 'shortest'} that is worn there)`;
  return done(`Chain ${inches(before)} -> ${inches(value)}${why}`);
}

/** A bangle is measured by the wrist it goes around. */
function bangleForWrist(
  carrier: Extract<Carrier, { kind: 'bangle' }>,
  step: Extract<Change, { kind: 'length' }>['step'],
): Outcome {
  const room = carrier.openingMm === null ? WRIST_ROOM_MM : 2;
  const wrist = (carrier.innerDiameterMm - room) * Math.PI;
  const { value } = take(step, wrist, 120, 230);
  const inner = round2(Math.min(80, Math.max(42, value / Math.PI + room)));
  if (inner === carrier.innerDiameterMm) return already('The bangle already fits that wrist.');
  const said = `Inside ${mm(carrier.innerDiameterMm)} -> ${mm(inner)}, for a wrist of ${round2(value / 10)} cm`;
  carrier.innerDiameterMm = inner;
  return done(said);
}

export function changeClasp(piece: PieceDesign, { form }: Extract<Change, { kind: 'clasp' }>): Outcome {
  if (piece.carrier.kind !== 'chain') return impossible(`This ${lower(piece.type)} has no clasp.`);
  const { clasp } = piece.carrier;
  if (clasp.form === form) return already(`The clasp is already a ${form}.`);
  piece.carrier.clasp = { ...clasp, form };
  return done(`Clasp ${clasp.form} -> ${form}`);
}

export function changeTail(piece: PieceDesign, { step }: Extract<Change, { kind: 'tail' }>): Outcome {
  const { carrier } = piece;
  if (carrier.kind !== 'chain') return impossible('Only a chain can have a tail.');
  if (step === null) {
    if (carrier.tailMm === null) return impossible('There is no tail hanging.');
    piece.carrier = withoutTails(carrier);
    return done('Tail removed');
  }
  const before = carrier.tailMm;
  if (before === null && carrier.layers !== undefined)
    return impossible('A tail hangs from a single chain: ask for just one chain first.');
  if (before === null && !piece.ornaments.some(({ slot }) => slot === 'main'))
    return impossible('A tail hangs from the ornament in the middle: ask for one first.');
  const { value } = take(step, before ?? 45, 20, 600);
  if (value === before) return already('The tail already has this length.');
  carrier.tailMm = value;
  if (before !== null && carrier.secondTailMm !== undefined)
    carrier.secondTailMm = Math.min(600, Math.max(20, Math.round((carrier.secondTailMm * value) / before)));
  return done(before === null ? `Tail of ${mm(value)} added` : `Tail ${mm(before)} -> ${mm(value)}`);
}
