/** Which alloys the parts of a piece are of, by what jewelers call the parts. */
import { isRing, type PieceDesign, type RingDesign } from '@filigree/atelier/design';
import type { BuiltPiece } from '@filigree/atelier/geometry';
import { type AnyOrnament, bandOf, documentOrnaments } from './counting-parts.ts';
import { addedFigures } from './figures-shown.ts';
import type { Sketch } from './sketch.ts';

const headsOf = ({ head, companion }: RingDesign) => [
  ...(head === null ? [] : [head]),
  ...(companion ? [companion.head] : []),
];

function ofRing(ring: RingDesign, where: string): string[] | null {
  const { head, halo, sideStones, shoulders } = ring;
  switch (where) {
    case 'setting':
    case 'head':
      return [
        ...headsOf(ring).map(({ alloyId }) => alloyId),
        ...(halo ? [halo.alloyId] : []),
        ...(sideStones ? [sideStones.alloyId] : []),
        ...(shoulders.kind === 'steps' ? [shoulders.alloyId] : []),
      ];
    case 'prongs':
    case 'bezel':
      return headsOf(ring).flatMap(({ kind, alloyId }) =>
        kind === (where === 'prongs' ? 'prong' : 'bezel') || (where === 'prongs' && kind === 'cluster')
          ? [alloyId]
          : [],
      );
    case 'halo':
      return halo ? [halo.alloyId] : head?.kind === 'cluster' ? [head.alloyId] : [];
    default:
      return null;
  }
}

/** Of settings in pieces: what holds the stone, be it in prongs, a bezel, or the collet of a figure. */
function settingOf(ornament: AnyOrnament): string[] {
  switch (ornament.kind) {
    case 'stone':
      return [ornament.alloyId, ...(ornament.halo ? [ornament.halo.alloyId] : [])];
    case 'row':
    case 'rosette':
      return [ornament.alloyId];
    case 'emblem':
    case 'motif':
    case 'plate':
    case 'open-frame':
      return [ornament.accentAlloyId];
    default:
      return [];
  }
}

function heldBy(ornament: AnyOrnament, hold: 'prong' | 'bezel'): string[] {
  if (ornament.kind === 'rosette')
    return (ornament.petalStones?.setting ?? 'prong') === hold ? [ornament.alloyId] : [];
  return (ornament.kind === 'stone' || ornament.kind === 'row') && ornament.hold.kind === hold
    ? [ornament.alloyId]
    : [];
}

function ofCarrier({ carrier, type }: PieceDesign, where: string): string[] | null {
  const { kind, alloyId } = carrier;
  const own = (isIt: boolean): string[] => (isIt ? [alloyId] : []);
  switch (where) {
    case 'chain':
    // A clasp is cast and soldered of the chain's own metal.
    case 'clasp':
      return own(kind === 'chain');
    case 'bail':
      return own(kind === 'hung' || (kind === 'chain' && (type === 'Pendant' || type === 'Charm')));
    case 'hoop':
      return own(kind === 'fitted' && /hoop|penannular/.test(carrier.fitting.kind));
    case 'post':
    case 'ear wires':
    case 'back':
    case 'pin':
      return own(kind === 'fitted');
    default:
      return null;
  }
}

const ofOrnaments = (ornaments: readonly AnyOrnament[], where: string): string[] | null => {
  switch (where) {
    case 'setting':
    case 'head':
      return ornaments.flatMap(settingOf);
    case 'prongs':
      return ornaments.flatMap((ornament) => heldBy(ornament, 'prong'));
    case 'bezel':
      return ornaments.flatMap((ornament) => heldBy(ornament, 'bezel'));
    case 'halo':
      return ornaments.flatMap((ornament) =>
        ornament.kind === 'stone' && ornament.halo ? [ornament.halo.alloyId] : [],
      );
    default:
      return null;
  }
};

/** Parts of other pieces, of which a ring has none. */
const OF_NO_RING = /^(?:chain|clasp|bail|hoop|post|ear wires|back|pin)$/;

const PLATES: ReadonlySet<string> = new Set([
  'plate',
  'signet',
  'disc',
  'bar',
  'dog-tag',
  'nameplate',
  'locket',
]);

const isPlateCalled = (ornament: AnyOrnament, where: string): boolean =>
  ornament.kind === 'nameplate'
    ? where === 'nameplate' || where === 'plate'
    : ornament.kind === 'plate' && (/^(?:plate|signet|locket)$/.test(where) || ornament.outline === where);

/** The alloys of a part of a piece by its name among jewelers; null where such a part is not known here. */
export function alloysAt(sketch: Sketch, piece: BuiltPiece, where: string): string[] | null {
  const { design } = piece;
  const band = bandOf(design);
  if (where === 'band' || where === 'inside' || where === 'shank') {
    if (band === null) return [];
    return isRing(design)
      ? [band.alloyId]
      : [design.carrier.kind === 'bangle' ? design.carrier.alloyId : band.alloyId];
  }
  if (where === 'stripe' || where === 'inlay') return band?.second ? [band.second.alloyId] : [];
  if (where === 'figure')
    return addedFigures({ ...sketch, pieces: [piece] }).flatMap(({ place }) =>
      place === null
        ? band === null
          ? []
          : [band.alloyId]
        : 'alloyId' in place.ornament
          ? [place.ornament.alloyId]
          : [],
    );
  if (PLATES.has(where))
    return documentOrnaments(design).flatMap((ornament) =>
      isPlateCalled(ornament, where) && 'alloyId' in ornament ? [ornament.alloyId] : [],
    );
  if (isRing(design)) return ofRing(design, where) ?? (OF_NO_RING.test(where) ? [] : null);
  return ofCarrier(design, where) ?? ofOrnaments(documentOrnaments(design), where);
}
