/** Parts by their names among jewelers: how often each is there. Null for names that nothing here answers to. */
import { isRing, type PieceDesign, type RingDesign, type SoleDesign } from '@filigree/atelier/design';
import type { BuiltPiece } from '@filigree/atelier/geometry';
import { isEnamelOf } from '@filigree/atelier/refine';
import { hasMilgrain, isNameplate } from './details-shown.ts';
import { countShown, isKnownFigure } from './figures-shown.ts';
import { lettersIn } from './judge-letters.ts';
import type { Sketch } from './sketch.ts';
import { HANGING, stonesOfPiece } from './stones-set.ts';

type Count = (piece: BuiltPiece) => number;

const one = (isThere: boolean | undefined): number => (isThere ? 1 : 0);
const onRing =
  (count: (ring: RingDesign, piece: BuiltPiece) => number | boolean): Count =>
  (piece) =>
    isRing(piece.design) ? Number(count(piece.design, piece)) : 0;
const onPiece =
  (count: (design: PieceDesign, piece: BuiltPiece) => number | boolean): Count =>
  (piece) =>
    isRing(piece.design) ? 0 : Number(count(piece.design, piece));

const fittingOf = ({ carrier }: PieceDesign) => (carrier.kind === 'fitted' ? carrier.fitting : null);
const rowOf = (design: SoleDesign) =>
  isRing(design) ? design.bandStones : design.carrier.kind === 'bangle' ? design.carrier.bandStones : null;
const bandOf = (design: SoleDesign) =>
  isRing(design) ? design.band : design.carrier.kind === 'bangle' ? design.carrier.band : null;

/** Rows along a band that reach this far around are eternity rings, and half ones from here on, degrees. */
const ETERNITY = { whole: 330, half: 150 } as const;

/** Half of what a clasp is called; the document has fewer kinds than customers have names. */
const CLASPS: Readonly<Record<string, (design: PieceDesign) => boolean>> = {
  'screw-back': (design) => {
    const fitting = fittingOf(design);
    return fitting?.kind === 'post' && fitting.back === 'screw';
  },
  'push-back': (design) => {
    const fitting = fittingOf(design);
    return fitting?.kind === 'post' && fitting.back === undefined;
  },
  'lever-back': (design) => fittingOf(design)?.kind === 'lever-back',
  'clip-on': (design) => fittingOf(design)?.kind === 'clip',
  'ear-wire': (design) => fittingOf(design)?.kind === 'fish-hook',
};

const hasClasp = (design: PieceDesign, name: string): boolean =>
  CLASPS[name]?.(design) ??
  (design.carrier.kind === 'chain' &&
    (design.carrier.clasp.form === name || (name === 'hook' && design.carrier.clasp.form === 's-hook')));

/** A case that opens turns on a hinge whose gap was measured. */
const hingesOf = ({ solids }: BuiltPiece): number =>
  solids.measures.filter(({ where }) => where === 'locket hinge').length;

const ornamentsOf = (piece: BuiltPiece) => piece.solids.ornaments.map(({ ornament }) => ornament);

const platesOf =
  (outline: string): Count =>
  (piece) =>
    ornamentsOf(piece).filter((ornament) => ornament.kind === 'plate' && ornament.outline === outline).length;

/** Chains that show no links, but a cord, a ribbon or balls of metal. */
const WITHOUT_LINKS: ReadonlySet<string> = new Set(['snake', 'omega', 'herringbone', 'ball']);

/** A choker lies about the neck: 14 to 16 in, and half an inch that stretches over its clasp. */
const LONGEST_CHOKER_MM = 420;

const innerMm = (carrier: PieceDesign['carrier']): number =>
  carrier.kind === 'bangle' ? carrier.innerDiameterMm : Infinity;

const hasLine = onPiece(({ ornaments }) =>
  ornaments.some(({ close, slot }) => close === true && slot === 'station'),
);

/** The least difference of the ends from the middle of a row that grows, as a share. */
const GRADUATION = 0.9;

/** Beads or stones of a row that grow towards its middle, or towards one of its ends. */
function isGraduated(piece: BuiltPiece): number {
  const { design } = piece;
  if (!isRing(design) && design.carrier.kind === 'chain' && design.carrier.strand !== undefined)
    return one(design.carrier.strand.endShare <= GRADUATION);
  const widths = stonesOfPiece(piece)
    .filter(({ places }) => places.has('row'))
    .map(({ stone }) => stone.widthMm);
  return one(widths.length > 2 && Math.min(...widths) <= GRADUATION * Math.max(...widths));
}

const isSolitaire = ({ centre, companion, halo, sideStones, bandStones }: RingDesign): boolean =>
  centre !== null && !companion && halo === null && sideStones === null && bandStones === null;

/** Off the middle by this share of half the width, a groove is seen to be off it. */
const LEAST_OFFSET = 0.15;
/** As the builder of a band of scrolls measures their wire. */
const FILIGREE = 'wire of the filigree';

/** What hangs below something else of the piece. */
const hungBelow = (piece: BuiltPiece): number =>
  Math.max(
    stonesOfPiece(piece).filter(({ places }) => places.has('drop')).length,
    one(!isRing(piece.design) && piece.design.ornaments.some(({ slot, under }) => slot === 'drop' || under)),
  );

