import type { Alloy } from '@filigree/atelier/design';
import type { BuiltPiece } from '@filigree/atelier/geometry';
import { alloysAt } from './alloys-seen.ts';
import { metalAt, type Work, worksOn } from './finishes-shown.ts';
import type { FactOf } from './request.ts';
import type { Sketch } from './sketch.ts';
import { fails, unjudged, type Verdict, verdictOf } from './verdict.ts';

const KARATS = /^(\d\d)k(?: gold)?$/;
const GOLDS: Readonly<Record<string, Alloy['colour']>> = {
  'yellow gold': 'yellow',
  'white gold': 'white',
  'rose gold': 'rose',
};
const FAMILIES: Readonly<Record<string, Alloy['family']>> = {
  gold: 'gold',
  platinum: 'platinum',
  silver: 'silver',
  'sterling silver': 'silver',
  palladium: 'palladium',
  titanium: 'titanium',
  tungsten: 'tungsten-carbide',
  'tungsten carbide': 'tungsten-carbide',
};
const COLOURS: ReadonlySet<string> = new Set(['yellow', 'rose', 'white', 'grey']);
/** Plated white gold is sold as such; it is black only where it is plated so. */
const PLATINGS: Readonly<Record<string, Alloy['plating']>> = {
  'black rhodium': 'black-rhodium',
  black: 'black-rhodium',
  rhodium: 'rhodium',
};

/** Whether an alloy is what a fact names: a metal of the house's list, a family or a colour; null for unknown names. */
function isNamed({ family, karat, colour, plating, recycled }: Alloy, value: string): boolean | null {
  const name = value.trim().toLowerCase();
  const karats = KARATS.exec(name)?.[1];
  if (karats !== undefined) return family === 'gold' && karat === Number(karats);
  if (name in GOLDS) return family === 'gold' && colour === GOLDS[name];
  if (name in FAMILIES) return family === FAMILIES[name];
  if (name === 'recycled metal') return recycled;
  if (name in PLATINGS) return plating === PLATINGS[name];
  if (COLOURS.has(name)) return plating !== 'black-rhodium' && colour === name;
  return null;
}

const seenIds = ({ solids }: BuiltPiece): Set<string> => new Set(solids.metal.map(({ alloyId }) => alloyId));

const sayAlloy = ({ family, karat, colour, plating }: Alloy): string =>
  [karat === null ? '' : `${karat}k`, colour, family, plating === 'none' ? '' : plating].join(' ').trim();

/** The alloys that are visible in a sketch or in a part of it; null where the part is not known. */
function alloysSeen(sketch: Sketch, where: string | undefined): Alloy[] | null {
  const alloys: Alloy[] = [];
  for (const piece of sketch.pieces) {
    const at = where === undefined ? null : alloysAt(sketch, piece, where);
    if (where !== undefined && at === null) return null;
    const seen = seenIds(piece);
    alloys.push(...piece.design.alloys.filter(({ id }) => seen.has(id) && (at === null || at.includes(id))));
  }
  return alloys;
}

/** Metals are mixed where two of them look unlike. */
const areMixed = (alloys: readonly Alloy[]): boolean =>
  new Set(alloys.map(({ colour, plating }) => (plating === 'black-rhodium' ? plating : colour))).size > 1;

export function judgeMetal(sketch: Sketch, { is, value, where }: FactOf<'metal'>): Verdict {
  // Glass is among the metals that customers choose from.
  if (value === 'Enamel') {
    const glazed = sketch.solids.enamels.length;
    return verdictOf(glazed > 0 === (is === 'metal'), `${glazed} of enamel`);
  }
  const alloys = alloysSeen(sketch, where);
  if (alloys === null) return unjudged(`no part is called "${where}" here`);
  const said = [...new Set(alloys.map(sayAlloy))].join(', ') || `no metal called "${where}"`;
  if (value === 'Mixed Metals') return verdictOf(areMixed(alloys) === (is === 'metal'), said);
  const named = alloys.map((alloy) => isNamed(alloy, value));
  if (named.includes(null)) return unjudged(`no alloy is called "${value}" here`);
  const isThere = named.includes(true);
  return verdictOf(is === 'metal' ? isThere : !isThere, said);
}

/** Finishes that are relief of the solids; those of light alone are a zone's. */
const RELIEFS = new Set(['Hammered', 'Textured', 'Engraved']);

/** The parts with a relief of their own, by their names. */
const RELIEF_PARTS: Readonly<Record<string, Work['part']>> = {
  band: 'band',
  shank: 'band',
  bangle: 'band',
  cuff: 'band',
  plate: 'plate',
  disc: 'plate',
  bar: 'plate',
  signet: 'plate',
  'dog-tag': 'plate',
  hoop: 'hoop',
};

function judgeRelief(sketch: Sketch, { value, where }: FactOf<'finish'>): Verdict {
  const part = where === undefined ? undefined : RELIEF_PARTS[where];
  if (where !== undefined && part === undefined && metalAt(sketch, where) === null)
    return unjudged(`no finish can be told of a part called "${where}" here`);
  const works = sketch.pieces.map(({ design }) => worksOn(design));
  return verdictOf(
    works.every((found) =>
      found.some((work) => work.finish === value && (where === undefined || work.part === part)),
    ),
    `relief: ${works.flatMap((found) => found.map(({ finish, part: on }) => `${finish} ${on}`)).join(', ') || 'none'}`,
  );
}

export function judgeFinish(sketch: Sketch, fact: FactOf<'finish'>): Verdict {
  const { value, where } = fact;
  if (RELIEFS.has(value)) return judgeRelief(sketch, fact);
  const metal = metalAt(sketch, where);
  if (metal === null) return unjudged(`no finish can be told of a part called "${where}" here`);
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
