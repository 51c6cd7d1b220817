import type { Metal } from '@filigree/contracts';
import { type Ornament, ornamentAlloys } from '../../design/ornament/document.ts';
import { withAlloys } from '../../design/ornament/inAlloys.ts';
import { chainsOf, secondOf } from '../../design/piece/carriers.ts';
import type { PieceDesign } from '../../design/piece/document.ts';
import type { Change, Named } from '../change.ts';
import { type MetalParts, recastMetal, recastOne } from '../metals.ts';
import { already, done, impossible, type Outcome } from '../outcome.ts';
import { isNamed, sayCharm } from './charms.ts';
import { leadOf } from './ornaments.ts';

const BODY_NAMES: Readonly<Record<PieceDesign['carrier']['kind'], string>> = {
  chain: 'chain',
  bangle: 'band',
  hung: 'bail',
  fitted: 'fitting',
  tiara: 'band',
};

/** Everything that the carrier itself is made of. */
function castCarrier({ carrier }: PieceDesign, id: string): void {
  carrier.alloyId = id;
  if (carrier.kind === 'chain') for (const { chain } of chainsOf(carrier)) chain.alloyId = id;
  if (carrier.kind === 'bangle') carrier.band.alloyId = id;
}

/**
 * Whether a figure's own metal goes with the carrier: a brooch is its ornament, so a second metal goes to rims and
 * settings; on chains, bangles and hoops the whole ornament is what stands apart.
 */
const figuresAreBody = ({ carrier }: PieceDesign): boolean =>
  carrier.kind === 'hung' ||
  carrier.kind === 'tiara' ||
  (carrier.kind === 'fitted' && carrier.fitting.kind !== 'hoop' && carrier.fitting.kind !== 'nose-hoop');
const isFigure = ({ kind }: Ornament): boolean =>
  kind === 'motif' || kind === 'emblem' || kind === 'plate' || kind === 'open-frame';

const raisesProngs = ({ ornaments }: PieceDesign): boolean =>
  ornaments.some(
    ({ ornament }) =>
      ornament.kind === 'rosette' ||
      (ornament.kind === 'stone' && (ornament.hold.kind === 'prong' || ornament.halo !== null)) ||
      (ornament.kind === 'row' && ornament.hold.kind === 'prong'),
  );

/** A piece's metal: what carries it, and its ornaments. */
function partsOfPiece(piece: PieceDesign): MetalParts {
  const lead = leadOf(piece);
  const joined = figuresAreBody(piece);
  const second = secondOf(piece.carrier);
  const cast = (next: (id: string) => string): void => {
    for (const placed of piece.ornaments) placed.ornament = withAlloys(placed.ornament, next);
  };
  return {
    noun: piece.type.toLowerCase(),
    bodyName: BODY_NAMES[piece.carrier.kind],
    get alloys() {
      return piece.alloys;
    },
    set alloys(alloys) {
      piece.alloys = alloys;
    },
    bodyId: () => piece.carrier.alloyId,
    settingId: () => {
      if (lead === null && second) return second.alloyId;
      if (lead === null || (joined && lead.ornament.kind === 'sculpture')) return null;
      const ids = ornamentAlloys(lead.ornament);
      return joined && isFigure(lead.ornament) ? ids[1]! : ids[0]!;
    },
    noSetting: `this ${piece.type.toLowerCase()} has no ornament apart: ask for one first.`,
    pointBody: (id) => {
      castCarrier(piece, id);
      if (!joined) return;
      for (const { ornament } of piece.ornaments)
        if (isFigure(ornament) || ornament.kind === 'sculpture') ornament.alloyId = id;
    },
    pointSetting: (id) => {
      if (second) second.alloyId = id;
      for (const placed of piece.ornaments) {
        const { ornament } = placed;
        if (joined && 'accentAlloyId' in ornament) ornament.accentAlloyId = id;
        else if (!joined || ornament.kind !== 'sculpture') placed.ornament = withAlloys(ornament, () => id);
      }
    },
    replace: (from, to) => {
      if (piece.carrier.alloyId === from) castCarrier(piece, to);
      if (second?.alloyId === from) second.alloyId = to;
      if (piece.carrier.kind === 'chain')
        for (const { chain } of chainsOf(piece.carrier)) if (chain.alloyId === from) chain.alloyId = to;
      cast((id) => (id === from ? to : id));
    },
    usedIds: () =>
      new Set([
        piece.carrier.alloyId,
        ...(piece.carrier.kind === 'chain' ? chainsOf(piece.carrier).map(({ chain }) => chain.alloyId) : []),
        ...(piece.carrier.kind === 'bangle' ? [piece.carrier.band.alloyId] : []),
        ...(second ? [second.alloyId] : []),
        ...piece.ornaments.flatMap(({ ornament }) => ornamentAlloys(ornament)),
      ]),
    raisesProngs: () => raisesProngs(piece),
  };
}

const MOST_ALLOYS = 4;

/** One charm among others in a metal of its own. */
function recastCharm(piece: PieceDesign, named: Named, metals: readonly Metal[]): Outcome {
  const parts = partsOfPiece(piece);
  const said: string[] = [];
  for (const placed of piece.ornaments) {
    if (placed.slot !== 'charm' || !isNamed(named, placed.ornament)) continue;
    const recast = recastOne(parts, ornamentAlloys(placed.ornament)[0]!, metals);
    if (recast === null) continue;
    placed.ornament = withAlloys(placed.ornament, () => recast.id);
    said.push(`Charm ${sayCharm(placed.ornament)} ${recast.said}`);
  }
  if (piece.alloys.length > MOST_ALLOYS)
    return impossible('A piece is made of four alloys at most: ask for one that it has already.');
  return said.length > 0 ? done(...said) : already('That charm is already so.');
}

export function changeMetal(piece: PieceDesign, change: Extract<Change, { kind: 'metal' }>): Outcome {
  if (change.of !== undefined) return recastCharm(piece, change.of, change.metals);
  const outcome = recastMetal(partsOfPiece(piece), change);
  const { carrier } = piece;
  // An inlay of the band's own metal is none, nor are strands of the hoop's own.
  if (carrier.kind === 'bangle' && carrier.band.second?.alloyId === carrier.band.alloyId)
    delete carrier.band.second;
  if (
    carrier.kind === 'fitted' &&
    carrier.fitting.kind === 'hoop' &&
    carrier.fitting.second?.alloyId === carrier.alloyId
  )
    delete carrier.fitting.second;
  return outcome;
}
