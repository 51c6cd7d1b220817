/** What an instruction is read against: the parts of a design that decide what its words mean. */
import {
  type DesignEra,
  GEMSTONES,
  type Gemstone,
  type JewelryType,
  type Metal,
  type Motif,
} from '@filigree/contracts';
import { type Design, isRing } from '../design/document.ts';
import type { Lettering } from '../design/lettering/fonts.ts';
import { ornamentStones } from '../design/ornament/document.ts';
import type { PatternName } from '../design/ornament/patterns.ts';
import type { PlateOrnament } from '../design/ornament/plate.ts';
import { isTassel } from '../design/ornament/sculpture.ts';
import type { StoneKind, StonesInTurn } from '../design/parts.ts';
import type { PieceDesign } from '../design/piece/document.ts';
import type { RingDesign } from '../design/ring/document.ts';
import { inTurnOf } from './inTurn.ts';
import { haloOf, leadOf, stonesIn } from './piece/ornaments.ts';

export interface Facts {
  readonly type: JewelryType;
  /** In sentences: "necklace". */
  readonly noun: string;
  readonly centre: Pick<StoneKind, 'gemstone' | 'colour' | 'cut'> | null;
  readonly inProngs: boolean;
  /** 0 for none. */
  readonly haloRows: number;
  readonly hasSideStones: boolean;
  /** What stands on both sides of the centre; null for none. */
  readonly sides: Gemstone | null;
  /** The second main stone that shares the front with the centre; null for none. */
  readonly second: { readonly gemstone: Gemstone; readonly colour: StoneKind['colour'] } | null;
  readonly hasBandStones: boolean;
  /** What the first stone of its row or of its strand is; null where it has neither. */
  readonly row: StonesInTurn[number] | null;
  /** The stones of its row, its strand or its chain where they differ; null where they are alike. */
  readonly inTurn: StonesInTurn | null;
  /** Of a ring's band; other bands are single. */
  readonly bandForm: RingDesign['band']['form'];
  /** What is laid into a ring's band; null for no inlay. */
  readonly inlay: readonly Gemstone[] | null;
  /** A line of a second metal is laid into the band. */
  readonly hasLine: boolean;
  /** The border around a ring's or a bangle's band; null for none. */
  readonly border: PatternName | null;
  /** A pattern is worked all the way around its band. */
  readonly hasRelief: boolean;
  readonly isTwig: boolean;
  readonly polished: boolean;
  readonly isHollow: boolean;
  /** A ring that is a band of metal and nothing on it. */
  readonly isPlain: boolean;
  readonly engraved: boolean;
  /** The letters that one sees; null for none. */
  readonly lettering: string | null;
  /** The face that they are cut in; null for none. */
  readonly face: Lettering | null;
  /** What it shows: a figure's form, or null. */
  readonly figure: string | null;
  /** Of all its parts. */
  readonly metals: ReadonlySet<Metal>;
  /** Every gem that it has somewhere. */
  readonly gemstones: ReadonlySet<Gemstone>;
  /** Small stones around the centre, in a halo or a cluster; null for none. */
  readonly surround: Gemstone | null;
  /** Under the girdle of a ring's stone; null for none. */
  readonly hiddenHalo: Gemstone | null;
  readonly hasTassel: boolean;
  readonly enamelled: boolean;
  /** Of the motif that it shows; null for none. */
  readonly motif: Motif | null;
  /** What it shows can look the other way. */
  readonly mirrors: boolean;
  /** The figure cut into the face of a signet; null for none. */
  readonly faceFigure: string | null;
  /** What it shows is on a plate, or it is a signet. */
  readonly isPlate: boolean;
  /** A stone is laid into the whole of that plate: its outline is the plate's. */
  readonly isTablet: boolean;
  readonly era: DesignEra | null;
  /** Of a flower whose petals are stones; null where there is none. */
  readonly petals: number | null;
  /** Null for rings and toe rings. */
  readonly piece: PieceFacts | null;
}

/** An ornament by what it is and where it stands. */
export interface PartFacts {
  readonly kind: PieceDesign['ornaments'][number]['ornament']['kind'];
  readonly slot: PieceDesign['ornaments'][number]['slot'];
}

export interface PieceFacts {
  readonly carrier: PieceDesign['carrier']['kind'];
  /** Of earrings, brooches and so on; null where there is none. */
  readonly fitting: string | null;
  readonly stations: number;
  readonly drops: number;
  /** Charms that hang side by side. */
  readonly charms: number;
  /** What charms show, one by one, and what anything does: forms of figures, motifs. */
  readonly charmForms: ReadonlySet<string>;
  readonly forms: ReadonlySet<string>;
  /** Of beads; null where nothing is strung. */
  readonly strands: number | null;
  /** Chains worn together. */
  readonly chains: number;
  readonly hasTail: boolean;
  /** A body that winds about the wrist more or less often. */
  readonly coils: boolean;
  readonly parts: readonly PartFacts[];
  /** What the front is: a stone, a motif, a plate; null for a bare hoop, bangle or chain. */
  readonly front: PieceDesign['ornaments'][number]['ornament']['kind'] | null;
}

