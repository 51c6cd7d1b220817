import type { Metal } from '@filigree/contracts';
import { alloyOf, cannotRaiseProngs } from '../design/alloys.ts';
import type { Alloy } from '../design/parts.ts';
import type { Change, MetalTarget } from './change.ts';
import { already, capital, done, impossible, type Outcome } from './outcome.ts';

const KARAT = /^(\d+)k Gold$/;
const COLOUR: Partial<Record<Metal, Alloy['colour']>> = {
  'White Gold': 'white',
  'Rose Gold': 'rose',
  'Yellow Gold': 'yellow',
};
const USUAL_KARAT = 14;

/** Above 18k there is only yellow gold: whitening and reddening take more other metal than 22k leaves room for. */
const HIGHEST_COLOURED_KARAT = 18;

export function sayAlloy({ family, karat, colour, plating, recycled }: Alloy): string {
  const name =
    family === 'gold'
      ? `${karat}k ${colour} gold`
      : family === 'silver'
        ? 'sterling silver'
        : family === 'tungsten-carbide'
          ? 'tungsten carbide'
          : family;
  return `${recycled ? 'recycled ' : ''}${name}${plating === 'black-rhodium' ? ' with black rhodium' : ''}`;
}

const isPlating = (metal: Metal): boolean => metal === 'Black Rhodium';

/** The alloy that the asked metals make of a present one: what was not named stays ("18k" keeps the colour). */
function become(present: Alloy, metals: readonly Metal[]): Alloy {
  let alloy = { ...present };
  // What is plated is named in any order: "oxidised silver", "silver in black rhodium".
  const platedLast = [...metals].sort((a, b) => Number(isPlating(a)) - Number(isPlating(b)));
  for (const metal of platedLast) {
    const karat = KARAT.exec(metal)?.[1];
    const colour = COLOUR[metal];
    if (karat !== undefined) {
      const fineness = Number(karat) as NonNullable<Alloy['karat']>;
      const kept = alloy.family === 'gold' && fineness <= HIGHEST_COLOURED_KARAT ? alloy.colour : 'yellow';
      alloy = {
        ...alloyOf(alloy.id, metal, { family: 'gold', karat: fineness, colour: kept }),
        recycled: alloy.recycled,
      };
    } else if (colour !== undefined) {
      const fineness = alloy.family === 'gold' ? alloy.karat : USUAL_KARAT;
      const possible =
        colour !== 'yellow' && (fineness ?? 0) > HIGHEST_COLOURED_KARAT ? HIGHEST_COLOURED_KARAT : fineness;
      alloy = {
        ...alloyOf(alloy.id, metal, { family: 'gold', karat: possible, colour }),
        recycled: alloy.recycled,
      };
    } else if (metal === 'Recycled Metal') {
      alloy = { ...alloy, recycled: true };
    } else if (metal === 'Black Rhodium') {
      alloy = { ...alloy, plating: 'black-rhodium' };
    } else if (metal !== 'Mixed Metals' && metal !== 'Enamel') {
      alloy = { ...alloyOf(alloy.id, metal), recycled: alloy.recycled };
    }
  }
  // A change of colour ends a plating that only made sense on the old metal.
  return alloy;
}

const same = (a: Alloy, b: Alloy): boolean => sayAlloy(a) === sayAlloy(b) && a.plating === b.plating;

/** What a design is made of, as changes of metal see it: a body, and what is set on it. */
export interface MetalParts {
  /** "ring", in sentences. */
  readonly noun: string;
  /** What the body is called: "band", "chain". */
  readonly bodyName: string;
  /** The document's own list; replaced as a whole. */
  alloys: Alloy[];
  bodyId: () => string;
  /** Null where nothing is set apart from the body. */
  settingId: () => string | null;
  /** Why there is nothing apart. */
  readonly noSetting: string;
  pointBody: (id: string) => void;
  pointSetting: (id: string) => void;
  /** Everything made of one alloy is made of another. */
  replace: (from: string, to: string) => void;
  usedIds: () => ReadonlySet<string | undefined>;
  raisesProngs: () => boolean;
}

