/**
 * Where a piece as drawn departs from what was asked and nobody has said so yet: every wish that a type, a metal or a
 * stone cannot follow is told with its reason, never left for the customer to find.
 */
import type { Brief, SettingStyle } from '@filigree/contracts';
import { cannotRaiseProngs, tooSoftForProngs } from './alloys.ts';
import { isRing, type SoleDesign } from './document.ts';
import { ornamentStones } from './ornament/document.ts';
import type { Stone } from './parts.ts';
import { hoopRowOf } from './piece/carriers.ts';
import { isClose } from './piece/line.ts';
import { isRowOfFigures } from './piece/rowsOfFigures.ts';
import { shownStones } from './piece/shownCount.ts';
import { MOST_COUNTED } from './piece/shows.ts';
import { isTiered } from './piece/tiers.ts';
import { wireOf } from './piece/wires.ts';
import { leftOut } from './ring/named.ts';
import { domeCut, domeWord } from './stones/proportions.ts';
import { bearsGem, gemsWithin, stonesWithin } from './stones/within.ts';

const HEADS = {
  prong: 'Prong',
  bezel: 'Bezel',
  tension: 'Tension',
  flush: 'Bezel',
  cluster: 'Cluster',
} as const;
const ROWS = {
  pave: 'Pave',
  channel: 'Channel',
  bar: 'Bar',
  flush: 'Bezel',
  bezel: 'Bezel',
  'shared-prong': 'Prong',
  invisible: 'Invisible',
} as const;
const HOLDS = { prong: 'Prong', bezel: 'Bezel', peg: 'Prong' } as const;

/** The settings that a piece shows. */
export function settingsOf(design: SoleDesign): ReadonlySet<SettingStyle> {
  const shown = new Set<SettingStyle>();
  if (isRing(design)) {
    const { head, halo, bandStones, sideStones } = design;
    if (head !== null) shown.add(HEADS[head.kind]);
    if (head?.kind === 'cluster' && head.petalStones) shown.add(HOLDS[head.petalStones.setting]);
    if (head !== null && halo === null) shown.add('Solitary');
    if (halo !== null) shown.add('Halo').add('Pave');
    if (bandStones !== null) shown.add(ROWS[bandStones.setting]);
    // Small stones that share their claws all along are pavé in the words of shops.
    if (bandStones?.setting === 'shared-prong') shown.add('Pave');
    if (sideStones !== null) shown.add('Solitary');
    for (const { stones } of design.spinner?.bands ?? [])
      if (stones !== null) shown.add(ROWS[stones.setting]);
    // Stones of a face are sunk into it.
    if (design.shoulders.kind === 'signet') {
      const { field, corner } = design.shoulders.ornament;
      if (field.kind === 'sunk' || field.kind === 'stone' || corner) shown.add('Bezel');
    }
    return shown;
  }
  if (hoopRowOf(design) !== null) shown.add('Pave').add('Prong');
  const { carrier } = design;
  if (carrier.kind === 'bangle' && carrier.bandStones !== null) shown.add(ROWS[carrier.bandStones.setting]);
  for (const { ornament } of design.ornaments) {
    // The one stone of a form is in a bezel.
    if (ornament.kind === 'motif' && ornament.centre !== null) {
      shown.add('Bezel');
      if (ornament.accent === null) shown.add('Solitary');
    }
    if (ornament.kind === 'stone') {
      shown.add('Solitary').add(HOLDS[ornament.hold.kind]);
      if (ornament.halo !== null) shown.add('Halo').add('Pave');
    } else if (ornament.kind === 'rosette') {
      shown.add('Cluster');
      if (ornament.petalStones) shown.add(HOLDS[ornament.petalStones.setting]);
    } else if (ornament.kind === 'row') shown.add(HOLDS[ornament.hold.kind]);
    else if (ornament.kind === 'motif' && ornament.accent !== null) {
      shown.add('Pave');
      // The ring of a planet stands about its stone.
      if (ornament.form === 'planet' && ornament.centre !== null) shown.add('Halo');
    } else if (ornament.kind === 'open-frame' && ornament.pave !== null) shown.add('Pave');
    else if (ornament.kind === 'nameplate' && ornament.pave !== undefined) shown.add('Pave');
    else if (ornament.kind === 'plate' && (ornament.border.kind === 'pave' || ornament.field.kind === 'pave'))
      shown.add('Pave');
    else if (ornament.kind === 'plate' && ornament.field.kind === 'sunk') shown.add('Bezel');
    else if (ornament.kind === 'plate' && ornament.field.kind === 'rows')
      shown.add(ROWS[ornament.field.setting]);
    else if (ornament.kind === 'plate' && ornament.field.kind === 'stone') shown.add('Bezel').add('Solitary');
  }
  return shown;
}

