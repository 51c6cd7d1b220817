import type { Carrier } from './carriers.ts';

/** At a bail or from a chain of links, of which another layer leaves the front free where that hangs: there is room above it. */
export const hangsFree = (carrier: Carrier): boolean =>
  carrier.kind === 'hung' ||
  (carrier.kind === 'chain' &&
    carrier.strand === undefined &&
    (carrier.layers === undefined || carrier.front === 'hangs'));

/** The same, where it hangs on the breast. */
export const hangsFreeAtNeck = (carrier: Carrier): boolean =>
  hangsFree(carrier) && (carrier.kind !== 'chain' || carrier.wear === 'neck');
