/** What the drawing office and its thread say to each other. */
import type { Design } from '@filigree/atelier/design';
import type { PriceTable } from '@filigree/atelier/estimate';
import type { Origin, Paper } from '@filigree/atelier/export';
import type { Variation } from '@filigree/contracts';

/** What the thread is started with. */
export interface ThreadData {
  /** undefined: the table of the atelier. */
  readonly prices: PriceTable | undefined;
}

export type Order =
  /** The piece as GLB for the live view. */
  | { readonly kind: 'model'; readonly design: Design }
  /** What it would cost and whether it can be made, as JSON in the words of the API. */
  | { readonly kind: 'appraisal'; readonly design: Design }
  | { readonly kind: 'casting'; readonly design: Design; readonly origin: Origin }
  | {
      readonly kind: 'workshop';
      readonly design: Design;
      readonly origin: Origin;
      readonly paper: Paper;
      /** A finished picture of the piece; null for none. */
      readonly picture: Uint8Array | null;
    };

export type Delivery =
  | { readonly kind: 'file'; readonly bytes: Uint8Array }
  | { readonly kind: 'refused' }
  | { readonly kind: 'bug'; readonly error: Error };

/** What an appraisal says. */
export type Appraisal = Pick<Variation, 'title' | 'estimate' | 'checks'>;
