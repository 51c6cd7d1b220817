/** Milgrain that was asked for, on every edge of a piece that takes it. */
import type { Brief } from '@filigree/contracts';
import type { Ornament } from '../ornament/document.ts';
import type { StoneHold, StoneOrnament } from '../ornament/stone.ts';
import type { Carrier } from './carriers.ts';
import type { PieceSketch } from './family.ts';

/** The narrowest band that a row of beads runs along at either edge, mm. */
const LEAST_BAND_MM = 1.9;

const BEZEL: StoneHold = { kind: 'bezel', wallMm: null, milgrain: true, scalloped: false };

/** Prongs that were asked for stay; pearls have no edge about them. */
function heldInBeads(hold: StoneHold, { setting, prongCount }: Brief): StoneHold {
  if (hold.kind === 'bezel') return { ...hold, milgrain: true };
  const isFree = setting === null || setting === 'Bezel' || setting === 'Halo';
  return hold.kind === 'prong' && isFree && prongCount === null ? BEZEL : hold;
}

function haloed(ornament: StoneOrnament, brief: Brief): StoneOrnament {
  const { halo } = ornament;
  return halo === null
    ? { ...ornament, hold: heldInBeads(ornament.hold, brief) }
    : { ...ornament, halo: { ...halo, milgrain: true } };
}

function beaded(ornament: Ornament, brief: Brief): Ornament {
  switch (ornament.kind) {
    case 'stone':
      return haloed(ornament, brief);
    case 'row':
      return { ...ornament, hold: heldInBeads(ornament.hold, brief) };
    case 'rosette':
      return ornament.petalStones?.setting === 'bezel' ? { ...ornament, milgrain: true } : ornament;
    case 'motif':
      return { ...ornament, milgrain: true };
    case 'plate':
      return ['none', 'bevel', 'stepped'].includes(ornament.border.kind)
        ? { ...ornament, border: { kind: 'milgrain' } }
        : ornament;
    default:
      return ornament;
  }
}

/** A smooth hoop has two sides, a band two edges; a rope and a serpent have neither. */
function beadedCarrier(carrier: Carrier, { finish }: Brief): Carrier {
  if (carrier.kind === 'bangle' && carrier.coil === undefined && carrier.band.form === 'single')
    return { ...carrier, band: { ...carrier.band, milgrain: carrier.band.widthMm >= LEAST_BAND_MM } };
  if (carrier.kind !== 'fitted' || carrier.fitting.kind !== 'hoop' || finish === 'Hammered') return carrier;
  const { fitting } = carrier;
  return fitting.strands === undefined && fitting.coil === undefined
    ? { ...carrier, fitting: { ...fitting, milgrain: true } }
    : carrier;
}

const isBeaded = (ornament: Ornament): boolean =>
  ('milgrain' in ornament && ornament.milgrain === true) ||
  ('hold' in ornament && ornament.hold.kind === 'bezel' && ornament.hold.milgrain) ||
  (ornament.kind === 'stone' && ornament.halo?.milgrain === true) ||
  (ornament.kind === 'plate' && ornament.border.kind === 'milgrain');

const isCarrierBeaded = (carrier: Carrier): boolean =>
  (carrier.kind === 'bangle' && carrier.band.milgrain) ||
  (carrier.kind === 'fitted' && carrier.fitting.kind === 'hoop' && carrier.fitting.milgrain === true);

/** Whether a piece shows milgrain anywhere. */
export const showsMilgrain = ({ carrier, ornaments }: Pick<PieceSketch, 'carrier' | 'ornaments'>): boolean =>
  isCarrierBeaded(carrier) || ornaments.some(({ ornament }) => isBeaded(ornament));

const LEFT_OUT = 'Nothing of this design has an edge for milgrain: it is left out.';

/** The sketch with milgrain where it was asked for, and what is to be said where nothing takes it. */
export function milgrained(
  brief: Brief,
  sketch: PieceSketch,
): { readonly sketch: PieceSketch; readonly adjustments: readonly string[] } {
  if (brief.plateBorder !== 'milgrain') return { sketch, adjustments: [] };
  const edged = {
    carrier: beadedCarrier(sketch.carrier, brief),
    ornaments: sketch.ornaments.map((placed) => ({ ...placed, ornament: beaded(placed.ornament, brief) })),
  };
  return { sketch: edged, adjustments: showsMilgrain(edged) ? [] : [LEFT_OUT] };
}