/** Alloys that nothing is made of are left out; two alloys that became the same are one. */
function tidy(parts: MetalParts): void {
  const kept: Alloy[] = [];
  for (const alloy of parts.alloys) {
    const twin = kept.find((other) => same(other, alloy));
    if (twin === undefined) kept.push(alloy);
    else parts.replace(alloy.id, twin.id);
  }
  const used = parts.usedIds();
  parts.alloys = kept.filter(({ id }) => used.has(id));
}

function freshId(parts: MetalParts): string {
  const taken = new Set(parts.alloys.map(({ id }) => id));
  return ['main', 'second', 'third', 'fourth', 'fifth'].find((id) => !taken.has(id))!;
}

/** Gives one ornament among others a metal of its own: the alloy that it points to from now on. */
export function recastOne(
  parts: MetalParts,
  presentId: string,
  metals: readonly Metal[],
): { readonly id: string; readonly said: string } | null {
  const present = parts.alloys.find(({ id }) => id === presentId);
  if (present === undefined) return null;
  const wanted = become(present, metals);
  if (same(present, wanted)) return null;
  const known = parts.alloys.find((alloy) => same(alloy, wanted));
  const fresh = known ?? { ...wanted, id: freshId(parts) };
  if (known === undefined) parts.alloys = [...parts.alloys, fresh];
  return { id: fresh.id, said: `${sayAlloy(present)} -> ${sayAlloy(fresh)}` };
}

/** Gives one part of the ring a metal of its own. */
function recast(parts: MetalParts, part: 'band' | 'setting', metals: readonly Metal[]): string | null {
  const id = part === 'band' ? parts.bodyId() : parts.settingId();
  const present = parts.alloys.find((alloy) => alloy.id === id);
  if (present === undefined) return null;
  const fresh = { ...become(present, metals), id: freshId(parts) };
  if (same(present, fresh)) return null;
  parts.alloys = part === 'band' ? [fresh, ...parts.alloys] : [...parts.alloys, fresh];
  if (part === 'band') parts.pointBody(fresh.id);
  else parts.pointSetting(fresh.id);
  tidy(parts);
  return `${part === 'band' ? capital(parts.bodyName) : 'Setting'} ${sayAlloy(present)} -> ${sayAlloy(fresh)}`;
}

function contrastTo(alloy: Alloy): Metal {
  return alloy.colour === 'white' || alloy.colour === 'grey' ? 'Rose Gold' : 'White Gold';
}

function recastAll(parts: MetalParts, change: Extract<Change, { kind: 'metal' }>): Outcome {
  const before = parts.alloys.map((alloy) => ({ ...alloy }));
  const instead = new Set(change.instead);
  // "rose gold instead of the yellow": only the alloys that were named.
  const named = before.filter((alloy) => isOf(alloy, instead));
  const said: string[] = [];
  if (named.length > 0 && named.length < before.length) {
    parts.alloys = parts.alloys.map((alloy) => (isOf(alloy, instead) ? become(alloy, change.metals) : alloy));
    for (const alloy of named)
      said.push(`Metal ${sayAlloy(alloy)} -> ${sayAlloy(become(alloy, change.metals))}`);
    tidy(parts);
    return said.length > 0 ? done(...said) : already('The metal is already so.');
  }
  const main = parts.alloys.find((alloy) => alloy.id === parts.bodyId())!;
  const modifies = change.metals.every((metal) => metal === 'Recycled Metal' || KARAT.test(metal));
  if (modifies) {
    parts.alloys = parts.alloys.map((alloy) =>
      alloy === main || alloy.family === 'gold' || change.metals.includes('Recycled Metal')
        ? become(alloy, change.metals)
        : alloy,
    );
  } else {
    const fresh = become(main, change.metals);
    const raise = cannotRaiseProngs(fresh) && parts.raisesProngs();
    if (raise) {
      const words = recast(parts, 'band', change.metals);
      return words === null
        ? already('The metal is already so.')
        : done(words, `The setting stays as it was: prongs cannot be raised from ${sayAlloy(fresh)}`);
    }
    parts.alloys = [fresh];
    for (const { id } of before) parts.replace(id, fresh.id);
  }
  tidy(parts);
  const was = before.map(sayAlloy).join(' and ');
  const is = parts.alloys.map(sayAlloy).join(' and ');
  return was === is ? already(`The metal is already ${is}.`) : done(`Metal ${was} -> ${is}`);
}

