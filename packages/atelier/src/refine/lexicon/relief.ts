/** How far a modelled figure stands out of its ground. */
export const DEEPER =
  'more depth, deeper, more relief, higher relief, deeper relief, more dimension, more dimensional, more three dimensional, more 3d, more sculpted, more sculptural, more modelled, more modeled, less flat, too flat, a bit flat, looks flat, look flat, rather flat, not so flat, puffier, rounder';
export const FLATTER =
  'flatter, less depth, lower relief, less relief, shallower, less dimensional, less 3d, less bulky, too bulky, less puffy';