export const countHungBelow = ({ pieces }: Sketch): number =>
  pieces.reduce((sum, piece) => sum + hungBelow(piece), 0);

/** Fronts of earrings that a wire, a lever or a thread carries are drops, of metal too. */
const hangsByWire = onPiece(
  (design) =>
    HANGING.has(fittingOf(design)?.kind ?? '') && design.ornaments.some(({ slot }) => slot === 'main'),
);

const PARTS: Readonly<Record<string, Count>> = {
  halo: (piece) =>
    isRing(piece.design)
      ? one(piece.design.halo !== null)
      : ornamentsOf(piece).filter((ornament) => ornament.kind === 'stone' && ornament.halo !== null).length,
  'hidden halo': onRing(({ head }) => head?.kind === 'prong' && head.hiddenHalo !== undefined),
  solitaire: ({ design, solids: { stones } }) =>
    one(isRing(design) ? isSolitaire(design) : stones.length === 1 && stones[0]!.role === 'centre'),
  'side-stones': (piece) =>
    stonesOfPiece(piece).filter(({ stone, places }) => stone.role === 'side' || places.has('side')).length,
  eternity: (piece) => one((rowOf(piece.design)?.spanDegrees ?? 0) >= ETERNITY.whole),
  'half-eternity': (piece) => {
    const span = rowOf(piece.design)?.spanDegrees ?? 0;
    return one(span >= ETERNITY.half && span < ETERNITY.whole);
  },
  row: (piece) =>
    rowOf(piece.design)?.rows ?? one(stonesOfPiece(piece).some(({ places }) => places.has('row'))),
  signet: onRing(({ shoulders }) => shoulders.kind === 'signet' || shoulders.kind === 'emblem'),
  cathedral: onRing(({ shoulders }) => shoulders.kind === 'cathedral'),
  wavy: onRing(({ band }) => band.form === 'wavy' || (band.form === 'twist' && band.waves !== undefined)),
  chevron: onRing(({ band }) => band.form === 'chevron'),
  'east-west': (piece) =>
    isRing(piece.design)
      ? one(piece.design.centre?.orientation === 'across-finger')
      : ornamentsOf(piece).filter(
          (ornament) => ornament.kind === 'stone' && ornament.orientation === 'across',
        ).length,
  'flush-set': (piece) =>
    one(
      isRing(piece.design) &&
        (piece.design.head?.kind === 'flush' ||
          rowOf(piece.design)?.setting === 'flush' ||
          (piece.design.shoulders.kind === 'signet' &&
            piece.design.shoulders.ornament.field.kind === 'sunk')),
    ),
  open: (piece) =>
    one(
      isRing(piece.design)
        ? piece.design.openingMm !== null || Boolean(piece.design.openFront)
        : piece.design.carrier.kind === 'bangle' && piece.design.carrier.openingMm !== null,
    ),
  bypass: onRing(({ band }) => band.form === 'bypass'),
  'split-shank': onRing(({ band }) => band.form === 'split'),
  twist: (piece) => one(bandOf(piece.design)?.form === 'twist'),
  'toi-et-moi': onRing(({ companion }) => companion != null),
  prongs: (piece) =>
    isRing(piece.design)
      ? piece.design.head?.kind === 'prong'
        ? piece.design.head.prongCount
        : 0
      : Math.max(
          0,
          ...ornamentsOf(piece).map((ornament) =>
            ornament.kind === 'stone' && ornament.hold.kind === 'prong' ? ornament.hold.prongCount : 0,
          ),
        ),
  milgrain: (piece) => one(hasMilgrain(piece.design)),
  groove: (piece) => {
    const band = bandOf(piece.design);
    const cut = band === null ? 0 : band.grooves + (band.turned?.length ?? 0);
    return cut > 0 ? cut : one(band?.texture.kind === 'engraved' && band.texture.pattern === 'lines');
  },
  'offset-groove': (piece) =>
    (bandOf(piece.design)?.turned ?? []).filter(({ atShare }) => Math.abs(atShare) >= LEAST_OFFSET).length,
  filigree: ({ solids }) => one(solids.measures.some(({ where }) => where === FILIGREE)),
  // The workshop makes room for ashes: nothing of it is in the model.
  'ash-chamber': () => 0,
  inlay: (piece) => stonesOfPiece(piece).filter(({ places }) => places.has('inlay')).length,
  stud: onPiece(
    (design) =>
      fittingOf(design)?.kind === 'nose-stud' || (fittingOf(design)?.kind === 'post' && hangsNothing(design)),
  ),
  hoop: onPiece((design) => /^(?:nose-)?hoop$/.test(fittingOf(design)?.kind ?? '')),
  huggie: onPiece((design) => {
    const fitting = fittingOf(design);
    return fitting?.kind === 'hoop' && fitting.form === 'huggie';
  }),
  drops: (piece) => Math.max(hungBelow(piece), hangsByWire(piece)),
  comb: onPiece((design) => fittingOf(design)?.kind === 'comb'),
  barrette: onPiece((design) => fittingOf(design)?.kind === 'barrette'),
  climber: onPiece((design) => fittingOf(design)?.kind === 'climber'),
  chain: onPiece(({ carrier }) => carrier.kind === 'chain' && carrier.strand === undefined),
  links: onPiece(
    ({ carrier }) =>
      carrier.kind === 'chain' && carrier.strand === undefined && !WITHOUT_LINKS.has(carrier.chain.kind),
  ),
  clasp: onPiece(({ carrier }) => carrier.kind === 'chain'),
  choker: onPiece(
    ({ type, carrier }) =>
      type === 'Necklace' &&
      (carrier.kind === 'chain' ? carrier.lengthMm : Math.PI * innerMm(carrier)) <= LONGEST_CHOKER_MM,
  ),
  stack: (piece) => one(isRing(piece.design)),
  strand: onPiece(({ carrier }) => carrier.kind === 'chain' && carrier.strand !== undefined),
  tennis: hasLine,
  line: hasLine,
  graduated: isGraduated,
  bangle: onPiece(({ carrier }) => carrier.kind === 'bangle' && carrier.openingMm === null),
  cuff: onPiece(({ carrier }) => carrier.kind === 'bangle' && carrier.openingMm !== null),
  bail: onPiece(({ carrier }) => carrier.kind === 'hung'),
  plate: (piece) => ornamentsOf(piece).filter(({ kind }) => kind === 'plate').length,
  bar: (piece) =>
    ornamentsOf(piece).filter(
      (ornament) =>
        (ornament.kind === 'plate' && ornament.outline === 'bar') ||
        (ornament.kind === 'open-frame' && ornament.form === 'bar'),
    ).length,
  'vertical-bar': (piece) =>
    ornamentsOf(piece).filter(
      (ornament) =>
        ornament.kind === 'plate' && ornament.outline === 'bar' && ornament.heightMm > ornament.widthMm,
    ).length,
  disc: platesOf('disc'),
  coin: platesOf('disc'),
  'dog-tag': platesOf('dog-tag'),
  bells: onPiece(({ ornaments }) =>
    ornaments.filter(({ ornament }) => ornament.kind === 'bell').reduce((sum, { count }) => sum + count, 0),
  ),
  charms: onPiece(
    ({ ornaments, type }) => type === 'Charm' || ornaments.filter(({ slot }) => slot === 'charm').length,
  ),
  adjustable: (piece) =>
    one(isRing(piece.design) ? piece.design.openingMm !== null : piece.design.carrier.kind === 'chain'),
  nameplate: (piece) => ornamentsOf(piece).filter(isNameplate).length,
  lariat: onPiece(
    ({ type, carrier }) => type === 'Necklace' && carrier.kind === 'chain' && carrier.tailMm !== null,
  ),
  'two-pronged': onPiece((design) => {
    const fitting = fittingOf(design);
    return fitting?.kind === 'hairpin' && fitting.form !== 'stick';
  }),
  mismatched: onPiece(({ ornaments }) => ornaments.some(({ worn }) => worn !== undefined)),
  tassel: (piece) =>
    ornamentsOf(piece).filter((ornament) => ornament.kind === 'sculpture' && ornament.form === 'tassel')
      .length,
  locket: hingesOf,
  hinge: hingesOf,
  letters: (piece) => lettersIn(piece).length,
  enamel: ({ solids }) => solids.enamels.length,
};