const stonesOf = (design: SoleDesign): Stone[] =>
  isRing(design)
    ? design.centre === null
      ? []
      : [design.centre, ...(design.companion ? [design.companion.stone] : [])]
    : design.ornaments.flatMap(({ ornament }) => ornamentStones(ornament));

const isLine = (design: SoleDesign): boolean => !isRing(design) && design.ornaments.some(isClose);

const NAMES: Readonly<Record<SettingStyle, string>> = {
  Solitary: 'A solitaire',
  Halo: 'A halo',
  Pave: 'Pavé',
  Cluster: 'A cluster',
  Channel: 'A channel setting',
  Bezel: 'A bezel',
  Tension: 'A tension setting',
  Prong: 'A prong setting',
  Bar: 'A bar setting',
  Invisible: 'An invisible setting',
};

/** What each setting needs that a piece may not have. */
const NEEDS: Readonly<Record<SettingStyle, string>> = {
  Solitary: 'needs a front of one stone alone',
  Halo: 'needs a faceted stone and metal that fine prongs can be raised from',
  Pave: 'needs a surface of metal that beads can be raised from',
  Cluster: 'needs a round or oval faceted stone and metal that fine prongs can be raised from',
  Channel: 'needs a row of small stones between two walls of a stiff band',
  Bezel: 'needs a stone with room for a wall around it',
  Tension: 'needs a springy band whose ends press on a stone of hardness 9 or more',
  Prong: 'needs a stone that stands free and metal that prongs can be raised from',
  Bar: 'needs a row of small stones across a stiff band',
  Invisible: 'needs square stones on rails in a stiff frame',
};

const HELD: readonly (readonly [SettingStyle, string])[] = [
  ['Halo', 'framed by a halo'],
  ['Cluster', 'set in a cluster'],
  ['Prong', 'held in prongs'],
  ['Bezel', 'held in a bezel'],
  ['Pave', 'set in pavé'],
];

/** In lower case, "of this ring in titanium". */
function subjectOf({ type, alloys }: SoleDesign): string {
  const [alloy] = alloys;
  const metal =
    alloy !== undefined && (cannotRaiseProngs(alloy) || tooSoftForProngs(alloy))
      ? ` in ${alloy.metal.toLowerCase()}`
      : '';
  return `${type.toLowerCase()}${metal}`;
}

function settingDeparture(brief: Brief, design: SoleDesign, said: string): string | null {
  const { setting } = brief;
  if (setting === null || said.includes(setting.toLowerCase())) return null;
  const shown = settingsOf(design);
  if (shown.has(setting)) return null;
  const stones = stonesOf(design);
  const held = HELD.find(([style]) => shown.has(style))?.[1];
  const instead =
    stones.length === 0 || held === undefined
      ? 'it is left out'
      : `${stones.length === 1 ? 'the stone is' : 'the stones are'} ${held}`;
  return `${NAMES[setting]} ${NEEDS[setting]}, which this ${subjectOf(design)} does not have: ${instead}.`;
}

function stoneDepartures(brief: Brief, design: SoleDesign, said: string): string[] {
  const [gemstone] = brief.gemstones;
  if (gemstone === undefined || brief.noStones) return [];
  const name = gemstone.toLowerCase();
  if (!bearsGem(design, gemstone)) {
    return said.includes(`${name} is left out`)
      ? []
      : [`The front of the ${design.type.toLowerCase()} has no seat for a stone: the ${name} is left out.`];
  }
  const own = stonesOf(design).filter((stone) => stone.gemstone === gemstone);
  if (own.length === 0) return smallDepartures(brief, design, said);
  const lines: string[] = [];
  const { stoneCut, caratWeight } = brief;
  const cut = stoneCut?.toLowerCase() ?? '';
  if (
    stoneCut !== null &&
    !own.some(({ cut, form }) => cut === (form === 'cabochon' ? domeCut(stoneCut) : stoneCut)) &&
    !said.includes(cut)
  ) {
    lines.push(
      `The ${name} here is ${own[0]!.form === 'cabochon' ? domeWord(own[0]!.cut) : own[0]!.cut.toLowerCase()}: the place it is set in does not take a ${cut} cut.`,
    );
  }
  // The carats of a line are those of all its stones.
  const most = isLine(design) ? Infinity : Math.max(...own.map(({ nominalCarat }) => nominalCarat));
  if (caratWeight !== null && most < 0.8 * caratWeight && !/\bct\b/.test(said)) {
    lines.push(
      `${/^[aeiou]/.test(name) ? 'An' : 'A'} ${name} of about ${caratWeight} ct is more than its place in this ${design.type.toLowerCase()} holds: the largest is about ${Number(most.toPrecision(2))} ct.`,
    );
  }
  return lines;
}

