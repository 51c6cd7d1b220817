import type { PieceDesign } from '../../design/piece/document.ts';
import type { Assembly } from '../assembly.ts';
import type { Bench } from '../mesh/bench.ts';
import { buildBangle } from './bangle.ts';
import { buildChained } from './chained.ts';
import { buildFitted } from './fitted.ts';
import { buildHung } from './hung.ts';
import { buildTiara } from './tiara.ts';

/** Builds any piece that is not a ring, posed as `poseOf` says. */
export function buildPiece(bench: Bench, piece: PieceDesign): Assembly {
  switch (piece.carrier.kind) {
    case 'hung':
      return buildHung(bench, piece, piece.carrier);
    case 'fitted':
      return buildFitted(bench, piece, piece.carrier);
    case 'tiara':
      return buildTiara(bench, piece, piece.carrier);
    case 'bangle':
      return buildBangle(bench, piece, piece.carrier);
    case 'chain':
      return buildChained(bench, piece, piece.carrier);
  }
}