const hangsNothing = ({ ornaments }: PieceDesign): boolean =>
  ornaments.every(({ slot }) => slot === 'main' || slot === 'side');

const CHAIN_KIND_OF: Readonly<Record<string, string>> = {
  belcher: 'rolo',
  trace: 'cable',
  cuban: 'curb',
};

/** Names with a kind behind a colon: "chain:rope", "clasp:toggle", "band:court", "enamel:blue", "plate:oval". */
const KINDS: Readonly<Record<string, (kind: string) => Count>> = {
  chain: (kind) =>
    onPiece(
      ({ carrier }) => carrier.kind === 'chain' && carrier.chain.kind === (CHAIN_KIND_OF[kind] ?? kind),
    ),
  clasp: (kind) => onPiece((design) => hasClasp(design, kind)),
  band: (kind) => (piece) => one(bandOf(piece.design)?.profile === kind),
  enamel: (kind) => (piece) => piece.solids.enamels.filter(({ colour }) => isEnamelOf(colour, kind)).length,
  plate: platesOf,
};

/** How often the part is in a sketch, over all its pieces; null where the name is not known. */
export function countParts(sketch: Sketch, name: string): number | null {
  const [part, kind] = name.split(':') as [string, string | undefined];
  const count = kind === undefined ? PARTS[part] : KINDS[part]?.(kind);
  if (count !== undefined) return sketch.pieces.reduce((sum, piece) => sum + count(piece), 0);
  // "heart", "infinity": motifs have capitals in the vocabulary.
  const figure = [name, `${name.charAt(0).toUpperCase()}${name.slice(1)}`].find(isKnownFigure);
  return figure === undefined ? null : countShown(sketch, figure);
}