/** A cut that was asked for, where the stone is only set small and in rows. */
function smallDepartures({ gemstones, stoneCut }: Brief, design: SoleDesign, said: string): string[] {
  const [gemstone] = gemstones;
  const cut = stoneCut?.toLowerCase() ?? '';
  if (stoneCut === null || said.includes(cut)) return [];
  const cuts = stonesWithin(design).flatMap((stone) =>
    stone.gemstone === gemstone ? (stone.cut ?? []) : [],
  );
  const [other] = cuts;
  if (other === undefined || cuts.includes(stoneCut)) return [];
  return [
    `The ${gemstone?.toLowerCase()} here is set small in rows, which take no ${cut} cut: the stones are ${other.toLowerCase()}.`,
  ];
}

/** Stones that were named besides the first and have found no place. */
function furtherDepartures(brief: Brief, design: SoleDesign, said: string): string[] {
  if (brief.noStones) return [];
  const shown = gemsWithin(design);
  return brief.gemstones
    .slice(1)
    .filter((gem) => !shown.includes(gem) && !said.includes(gem.toLowerCase()))
    .map(
      (gem) =>
        `There is no place for ${gem.toLowerCase()} beside the other stones of this design: it is left out.`,
    );
}

function prongDeparture({ prongCount }: Brief, design: SoleDesign, said: string): string | null {
  if (prongCount === null || said.includes('prong') || !isRing(design) || design.head?.kind !== 'prong')
    return null;
  const made = design.head.prongCount;
  return made === prongCount
    ? null
    : `${prongCount} prongs do not suit this stone: it is held in ${made}, so that each stands at a corner or in even steps.`;
}

/** "A row of pearls and two rubies": of one of several kinds there are as many as were counted. */
const hasAsManyOfOne = ({ gemstones, stoneCount }: Brief, design: SoleDesign): boolean =>
  !isRing(design) &&
  gemstones.length > 1 &&
  gemstones.some((gem) => {
    const shown = design.ornaments.map(
      ({ ornament, count }) =>
        count * ornamentStones(ornament).filter(({ gemstone }) => gemstone === gem).length,
    );
    return shown.reduce((all, some) => all + some, 0) === stoneCount;
  });

function countDeparture(brief: Brief, design: SoleDesign, said: string): string | null {
  const { stoneCount, noStones } = brief;
  if (
    stoneCount === null ||
    noStones ||
    stoneCount > MOST_COUNTED ||
    isRing(design) ||
    /\bstones?\b/.test(said)
  )
    return null;
  const shown = shownStones(design);
  const pair = design.carrier.kind === 'fitted' && design.carrier.pair;
  return shown === 0 ||
    shown === stoneCount ||
    (pair && 2 * shown === stoneCount) ||
    hasAsManyOfOne(brief, design)
    ? null
    : stoneCount === 1
      ? `One stone was asked for: this design has ${shown}.`
      : `${stoneCount} stones were asked for: this design has ${shown}.`;
}

