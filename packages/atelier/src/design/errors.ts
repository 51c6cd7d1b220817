import type { JewelryType, StoneCut } from '@filigree/contracts';

/** Why no design was made, as a closed union; nothing is charged for any of these. */
export type DesignError =
  | { readonly code: 'TYPE_NOT_BUILT'; readonly type: JewelryType }
  | { readonly code: 'CUT_NOT_BUILT'; readonly cut: StoneCut };

/** The error in words for the customer. */
export function describeDesignError(error: DesignError): string {
  switch (error.code) {
    case 'TYPE_NOT_BUILT':
      return `${error.type} designs cannot be made yet. Try a ring.`;
    case 'CUT_NOT_BUILT':
      return `The ${error.cut.toLowerCase()} cut cannot be made yet. Try a round, oval or pear.`;
  }
}