export const factsOf = (design: Design): Facts => (isRing(design) ? ringFacts(design) : pieceFacts(design));

const ringFacts = (ring: RingDesign): Facts => ({
  type: ring.type,
  noun: ring.type.toLowerCase(),
  centre: ring.centre,
  inProngs: ring.head?.kind === 'prong',
  haloRows: ring.halo?.rows ?? 0,
  hasSideStones: ring.sideStones !== null,
  sides: ring.sideStones?.stone.gemstone ?? null,
  second: ring.companion?.stone ?? null,
  hasBandStones: ring.bandStones !== null,
  row: ring.bandStones?.stone ?? null,
  inTurn: inTurnOf(ring),
  bandForm: ring.band.form,
  isHollow: ring.wallMm !== undefined,
  polished: ring.band.texture.kind === 'none' && ring.band.finish === 'Polished',
  inlay: ring.band.inlay?.stones.map(({ gemstone }) => gemstone) ?? null,
  hasLine: ring.band.second !== undefined && ring.band.form !== 'twist',
  border: ring.band.texture.kind === 'pattern' ? ring.band.texture.pattern : null,
  hasRelief: isWorkedAround(ring.band),
  isTwig: ring.band.twig !== undefined,
  isPlain:
    ring.centre === null && ring.bandStones === null && ring.shoulders.kind === 'plain' && !ring.band.inlay,
  engraved:
    ring.engraving !== null ||
    (ring.shoulders.kind === 'signet' && ring.shoulders.ornament.field.kind === 'text'),
  lettering:
    ring.shoulders.kind === 'signet' && ring.shoulders.ornament.field.kind === 'text'
      ? ring.shoulders.ornament.field.text
      : (ring.engraving?.text ?? null),
  face:
    ring.shoulders.kind === 'signet' && ring.shoulders.ornament.field.kind === 'text'
      ? ring.shoulders.ornament.field.lettering
      : (ring.engraving?.lettering ?? null),
  figure:
    'ornament' in ring.shoulders && 'form' in ring.shoulders.ornament ? ring.shoulders.ornament.form : null,
  metals: new Set(ring.alloys.map(({ metal }) => metal)),
  gemstones: gemstonesIn(ring),
  surround: ring.halo?.stone.gemstone ?? (ring.head?.kind === 'cluster' ? ring.head.accent.gemstone : null),
  hasTassel: false,
  hiddenHalo: ring.head?.kind === 'prong' ? (ring.head.hiddenHalo?.stone.gemstone ?? null) : null,
  enamelled: ring.band.texture.kind === 'pattern' && ring.band.texture.enamel !== null,
  motif:
    'ornament' in ring.shoulders && ring.shoulders.ornament.kind === 'motif'
      ? ring.shoulders.ornament.motif
      : null,
  mirrors: ring.shoulders.kind === 'motif',
  faceFigure:
    ring.shoulders.kind === 'signet' && ring.shoulders.ornament.field.kind === 'emblem'
      ? ring.shoulders.ornament.field.form
      : null,
  isPlate: ring.shoulders.kind === 'signet',
  isTablet: ring.shoulders.kind === 'signet' && isTablet(ring.shoulders.ornament),
  era: ring.character.era,
  petals: ring.head?.kind === 'cluster' && ring.head.petalStones ? ring.head.petals : null,
  piece: null,
});

const isWorkedAround = ({ texture }: Pick<RingDesign['band'], 'texture'>): boolean =>
  texture.kind === 'pattern' || texture.kind === 'engraved';

const isTablet = ({ field }: PlateOrnament): boolean => field.kind === 'stone' && field.isTablet === true;

/** All gems of a document, wherever they stand. */
function gemstonesIn(design: Design): ReadonlySet<Gemstone> {
  const found = new Set<Gemstone>();
  const known: ReadonlySet<string> = new Set(GEMSTONES);
  const isGemstone = (value: unknown): value is Gemstone => typeof value === 'string' && known.has(value);
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'gemstone' && isGemstone(inner)) found.add(inner);
      else walk(inner);
    }
  };
  walk(design);
  return found;
}

function lettersOn({
  ornaments,
  engraving,
}: PieceDesign): { readonly text: string; readonly lettering: Lettering } | null {
  for (const { ornament } of ornaments) {
    if (ornament.kind === 'nameplate') return ornament;
    if (ornament.kind === 'plate' && ornament.field.kind === 'text') return ornament.field;
    if (ornament.kind === 'plate' && ornament.border.kind === 'text') return ornament.border;
  }
  return engraving;
}