/** Stones in turn, or rows side by side, that this piece does not have. */
function rowDepartures({ arrangements, rows }: Brief, design: SoleDesign, said: string): string[] {
  const shown = JSON.stringify(design);
  return [
    ...(arrangements?.includes('alternating') === true &&
    !shown.includes('"inTurn":[') &&
    !shown.includes('"between":{') &&
    // Slabs of several stones are laid in turn.
    !/"inlay":\{"stones":\[\{[^\]]*\},\{/.test(shown) &&
    !isRowOfFigures(design.composition)
      ? [leftOut('alternating')]
      : []),
    ...((rows ?? 1) > 1 &&
    !/"(?:rows|strands)":[2-9]|"layers":\[/.test(shown) &&
    !isTiered(design.composition) &&
    !/\brows?\b/.test(said)
      ? [`This design has no place for ${rows} rows: it is drawn in one.`]
      : []),
  ];
}

/** Stones that were to stand about another, where nothing stands about it. */
function surroundDeparture({ arrangements, setting }: Brief, design: SoleDesign): string | null {
  if (arrangements?.includes('surround') !== true || setting === 'Halo') return null;
  const shown = settingsOf(design);
  return shown.has('Halo') || shown.has('Cluster') ? null : leftOut('surround');
}

/** A ring is as large as its finger; what was asked in millimetres could only be its head, which follows the stone. */
function sizeDeparture({ pieceSizeMm }: Brief, design: SoleDesign): string | null {
  const asked = pieceSizeMm?.[0];
  if (asked === undefined || !isRing(design) || design.shoulders.kind === 'signet') return null;
  return `A ${design.type.toLowerCase()} is made to a finger size: the ${asked} mm asked for are left open.`;
}

/** Wire of another thickness than was asked for: what is worn in a hole has its least and its most. */
function wireDeparture({ wireMm }: Brief, design: SoleDesign): string | null {
  const made = isRing(design) ? null : wireOf(design.carrier);
  if (wireMm == null || made === null || Math.abs(made - wireMm) < 0.015) return null;
  const madeMm = Math.round(made * 100) / 100;
  return made > wireMm
    ? `Wire of ${wireMm} mm is too fine to be worn here: it is made ${madeMm} mm thick.`
    : `Wire of ${wireMm} mm is too thick for what it goes through here: it is made ${madeMm} mm thick.`;
}

/** A length in inches of what is neither a chain nor a pin, and does not go around a wrist. */
function lengthDeparture({ lengthIn }: Brief, design: SoleDesign, said: string): string | null {
  if (lengthIn === null || said.includes('a length of')) return null;
  if (!isRing(design) && /^(?:chain|bangle)$/.test(design.carrier.kind)) return null;
  // Of a hairpin it is the pin's (design/piece/askedSize.ts).
  if (design.type === 'Hairpin') return null;
  const noun = design.type.toLowerCase();
  const these = noun.endsWith('s') ? `these ${noun}` : `this ${noun}`;
  return `A length of ${Math.round(lengthIn * 100) / 100} in is not what ${these} could have: the usual size is kept.`;
}

/** Links behind a clasp are seen by nobody, and every workshop adds them. */
function extensionDeparture({ extensionMm }: Brief, design: SoleDesign): string | null {
  if (extensionMm == null || isRing(design) || design.carrier.kind !== 'chain') return null;
  return `An extension of ${Math.round(extensionMm)} mm behind the clasp is added in the workshop: it is not in the pictures.`;
}

/** A ring that was to be adjustable and is closed: it cannot be bent where stones or windings go all around. */
function adjustableDeparture({ arrangements }: Brief, design: SoleDesign): string | null {
  if (arrangements?.includes('adjustable') !== true || !isRing(design)) return null;
  return design.openingMm !== null || design.openFront || design.band.form === 'coil'
    ? null
    : 'This ring cannot be opened at the palm to be adjusted: it is made to one size.';
}

const NAVEL =
  'A ring or bar through the navel is not made here: a chain about the waist takes its place, with what was asked for in front.';

/** Sentences for what was asked and is not so, and that `provenance.adjustments` does not tell yet. */
export function departuresOf(brief: Brief, design: SoleDesign): string[] {
  const said = design.provenance.adjustments.join(' ').toLowerCase().replaceAll('é', 'e');
  return [
    settingDeparture(brief, design, said),
    ...stoneDepartures(brief, design, said),
    ...furtherDepartures(brief, design, said),
    countDeparture(brief, design, said),
    ...rowDepartures(brief, design, said),
    surroundDeparture(brief, design),
    prongDeparture(brief, design, said),
    sizeDeparture(brief, design),
    lengthDeparture(brief, design, said),
    wireDeparture(brief, design),
    extensionDeparture(brief, design),
    adjustableDeparture(brief, design),
    brief.arrangements?.includes('navel') === true && design.type === 'Body Chain' ? NAVEL : null,
  ].filter((line) => line !== null);
}
