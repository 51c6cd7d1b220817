import type { Metal } from '@filigree/contracts';
import { alloyOf, cannotRaiseProngs } from '../../design/alloys.ts';
import type { Alloy } from '../../design/parts.ts';
import type { RingDesign } from '../../design/ring/document.ts';
import type { Change, MetalTarget } from '../change.ts';
import { already, done, impossible, notBuilt, type Outcome } from '../outcome.ts';

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

/** The alloy that the asked metals make of a present one: what was not named stays ("18k" keeps the colour). */
function become(present: Alloy, metals: readonly Metal[]): Alloy {
  let alloy = { ...present };
  for (const metal of metals) {
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

const settingIds = (ring: RingDesign): (string | undefined)[] => [
  ring.head?.alloyId,
  ring.halo?.alloyId,
  ring.sideStones?.alloyId,
];

/** Points the parts of the setting to an alloy. */
function pointSetting(ring: RingDesign, id: string): void {
  if (ring.head !== null) ring.head.alloyId = id;
  if (ring.halo !== null) ring.halo.alloyId = id;
  if (ring.sideStones !== null) ring.sideStones.alloyId = id;
}

/** Alloys that nothing is made of are left out; two alloys that became the same are one. */
function tidy(ring: RingDesign): void {
  const kept: Alloy[] = [];
  for (const alloy of ring.alloys) {
    const twin = kept.find((other) => same(other, alloy));
    if (twin === undefined) {
      kept.push(alloy);
      continue;
    }
    if (ring.band.alloyId === alloy.id) ring.band.alloyId = twin.id;
    for (const part of [ring.head, ring.halo, ring.sideStones])
      if (part?.alloyId === alloy.id) part.alloyId = twin.id;
  }
  const used = new Set([ring.band.alloyId, ...settingIds(ring)]);
  ring.alloys = kept.filter(({ id }) => used.has(id));
}

function freshId(ring: RingDesign): string {
  const taken = new Set(ring.alloys.map(({ id }) => id));
  return ['main', 'second', 'third', 'fourth', 'fifth'].find((id) => !taken.has(id))!;
}

/** Gives one part of the ring a metal of its own. */
function recast(ring: RingDesign, part: 'band' | 'setting', metals: readonly Metal[]): string | null {
  const id = part === 'band' ? ring.band.alloyId : ring.head?.alloyId;
  const present = ring.alloys.find((alloy) => alloy.id === id);
  if (present === undefined) return null;
  const fresh = { ...become(present, metals), id: freshId(ring) };
  if (same(present, fresh)) return null;
  ring.alloys = part === 'band' ? [fresh, ...ring.alloys] : [...ring.alloys, fresh];
  if (part === 'band') ring.band.alloyId = fresh.id;
  else pointSetting(ring, fresh.id);
  tidy(ring);
  return `${part === 'band' ? 'Band' : 'Setting'} ${sayAlloy(present)} -> ${sayAlloy(fresh)}`;
}

function contrastTo(alloy: Alloy): Metal {
  return alloy.colour === 'white' || alloy.colour === 'grey' ? 'Rose Gold' : 'White Gold';
}

const raisesProngs = (ring: RingDesign): boolean =>
  ring.head?.kind === 'prong' ||
  ring.head?.kind === 'cluster' ||
  ring.halo !== null ||
  ring.sideStones?.setting === 'prong';

function recastAll(ring: RingDesign, change: Extract<Change, { kind: 'metal' }>): Outcome {
  const before = ring.alloys.map((alloy) => ({ ...alloy }));
  const instead = new Set(change.instead);
  // "rose gold instead of the yellow": only the alloys that were named.
  const named = before.filter((alloy) => isOf(alloy, instead));
  const said: string[] = [];
  if (named.length > 0 && named.length < before.length) {
    ring.alloys = ring.alloys.map((alloy) => (isOf(alloy, instead) ? become(alloy, change.metals) : alloy));
    for (const alloy of named)
      said.push(`Metal ${sayAlloy(alloy)} -> ${sayAlloy(become(alloy, change.metals))}`);
    tidy(ring);
    return said.length > 0 ? done(...said) : already('The metal is already so.');
  }
  const main = ring.alloys.find((alloy) => alloy.id === ring.band.alloyId)!;
  const modifies = change.metals.every((metal) => metal === 'Recycled Metal' || KARAT.test(metal));
  if (modifies) {
    ring.alloys = ring.alloys.map((alloy) =>
      alloy === main || alloy.family === 'gold' || change.metals.includes('Recycled Metal')
        ? become(alloy, change.metals)
        : alloy,
    );
  } else {
    const fresh = become(main, change.metals);
    const raise = cannotRaiseProngs(fresh) && raisesProngs(ring);
    if (raise) {
      const words = recast(ring, 'band', change.metals);
      return words === null
        ? already('The metal is already so.')
        : done(words, `The setting stays as it was: prongs cannot be raised from ${sayAlloy(fresh)}`);
    }
    ring.alloys = [fresh];
    ring.band.alloyId = fresh.id;
    pointSetting(ring, fresh.id);
  }
  tidy(ring);
  const was = before.map(sayAlloy).join(' and ');
  const is = ring.alloys.map(sayAlloy).join(' and ');
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

export function changeMetal(ring: RingDesign, change: Extract<Change, { kind: 'metal' }>): Outcome {
  if (change.metals.includes('Enamel'))
    return notBuilt('Enamel cannot be made yet: the piece stays in its metal.');
  const solid = change.metals.filter((metal) => metal !== 'Mixed Metals');
  if (
    change.metals.includes('Mixed Metals') ||
    (change.target === 'all' &&
      solid.filter(
        (metal) => COLOUR[metal] ?? /^(?:Platinum|Silver|Palladium|Titanium|Tungsten)$/.test(metal),
      ).length > 1)
  ) {
    return twoTone(ring, solid);
  }
  if (change.target === 'all') return recastAll(ring, change);
  return recastPart(ring, change.target, solid);
}

function recastPart(
  ring: RingDesign,
  target: Exclude<MetalTarget, 'all'>,
  metals: readonly Metal[],
): Outcome {
  if (target === 'setting') {
    if (ring.head === null) return impossible('This ring has no setting: its stones are in the band itself.');
    if (ring.head.kind === 'tension' || ring.head.kind === 'flush')
      return impossible('The stone is held by the band itself: ask for the metal of the band.');
    const present = ring.alloys.find((alloy) => alloy.id === ring.head?.alloyId)!;
    const fresh = become(present, metals);
    if (cannotRaiseProngs(fresh) && raisesProngs(ring))
      return impossible(`Prongs cannot be raised from ${sayAlloy(fresh)}: ask for a bezel first.`);
  }
  const said = recast(ring, target, metals);
  return said === null ? already(`The ${target} is already so.`) : done(said);
}

/** Two metals: the first for the band, the second for the setting. */
function twoTone(ring: RingDesign, metals: readonly Metal[]): Outcome {
  if (ring.head === null || ring.head.kind === 'tension' || ring.head.kind === 'flush') {
    return impossible('Two metals need a setting apart from the band: ask for prongs or a bezel first.');
  }
  const karat = metals.filter((metal) => KARAT.test(metal));
  const colours = metals.filter((metal) => !KARAT.test(metal));
  const main = ring.alloys.find((alloy) => alloy.id === ring.band.alloyId)!;
  const first = colours[0];
  const second = colours[1] ?? contrastTo(first === undefined ? main : become(main, [first]));
  const said: string[] = [];
  if (first !== undefined && (colours.length > 1 || !same(main, become(main, [first])))) {
    const words = recast(ring, 'band', [...karat, first]);
    if (words !== null) said.push(words);
  }
  const words = recast(ring, 'setting', [...karat, second]);
  if (words !== null) said.push(words);
  return said.length > 0 ? done(...said) : already('The ring is already in these metals.');
}
