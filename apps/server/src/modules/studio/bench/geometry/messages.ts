/** What the worker's main thread and its geometry thread say to each other. */
import type { DesignCheck } from '@filigree/atelier/checks';
import type { Design } from '@filigree/atelier/design';
import type { Estimate, PriceTable } from '@filigree/atelier/estimate';
import type { GeometryError, Solids } from '@filigree/atelier/geometry';

/** What the thread is started with. */
export interface ThreadData {
  /** undefined: the table of the atelier. */
  readonly prices: PriceTable | undefined;
}

export type Request =
  /** Builds a piece, and keeps it under the request's id until it is dropped. */
  | { readonly kind: 'build'; readonly id: number; readonly design: Design }
  | { readonly kind: 'model'; readonly id: number; readonly pieceId: number }
  | { readonly kind: 'drop'; readonly pieceId: number };

export interface BuiltPiece {
  readonly solids: Solids;
  readonly estimate: Estimate;
  readonly check: DesignCheck;
}

export type Reply =
  | { readonly id: number; readonly kind: 'built'; readonly piece: BuiltPiece }
  | { readonly id: number; readonly kind: 'refused'; readonly error: GeometryError }
  | { readonly id: number; readonly kind: 'model'; readonly glb: Uint8Array }
  | { readonly id: number; readonly kind: 'bug'; readonly error: Error };
