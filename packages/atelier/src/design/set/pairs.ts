/** Two of one type: bands for two people, a band beside an engagement ring, twins. */
import type { SoleDesign } from '../document.ts';
import { isRing } from '../document.ts';
import { sizeOf } from '../ring/createRing.ts';
import type { RingDesign } from '../ring/document.ts';
import { nameRingComposition } from '../ring/sketch.ts';
import { titleOfRing } from '../ring/title.ts';

/** Usual US sizes of a pair (jewelry-facts section 1), and from where on a ring is the larger one's. */
export const SIZES = { hers: 6.5, his: 10, hisFrom: 8.5 } as const;
/** The larger hand wears the wider band. */
const WIDER = 1.4;
const WIDEST_MM = 12;

/** The other of a pair: a band in the other's size and breadth; anything else the same once more. */
export function twinOf(design: SoleDesign): SoleDesign {
  const twin = structuredClone(design);
  if (!isRing(twin) || twin.type === 'Toe Ring') return twin;
  const isHis = twin.size.us >= SIZES.hisFrom;
  const ring: RingDesign = { ...twin, size: sizeOf(isHis ? SIZES.hers : SIZES.his) };
  // What turns on a sleeve is as wide as its rims leave it.
  if (ring.spinner) return ring;
  // A narrower band would lose its stones and its borders: only the plain one is drawn in.
  const isPlain =
    ring.bandStones === null && ring.band.texture.kind !== 'pattern' && ring.shoulders.kind === 'plain';
  const widthMm = isHis
    ? isPlain
      ? ring.band.widthMm / WIDER
      : ring.band.widthMm
    : ring.band.widthMm * WIDER;
  ring.band = {
    ...ring.band,
    widthMm: Math.round(Math.min(Math.max(WIDEST_MM, ring.band.widthMm), Math.max(1.8, widthMm)) * 100) / 100,
  };
  return ring;
}

/** The wedding band beside an engagement ring: its band, closed over the top, with the stones that run along it. */
export function partnerBand(ring: RingDesign): RingDesign {
  const { title: _title, ...rest } = structuredClone(ring);
  const band: Omit<RingDesign, 'title'> = {
    ...rest,
    head: null,
    centre: null,
    halo: null,
    sideStones: null,
    companion: null,
    openFront: null,
    shoulders: { kind: 'plain' },
    band: { ...rest.band, form: rest.band.form === 'twist' ? 'twist' : 'single', palmTaper: 1 },
    provenance: { ...rest.provenance, adjustments: [] },
  };
  const used = new Set([band.band.alloyId]);
  const named = { ...band, alloys: band.alloys.filter(({ id }) => used.has(id)) };
  const composed = { ...named, composition: nameRingComposition(named) };
  return { ...composed, title: titleOfRing(composed) };
}
