/** Parts of what is no ring: findings, chains, plates, what hangs. */
import { isRing, type PieceDesign } from '@filigree/atelier/design';
import type { BuiltPiece } from '@filigree/atelier/geometry';
import {
  type AnyOrnament,
  type Count,
  type Counts,
  countOrnaments,
  fittingOf,
  hoopOf,
  one,
  onPiece,
  ornamentsOf,
} from './counting-parts.ts';
import { isNameplate } from './details-shown.ts';
import { lettersIn } from './judge-letters.ts';
import { HANGING, stonesOfPiece } from './stones-set.ts';

/** A case that opens turns on a hinge whose gap was measured. */
const hingesOf: Count = ({ solids }) =>
  solids.measures.filter(({ where }) => where === 'locket hinge').length;

/** A coin is a disc too, and a figure on a round plate stands on one. */
export const isDisc = (ornament: AnyOrnament): boolean =>
  (ornament.kind === 'plate' && (ornament.outline === 'disc' || ornament.outline === 'coin')) ||
  (ornament.kind === 'emblem' && (ornament.ground === 'medallion' || ornament.form === 'roman-coin'));

/** So many times as long as it is wide, what lies across is a bar among jewelers: "a bar brooch". */
const BAR_SHARE = 3;

const isBarOfMetal = (ornament: AnyOrnament): boolean =>
  (ornament.kind === 'plate' && ornament.outline === 'bar') ||
  (ornament.kind === 'open-frame' && ornament.form === 'bar') ||
  (ornament.kind === 'sculpture' && ornament.form === 'twisted-bar');

/** Bars: of sheet, open, twisted; stones in a row are one where they are what is looked at, and long. */
export const isBar = ({ ornament, extent }: BuiltPiece['solids']['ornaments'][number]): boolean => {
  if (isBarOfMetal(ornament)) return true;
  const [wide, high] = [extent.leftMm + extent.rightMm, extent.upMm + extent.downMm];
  return ornament.kind === 'row' && ornament.direction === 'across' && wide >= BAR_SHARE * high;
};

const countBars = (piece: BuiltPiece, isCounted: (wide: number, high: number) => boolean): number =>
  piece.solids.ornaments.filter(
    (place) =>
      isBar(place) &&
      isCounted(place.extent.leftMm + place.extent.rightMm, place.extent.upMm + place.extent.downMm),
  ).length;

/** Chains that show no links, but a cord, a ribbon or balls of metal. */
const WITHOUT_LINKS: ReadonlySet<string> = new Set(['snake', 'omega', 'herringbone', 'ball']);
/** Clasps that close about any link of a chain, by which it is worn longer or shorter. */
const ANY_LINK: ReadonlySet<string> = new Set(['lobster', 'spring-ring', 's-hook']);

type ChainCarrier = Extract<PieceDesign['carrier'], { kind: 'chain' }>;

const onChain = (
  count: (carrier: ChainCarrier, design: PieceDesign) => number | boolean | undefined,
): Count => onPiece((design) => (design.carrier.kind === 'chain' ? count(design.carrier, design) : 0));

/** The chains of a piece by their kinds; beads on a string are none. */
export const chainKinds = ({ chain, strand, layers = [] }: ChainCarrier): string[] => [
  ...(strand === undefined ? [chain.kind] : []),
  ...layers.flatMap((layer) => (layer.strand === undefined ? [layer.chain.kind] : [])),
];

/** A choker lies about the neck: 14 to 16 in, and half an inch that stretches over its clasp. */
const LONGEST_CHOKER_MM = 420;

const innerMm = (carrier: PieceDesign['carrier']): number =>
  carrier.kind === 'bangle' ? carrier.innerDiameterMm : Infinity;

/** Stiff rounds that are wider lie about a neck. */
const LEAST_NECK_MM = 100;

const isAboutNeck = ({ type, carrier }: PieceDesign): boolean =>
  type === 'Necklace' &&
  (carrier.kind === 'chain' ? carrier.lengthMm : Math.PI * innerMm(carrier)) <= LONGEST_CHOKER_MM;

/** How many hang below something else of the piece. */
export const hungBelow: Count = (piece) =>
  Math.max(
    stonesOfPiece(piece).filter(({ places }) => places.has('drop')).length,
    one(!isRing(piece.design) && piece.design.ornaments.some(({ slot, under }) => slot === 'drop' || under)),
  );

/** The front of an earring is the same piece on a wire as on a post: nothing was added for its hanging. */
export const addedBelow: Count = (piece) =>
  hangsByWire(piece) > 0 && onPiece((design) => inSlot(design, 'drop') === 0)(piece) > 0
    ? 0
    : hungBelow(piece);

/** Fronts of earrings that a wire, a lever or a thread carries are drops, of metal too. */
const hangsByWire = onPiece(
  (design) =>
    HANGING.has(fittingOf(design)?.kind ?? '') && design.ornaments.some(({ slot }) => slot === 'main'),
);