/** Forms and motifs that ornaments show. */
const formsOf = (placed: PieceDesign['ornaments']): ReadonlySet<string> =>
  new Set(
    placed.flatMap(({ ornament }) => [
      ...('form' in ornament ? [ornament.form] : []),
      ...(ornament.kind === 'motif' ? [ornament.motif] : []),
    ]),
  );

function pieceFacts(piece: PieceDesign): Facts {
  const lead = leadOf(piece);
  const { carrier } = piece;
  const count = (slot: 'station' | 'drop' | 'charm'): number =>
    piece.ornaments.filter((placed) => placed.slot === slot).reduce((sum, placed) => sum + placed.count, 0);
  const hold = lead !== null && 'hold' in lead.ornament ? lead.ornament.hold.kind : null;
  const textured = carrier.kind === 'bangle' && carrier.band.texture.kind !== 'none';
  return {
    type: piece.type,
    noun: piece.type.toLowerCase(),
    centre: stonesIn(piece)[0] ?? null,
    inProngs: hold === 'prong',
    haloRows: haloOf(piece)?.rows ?? 0,
    second: null,
    hasSideStones: piece.ornaments.some(({ slot }) => slot === 'side'),
    sides:
      piece.ornaments
        .filter(({ slot }) => slot === 'side')
        .flatMap(({ ornament }) => ornamentStones(ornament))[0]?.gemstone ?? null,
    hasBandStones: carrier.kind === 'bangle' && carrier.bandStones !== null,
    row:
      (carrier.kind === 'chain'
        ? carrier.strand?.stone
        : carrier.kind === 'bangle'
          ? carrier.bandStones?.stone
          : null) ?? null,
    inTurn: inTurnOf(piece),
    bandForm: 'single',
    inlay: null,
    hasLine: false,
    border:
      carrier.kind === 'bangle' && carrier.band.texture.kind === 'pattern'
        ? carrier.band.texture.pattern
        : null,
    hasRelief: carrier.kind === 'bangle' && isWorkedAround(carrier.band),
    isTwig: false,
    isPlain: false,
    isHollow: piece.wallMm !== undefined,
    polished: piece.finish === 'Polished' && !textured,
    engraved:
      piece.engraving !== null ||
      piece.ornaments.some(
        ({ ornament }) =>
          ornament.kind === 'nameplate' || (ornament.kind === 'plate' && ornament.field.kind === 'text'),
      ),
    lettering: lettersOn(piece)?.text ?? null,
    face: lettersOn(piece)?.lettering ?? null,
    figure: lead !== null && 'form' in lead.ornament ? lead.ornament.form : null,
    metals: new Set(piece.alloys.map(({ metal }) => metal)),
    gemstones: gemstonesIn(piece),
    surround:
      haloOf(piece)?.stone.gemstone ??
      (lead?.ornament.kind === 'rosette' ? lead.ornament.accent.gemstone : null),
    hasTassel: piece.ornaments.some(({ ornament }) => isTassel(ornament)),
    hiddenHalo: null,
    enamelled:
      piece.ornaments.some(({ ornament }) => 'enamel' in ornament && ornament.enamel.length > 0) ||
      (carrier.kind === 'bangle' &&
        carrier.band.texture.kind === 'pattern' &&
        carrier.band.texture.enamel !== null),
    motif: lead?.ornament.kind === 'motif' ? lead.ornament.motif : null,
    mirrors: lead?.ornament.kind === 'motif',
    faceFigure: null,
    isPlate: lead?.ornament.kind === 'plate',
    isTablet: lead?.ornament.kind === 'plate' && isTablet(lead.ornament),
    petals:
      piece.ornaments.flatMap(({ ornament }) =>
        ornament.kind === 'rosette' && ornament.petalStones ? [ornament.petals] : [],
      )[0] ?? null,
    era: piece.character.era,
    piece: {
      carrier: carrier.kind,
      fitting: carrier.kind === 'fitted' ? carrier.fitting.kind : null,
      stations: count('station'),
      drops: count('drop'),
      charms: count('charm'),
      charmForms: formsOf(piece.ornaments.filter(({ slot }) => slot === 'charm')),
      forms: formsOf(piece.ornaments),
      strands:
        carrier.kind === 'chain' && carrier.strand !== undefined ? (carrier.strand.strands ?? 1) : null,
      chains: carrier.kind === 'chain' ? 1 + (carrier.layers?.length ?? 0) : 0,
      coils: carrier.kind === 'bangle' && /^(?:laid|raised)$/.test(carrier.coil?.form ?? ''),
      parts: piece.ornaments.map(({ slot, ornament }) => ({ slot, kind: ornament.kind })),
      hasTail: carrier.kind === 'chain' && carrier.tailMm !== null,
      front: lead?.ornament.kind ?? null,
    },
  };
}
