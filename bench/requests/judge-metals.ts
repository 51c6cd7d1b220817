import { type Alloy, type Design, isRing, type SoleDesign } from '@filigree/atelier/design';
import type { BuiltPiece } from '@filigree/atelier/geometry';
import type { ItemsInView } from './items-in-view.ts';
import type { FactOf } from './request.ts';
import type { Sketch } from './sketch.ts';
import { fails, unjudged, type Verdict, verdictOf } from './verdict.ts';

const KARATS = /^(\d\d)k Gold$/;
const GOLDS: Readonly<Record<string, Alloy['colour']>> = {
  'Yellow Gold': 'yellow',
  'White Gold': 'white',
  'Rose Gold': 'rose',
};
const FAMILIES: Readonly<Record<string, Alloy['family']>> = {
  Gold: 'gold',
  Platinum: 'platinum',
  Silver: 'silver',
  'Sterling Silver': 'silver',
  Palladium: 'palladium',
  Titanium: 'titanium',
  Tungsten: 'tungsten-carbide',
};

/** Whether an alloy is what a fact names: a metal of the house's list, a family or a colour; null for unknown names. */
function isNamed({ family, karat, colour, plating, recycled }: Alloy, value: string): boolean | null {
  const karats = KARATS.exec(value)?.[1];
  if (karats !== undefined) return family === 'gold' && karat === Number(karats);
  if (value in GOLDS) return family === 'gold' && colour === GOLDS[value];
  if (value in FAMILIES) return family === FAMILIES[value];
  if (value === 'Recycled Metal') return recycled;
  if (value === 'black') return plating === 'black-rhodium';
  if (value === 'yellow' || value === 'rose' || value === 'white')
    return plating !== 'black-rhodium' && colour === value;
  return null;
}

/** The alloys of a part of a piece by its name among jewelers; null where the piece has no such part to tell. */
function alloysAt(design: SoleDesign, where: string): string[] | null {
  if (isRing(design)) {
    if (where === 'band') return [design.band.alloyId];
    if (where === 'stripe' || where === 'inlay')
      return design.band.second ? [design.band.second.alloyId] : [];
    if (where === 'setting' || where === 'head')
      return design.head === null ? [] : [design.head.alloyId, ...(design.halo ? [design.halo.alloyId] : [])];
    return null;
  }
  // A clasp is cast and soldered of the chain's own metal.
  if (where === 'chain' || where === 'clasp')
    return design.carrier.kind === 'chain' ? [design.carrier.alloyId] : [];
  if (where === 'band') return design.carrier.kind === 'bangle' ? [design.carrier.alloyId] : [];
  return null;
}

const seenIds = ({ solids }: BuiltPiece): Set<string> => new Set(solids.metal.map(({ alloyId }) => alloyId));

const sayAlloy = ({ family, karat, colour, plating }: Alloy): string =>
  [karat === null ? '' : `${karat}k`, colour, family, plating === 'none' ? '' : plating].join(' ').trim();

export function judgeMetal(sketch: Sketch, { is, value, where }: FactOf<'metal'>): Verdict {
  // Glass is among the metals that customers choose from.
  if (value === 'Enamel') {
    const glazed = sketch.solids.enamels.length;
    return verdictOf(glazed > 0 === (is === 'metal'), `${glazed} of enamel`);
  }
  const alloys: Alloy[] = [];
  for (const piece of sketch.pieces) {
    const at = where === undefined ? null : alloysAt(piece.design, where);
    if (where !== undefined && at === null) return unjudged(`no part is called "${where}" here`);
    const seen = seenIds(piece);
    alloys.push(...piece.design.alloys.filter(({ id }) => seen.has(id) && (at === null || at.includes(id))));
  }
  const named = alloys.map((alloy) => isNamed(alloy, value));
  if (named.includes(null)) return unjudged(`no alloy is called "${value}" here`);
  const isThere = named.includes(true);
  return verdictOf(is === 'metal' ? isThere : !isThere, [...new Set(alloys.map(sayAlloy))].join(', '));
}

/** Relief that is worked over a band or a plate is its finish, whatever the metal beneath has. */
function worksOn(design: Design): ReadonlySet<string> {
  const found = new Set<string>();
  const band = isRing(design) ? design.band : design.carrier.kind === 'bangle' ? design.carrier.band : null;
  if (band?.texture.kind === 'hammered') found.add('Hammered');
  if (band?.texture.kind === 'textured') found.add('Textured');
  if (band?.texture.kind === 'engraved' || band?.texture.kind === 'pattern') found.add('Engraved');
  if (!isRing(design))
    for (const { ornament } of design.ornaments)
      if (ornament.kind === 'plate' && ornament.field.kind === 'hammered') found.add('Hammered');
  return found;
}

/** Finishes that are relief of the solids; those of light alone are a zone's. */
const RELIEFS = new Set(['Hammered', 'Textured', 'Engraved']);

/** What stands on a band is told from it from this height on: relief, domes, rounded edges are the band's own, mm. */
const BAND_MARGIN_MM = 0.3;

/** The pixels of the metal that a finish is judged on; null where the part cannot be told from the rest. */
function metalAt(
  { view, pieces: [piece, ...others] }: Sketch,
  where: string | undefined,
): ItemsInView | null {
  const metal = view.filter(({ item }) => item.kind === 'metal');
  if (where === undefined) return metal;
  // Pieces of a set lie beside each other, about no common axis.
  if (piece === undefined || others.length > 0 || !isRing(piece.design)) return null;
  const { size, band } = piece.design;
  if (where === 'stripe')
    return band.second === undefined
      ? null
      : metal.filter(({ item }) => piece.solids.metal[item.index]?.alloyId === band.second?.alloyId);
  if (where !== 'band') return null;
  const reachMm = size.innerDiameterMm / 2 + band.thicknessMm + BAND_MARGIN_MM;
  return metal.filter(({ at: [x, , z] }) => Math.hypot(x, z) <= reachMm);
}

export function judgeFinish(sketch: Sketch, { value, where }: FactOf<'finish'>): Verdict {
  const metal = metalAt(sketch, where);
  if (metal === null) return unjudged(`no finish can be told of a part called "${where}" here`);
  if (RELIEFS.has(value)) {
    const works = sketch.pieces.map(({ design }) => worksOn(design));
    return verdictOf(
      works.every((found) => found.has(value)),
      `relief: ${works.flatMap((found) => [...found]).join(', ') || 'none'}`,
    );
  }
  const finishes = new Map<string, number>();
  for (const { item } of metal) {
    if (item.kind !== 'metal') continue;
    const part = sketch.solids.metal[item.index]!;
    const zone = part.zones?.find(({ triangles }) => triangles.includes(item.triangle));
    const finish = zone?.finish ?? part.finish;
    finishes.set(finish, (finishes.get(finish) ?? 0) + 1);
  }
  if (metal.length === 0) return fails('no metal in the picture');
  const shares = [...finishes].map(
    ([name, pixels]) => `${name} ${Math.round((100 * pixels) / metal.length)} %`,
  );
  return verdictOf((finishes.get(value) ?? 0) >= metal.length / 2, shares.join(', '));
}