const hangsNothing = ({ ornaments }: PieceDesign): boolean =>
  ornaments.every(({ slot }) => slot === 'main' || slot === 'side');

const inSlot = (design: PieceDesign, slot: string): number =>
  design.ornaments.filter((placed) => placed.slot === slot).reduce((sum, { count }) => sum + count, 0);

/** So many that hang side by side along a chain or an edge are a fringe. */
const FRINGE = 3;

const fringeOf = onPiece(
  (design) =>
    inSlot(design, 'drop') >= FRINGE ||
    design.ornaments.some(({ ornament }) => ornament.kind === 'bell' && ornament.fringe !== null),
);

const bellsOf = (isCounted: (form: string) => boolean): Count =>
  onPiece(({ ornaments }) =>
    ornaments
      .filter(({ ornament }) => ornament.kind === 'bell' && isCounted(ornament.form))
      .reduce((sum, { count }) => sum + count, 0),
  );

const fitting = (...kinds: string[]): Count =>
  onPiece((design) => kinds.includes(fittingOf(design)?.kind ?? ''));

const hairpin = (isCounted: (form: string | undefined) => boolean): Count =>
  onPiece((design) => {
    const found = fittingOf(design);
    return found?.kind === 'hairpin' && isCounted(found.form);
  });

const line = onPiece(({ ornaments }) =>
  ornaments.some(({ close, slot }) => close === true && slot === 'station'),
);

/** On an open figure, a stone that stands within its outline. */
const WITHIN_FORMS: ReadonlySet<string> = new Set([
  'heart-drop',
  'heart-cradle',
  'heart-side',
  'infinity-crossing',
  'infinity-loop',
]);

