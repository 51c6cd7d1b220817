/** Parts of rings, and of bangles, which are bands too. */
import { isRing, type RingDesign } from '@filigree/atelier/design';
import type { BuiltPiece } from '@filigree/atelier/geometry';
import { bandOf, type Counts, one, onRing, ornamentsOf, rowOf } from './counting-parts.ts';
import { hasMilgrain } from './details-shown.ts';

/** Rows along a band that reach this far around are eternity rings, and half ones from here on, degrees. */
const ETERNITY = { whole: 330, half: 150 } as const;
/** Off the middle by this share of half the width, a groove is seen to be off it. */
const LEAST_OFFSET = 0.15;
/** As the builder of a band of scrolls measures their wire. */
const FILIGREE = 'wire of the filigree';
/** Stacking rings are slim: wider ones are worn by themselves, mm. */
const WIDEST_STACKED_MM = 3;

const isSolitaire = ({
  centre,
  companion,
  halo,
  sideStones,
  bandStones,
  head,
  shoulders,
}: RingDesign): boolean =>
  centre !== null &&
  !companion &&
  halo === null &&
  sideStones === null &&
  bandStones === null &&
  head?.kind !== 'cluster' &&
  shoulders.kind !== 'steps';

const spanOf = (piece: BuiltPiece): number => rowOf(piece.design)?.spanDegrees ?? 0;

const groovesOf = (piece: BuiltPiece): number => {
  const band = bandOf(piece.design);
  const cut = band === null ? 0 : band.grooves + (band.turned?.length ?? 0);
  return cut > 0 ? cut : one(band?.texture.kind === 'engraved' && band.texture.pattern === 'lines');
};

/** Bands and plates that are cut through. */
const piercedOf = (piece: BuiltPiece): number => {
  const texture = bandOf(piece.design)?.texture;
  return (
    one(texture?.kind === 'pattern' && texture.pierced === true) +
    ornamentsOf(piece).filter((ornament) => ornament.kind === 'plate' && ornament.field.kind === 'pierced')
      .length
  );
};

const isFlush = ({ design }: BuiltPiece): boolean =>
  rowOf(design)?.setting === 'flush' ||
  (isRing(design) &&
    (design.head?.kind === 'flush' ||
      (design.shoulders.kind === 'signet' && design.shoulders.ornament.field.kind === 'sunk')));

/** An ear climber whose front grows along a twig. */
const isStem = ({ design }: BuiltPiece): boolean =>
  !isRing(design) &&
  design.carrier.kind === 'fitted' &&
  design.carrier.fitting.kind === 'climber' &&
  (design.carrier.fitting.stem?.form ?? 'wire') !== 'wire';

export const RING_PARTS: Counts = {
  band: (piece) => one(bandOf(piece.design) !== null),
  solitaire: ({ design, solids: { stones } }) =>
    one(isRing(design) ? isSolitaire(design) : stones.length === 1 && stones[0]!.role === 'centre'),
  eternity: (piece) => one(spanOf(piece) >= ETERNITY.whole),
  'half-eternity': (piece) => one(spanOf(piece) >= ETERNITY.half && spanOf(piece) < ETERNITY.whole),
  signet: onRing(({ shoulders }) => shoulders.kind === 'signet' || shoulders.kind === 'emblem'),
  cathedral: onRing(({ shoulders }) => shoulders.kind === 'cathedral'),
  'set-shoulders': onRing(
    ({ shoulders, centre, bandStones }) =>
      shoulders.kind === 'steps' || (centre !== null && bandStones !== null),
  ),
  curved: onRing(({ band }) => band.form === 'curved'),
  wavy: (piece) => {
    const band = bandOf(piece.design);
    return one(band?.form === 'wavy' || (band?.form === 'twist' && band.waves !== undefined));
  },
  chevron: onRing(({ band }) => band.form === 'chevron'),
  bypass: onRing(({ band }) => band.form === 'bypass'),
  'split-shank': onRing(({ band }) => band.form === 'split'),
  twist: (piece) => one(bandOf(piece.design)?.form === 'twist'),
  coil: (piece) => {
    const { design } = piece;
    if (bandOf(design)?.form === 'coil') return 1;
    return one(
      isRing(design)
        ? design.shoulders.kind === 'motif' && design.shoulders.coil !== undefined
        : design.carrier.kind === 'bangle' && design.carrier.coil !== undefined,
    );
  },
  'toi-et-moi': onRing(({ companion }) => companion != null),
  spinner: onRing(({ spinner }) => spinner?.bands.length ?? 0),
  twig: (piece) => one(bandOf(piece.design)?.twig !== undefined || isStem(piece)),
  thorny: (piece) => one(bandOf(piece.design)?.twig?.thorns),
  'dome-ring': (piece) => one(bandOf(piece.design)?.profile === 'bombe'),
  // Bangles are built round, and bent oval by the workshop: nothing of it is in the model.
  'oval-opening': () => 0,
  'east-west': (piece) =>
    isRing(piece.design)
      ? one(piece.design.centre?.orientation === 'across-finger')
      : ornamentsOf(piece).filter(
          (ornament) => ornament.kind === 'stone' && ornament.orientation === 'across',
        ).length,
  'flush-set': (piece) => one(isFlush(piece)),
  open: (piece) =>
    one(
      isRing(piece.design)
        ? piece.design.openingMm !== null || Boolean(piece.design.openFront)
        : piece.design.carrier.kind === 'bangle' && piece.design.carrier.openingMm !== null,
    ),
  hidden: onRing(({ detail }) => detail !== undefined),
  milgrain: (piece) => one(hasMilgrain(piece.design)),
  groove: groovesOf,
  grooves: (piece) => (groovesOf(piece) > 1 ? groovesOf(piece) : 0),
  'offset-groove': (piece) =>
    (bandOf(piece.design)?.turned ?? []).filter(({ atShare }) => Math.abs(atShare) >= LEAST_OFFSET).length,
  'contour-lines': (piece) => {
    const texture = bandOf(piece.design)?.texture;
    return one(texture?.kind === 'engraved' && texture.pattern === 'contour');
  },
  patterned: (piece) => {
    const texture = bandOf(piece.design)?.texture;
    return one(texture?.kind === 'engraved' || (texture?.kind === 'pattern' && texture.pattern !== null));
  },
  pierced: piercedOf,
  stripe: (piece) => {
    const band = bandOf(piece.design);
    return one(band?.second !== undefined && band.form !== 'twist');
  },
  screws: (piece) => bandOf(piece.design)?.screws?.count ?? 0,
  filigree: ({ design, solids }) =>
    one(
      solids.measures.some(({ where }) => where === FILIGREE) ||
        (isRing(design) && design.head?.kind === 'prong' && design.head.gallery === 'filigree'),
    ),
  // One ring of a stack is slim, or lies beside others: a wide one by itself is no stacking ring.
  stack: onRing(({ band }) => band.widthMm <= WIDEST_STACKED_MM),
};