function isOf(alloy: Alloy, metals: ReadonlySet<Metal>): boolean {
  for (const metal of metals) {
    if (KARAT.test(metal) && alloy.karat === Number(KARAT.exec(metal)![1])) return true;
    if (COLOUR[metal] !== undefined && alloy.family === 'gold' && alloy.colour === COLOUR[metal]) return true;
    if (alloy.metal === metal) return true;
  }
  return false;
}

/** Changes the metal of any design; enamel is a change of its own. */
export function recastMetal(parts: MetalParts, change: Extract<Change, { kind: 'metal' }>): Outcome {
  const solid = change.metals.filter((metal) => metal !== 'Mixed Metals');
  if (
    change.metals.includes('Mixed Metals') ||
    (change.target === 'all' &&
      solid.filter(
        (metal) => COLOUR[metal] ?? /^(?:Platinum|Silver|Palladium|Titanium|Tungsten)$/.test(metal),
      ).length > 1)
  ) {
    return twoTone(parts, solid);
  }
  if (change.target === 'all') return recastAll(parts, change);
  return recastPart(parts, change.target, solid);
}

function recastPart(
  parts: MetalParts,
  target: Exclude<MetalTarget, 'all'>,
  metals: readonly Metal[],
): Outcome {
  if (target === 'setting') {
    if (parts.settingId() === null) return impossible(capital(parts.noSetting));
    const present = parts.alloys.find((alloy) => alloy.id === parts.settingId())!;
    const fresh = become(present, metals);
    if (cannotRaiseProngs(fresh) && parts.raisesProngs())
      return impossible(`Prongs cannot be raised from ${sayAlloy(fresh)}: ask for a bezel first.`);
  }
  const said = recast(parts, target, metals);
  return said === null
    ? already(`The ${target === 'band' ? parts.bodyName : 'setting'} is already so.`)
    : done(said);
}

/** Two metals: the first for the band, the second for the setting. */
function twoTone(parts: MetalParts, metals: readonly Metal[]): Outcome {
  if (parts.settingId() === null) return impossible(`Two metals need a setting apart: ${parts.noSetting}`);
  const karat = metals.filter((metal) => KARAT.test(metal));
  const colours = metals.filter((metal) => !KARAT.test(metal));
  const main = parts.alloys.find((alloy) => alloy.id === parts.bodyId())!;
  if (colours.length === 0 && parts.alloys.length > 1)
    return already(`The ${parts.noun} is already in two metals.`);
  // "Two-tone, with gold" on silver: the metal that is there stays, and the other comes beside it.
  const [only] = colours;
  if (colours.length === 1 && only !== undefined && !same(main, become(main, [only]))) {
    const beside = recast(parts, 'setting', [...karat, only]);
    return beside === null ? already(`The ${parts.noun} is already in these metals.`) : done(beside);
  }
  const first = colours[0];
  const second = colours[1] ?? contrastTo(first === undefined ? main : become(main, [first]));
  const said: string[] = [];
  if (first !== undefined && (colours.length > 1 || !same(main, become(main, [first])))) {
    const words = recast(parts, 'band', [...karat, first]);
    if (words !== null) said.push(words);
  }
  const words = recast(parts, 'setting', [...karat, second]);
  if (words !== null) said.push(words);
  return said.length > 0 ? done(...said) : already(`The ${parts.noun} is already in these metals.`);
}