export const PIECE_PARTS: Counts = {
  stud: onPiece((design) => {
    const kind = fittingOf(design)?.kind;
    return kind === 'nose-stud' || (kind === 'post' && hangsNothing(design));
  }),
  hoop: onPiece(
    (design) => /^(?:nose-)?hoop$/.test(fittingOf(design)?.kind ?? '') && hoopOf(design)?.form !== 'cuff',
  ),
  huggie: onPiece((design) => hoopOf(design)?.form === 'huggie'),
  'ear-cuff': onPiece((design) => hoopOf(design)?.form === 'cuff'),
  drops: (piece) => Math.max(hungBelow(piece), hangsByWire(piece)),
  chandelier: onPiece(
    (design) => design.type === 'Earrings' && hoopOf(design) === null && inSlot(design, 'drop') >= FRINGE,
  ),
  climber: fitting('climber'),
  threader: fitting('threader'),
  jacket: onPiece((design) => {
    const found = fittingOf(design);
    return found?.kind === 'post' && found.dress === 'jacket';
  }),
  single: onPiece(({ type, carrier }) => type === 'Earrings' && carrier.kind === 'fitted' && !carrier.pair),
  mismatched: onPiece(({ ornaments }) => ornaments.some(({ worn }) => worn !== undefined)),
  jhumka: bellsOf((form) => form === 'jhumka'),
  chandbali: bellsOf((form) => form === 'chandbali'),
  // A crescent that closes above is no bell.
  bells: bellsOf((form) => form !== 'chandbali'),
  comb: fitting('comb'),
  barrette: fitting('barrette'),
  stick: hairpin((form) => form === 'stick'),
  'two-pronged': hairpin((form) => form !== 'stick'),
  penannular: fitting('penannular'),
  'brooch-pin': fitting('brooch-pin', 'penannular'),
  'forehead-drop': onPiece(
    (design) => design.type === 'Tiara' && (fittingOf(design) !== null || design.carrier.kind === 'chain'),
  ),
  kokoshnik: onPiece(({ carrier }) => carrier.kind === 'tiara' && carrier.shield !== undefined),
  // No piece through the navel is made: what is read so is a chain about the waist.
  navel: () => 0,
  chain: onChain((carrier) => chainKinds(carrier).length),
  links: onChain((carrier) => chainKinds(carrier).some((kind) => !WITHOUT_LINKS.has(kind))),
  clasp: onChain(() => true),
  'front-clasp': onChain(({ clasp }) => clasp.worn === 'front'),
  // A figure is let into the chain, and an ordinary clasp closes it: none is the clasp itself.
  'figure-clasp': () => 0,
  'back-drop': () => 0,
  adjustable: (piece) =>
    one(
      isRing(piece.design)
        ? piece.design.openingMm !== null || Boolean(piece.design.openFront)
        : piece.design.carrier.kind === 'chain' &&
            ANY_LINK.has(piece.design.carrier.clasp.form) &&
            chainKinds(piece.design.carrier).some((kind) => !WITHOUT_LINKS.has(kind)),
    ),
  layered: onChain(({ layers = [], harness }) => harness === undefined && layers.length > 0),
  choker: onPiece(isAboutNeck),
  collar: onPiece(
    (design) =>
      isAboutNeck(design) &&
      (design.carrier.kind === 'bangle' ||
        WITHOUT_LINKS.has(design.carrier.kind === 'chain' ? design.carrier.chain.kind : '') ||
        inSlot(design, 'drop') >= FRINGE ||
        inSlot(design, 'station') >= FRINGE),
  ),
  torque: onPiece(
    ({ carrier }) =>
      carrier.kind === 'bangle' &&
      carrier.openingMm !== null &&
      (carrier.innerDiameterMm > LEAST_NECK_MM ||
        carrier.ends !== undefined ||
        carrier.band.form === 'twist'),
  ),
  'head-ends': onPiece(({ carrier }) => carrier.kind === 'bangle' && carrier.ends !== undefined),
  lariat: onChain(({ tailMm }, { type }) => type === 'Necklace' && tailMm !== null),
  'through-ring': onChain(
    ({ tailMm }, { ornaments }) =>
      tailMm !== null &&
      ornaments.some(
        ({ slot, ornament }) =>
          slot === 'main' && ornament.kind === 'open-frame' && ornament.form === 'circle',
      ),
  ),
  harness: onChain(({ harness }) => harness !== undefined),
  'without-chain': onPiece(({ carrier }) => carrier.kind === 'hung'),
  stations: onPiece(({ ornaments }) =>
    ornaments
      .filter(({ slot, close }) => slot === 'station' && close !== true)
      .reduce((sum, { count }) => sum + count, 0),
  ),
  fringe: fringeOf,
  tennis: line,
  line,
  'in-a-row': onPiece((design) => Math.max(inSlot(design, 'station'), inSlot(design, 'charm')) >= FRINGE),
  flanked: onPiece((design) => inSlot(design, 'side')),
  bangle: onPiece(({ carrier }) => carrier.kind === 'bangle' && carrier.openingMm === null),
  cuff: onPiece(
    (design) =>
      (design.carrier.kind === 'bangle' && design.carrier.openingMm !== null) ||
      hoopOf(design)?.form === 'cuff',
  ),
  bail: onPiece(
    ({ carrier, type }) => carrier.kind === 'hung' || (type === 'Pendant' && carrier.kind === 'chain'),
  ),
  charms: onPiece((design) => (design.type === 'Charm' ? 1 : inSlot(design, 'charm'))),
  plate: countOrnaments(({ kind }) => kind === 'plate'),
  bar: (piece) => countBars(piece, () => true),
  'vertical-bar': (piece) => countBars(piece, (wide, high) => high > wide),
  disc: countOrnaments(isDisc),
  coin: countOrnaments(isDisc),
  'dog-tag': countOrnaments((ornament) => ornament.kind === 'plate' && ornament.outline === 'dog-tag'),
  'open-circle': countOrnaments((ornament) => ornament.kind === 'open-frame' && ornament.form === 'circle'),
  ball: countOrnaments((ornament) => ornament.kind === 'sculpture' && ornament.form === 'sphere'),
  within: countOrnaments(
    (ornament) =>
      (ornament.kind === 'motif' && WITHIN_FORMS.has(ornament.form)) ||
      (ornament.kind === 'open-frame' && ornament.stone !== null),
  ),
  nameplate: countOrnaments(isNameplate),
  tassel: countOrnaments((ornament) => ornament.kind === 'sculpture' && ornament.form === 'tassel'),
  locket: hingesOf,
  hinge: hingesOf,
  letters: (piece) => lettersIn(piece).length,
  enamel: ({ solids }) => solids.enamels.length,
  // The workshop makes room for ashes: nothing of it is in the model.
  'ash-chamber': () => 0,
};

const ofPost = (back: 'screw' | undefined) => (design: PieceDesign) => {
  const found = fittingOf(design);
  return found?.kind === 'post' && found.back === back;
};

const ofCufflink = (form: string) => (design: PieceDesign) => {
  const found = fittingOf(design);
  return found?.kind === 'cufflink' && found.form === form;
};

/** What closes a piece or carries it, where it is no clasp of a chain; the document has fewer kinds than customers have names. */
const FASTENINGS: Readonly<Record<string, (design: PieceDesign) => boolean>> = {
  'screw-back': ofPost('screw'),
  'push-back': ofPost(undefined),
  'lever-back': (design) => fittingOf(design)?.kind === 'lever-back',
  'clip-on': (design) => fittingOf(design)?.kind === 'clip',
  'ear-wire': (design) => fittingOf(design)?.kind === 'fish-hook',
  'bullet-back': ofCufflink('bullet'),
  'fixed-back': ofCufflink('fixed-bar'),
  'chain-back': ofCufflink('chain'),
};

export const hasClasp = (design: PieceDesign, name: string): boolean =>
  FASTENINGS[name]?.(design) ??
  (design.carrier.kind === 'chain' &&
    (design.carrier.clasp.form === name || (name === 'hook' && design.carrier.clasp.form === 's-hook')));

/** How many ornaments show stones or figures on a border of this kind. */
export const hasBorder = (piece: BuiltPiece, kind: string): boolean =>
  ornamentsOf(piece).some((ornament) => ornament.kind === 'plate' && ornament.border.kind === kind);
