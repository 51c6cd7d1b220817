/**
 * Metal that cannot hold the stones that a piece as drawn bears gives way to the nearest that can: pure gold lets them
 * go, tungsten carbide is never pushed over them. The setting is of another metal, or the stones are sunk into the band.
 */
import type { Brief, Metal } from '@filigree/contracts';
import { alloyOf, cannotBePushed, tooSoftForProngs } from './alloys.ts';
import { isRing, type SoleDesign } from './document.ts';
import { type Ornament, ornamentAccents, ornamentAlloys, ornamentStones } from './ornament/document.ts';
import type { Alloy } from './parts.ts';
import { hoopRowOf } from './piece/carriers.ts';
import type { PieceDesign } from './piece/document.ts';
import type { BandStones, RingBand, RingDesign } from './ring/document.ts';
import { nameRingComposition } from './ring/sketch.ts';
import { ROW_EDGE_MM } from './ring/spacing.ts';
import { alloyTitle, titleOfRing } from './ring/title.ts';

/** What holds stones and is of a metal of its own. */
interface Holder {
  readonly alloyIds: readonly string[];
  /** A wall all around the stone, and nothing raised. */
  readonly isBezel: boolean;
  /** Let into the metal, which is not pushed. */
  readonly isSunk: boolean;
  /** It is the band or the chain itself. */
  readonly isBody: boolean;
}

const part = (alloyId: string, kind: string): Holder => ({
  alloyIds: [alloyId],
  isBezel: kind === 'bezel',
  isSunk: kind === 'flush' || kind === 'tension',
  isBody: false,
});

function ringHolders({ head, companion, halo, sideStones, bandStones, band, spinner }: RingDesign): Holder[] {
  const rows = [{ stones: bandStones, band }, ...(spinner?.bands ?? [])];
  return [
    ...(head === null ? [] : [part(head.alloyId, head.kind)]),
    ...(companion ? [part(companion.head.alloyId, companion.head.kind)] : []),
    ...(halo === null ? [] : [part(halo.alloyId, 'halo')]),
    ...(sideStones === null ? [] : [part(sideStones.alloyId, sideStones.setting)]),
    ...rows.flatMap(({ stones, band: own }) =>
      stones === null ? [] : [{ ...part(own.alloyId, stones.setting), isBody: true }],
    ),
  ];
}

const isRubbedOver = (ornament: Ornament): boolean =>
  ornamentAccents(ornament).length === 0 && !('hold' in ornament && ornament.hold.kind !== 'bezel');

const bangleHolders = ({ carrier }: PieceDesign): Holder[] =>
  carrier.kind === 'bangle' && carrier.bandStones !== null
    ? [{ ...part(carrier.alloyId, carrier.bandStones.setting), isBody: true }]
    : [];

const pieceHolders = (piece: PieceDesign): Holder[] => [
  ...bangleHolders(piece),
  ...(hoopRowOf(piece) === null ? [] : [{ ...part(piece.carrier.alloyId, 'pave'), isBody: true }]),
  ...piece.ornaments
    .map(({ ornament }) => ornament)
    .filter((ornament) => ornamentStones(ornament).length + ornamentAccents(ornament).length > 0)
    .map((ornament) => ({
      alloyIds: ornamentAlloys(ornament),
      isBezel: isRubbedOver(ornament),
      isSunk: false,
      isBody: false,
    })),
];

const lets = (alloy: Alloy, { alloyIds, isBezel, isSunk }: Holder): boolean =>
  alloyIds.includes(alloy.id) &&
  (tooSoftForProngs(alloy) ? !isBezel : cannotBePushed(alloy) ? !isSunk : false);

/** White metals that are joined to grey bands, the usual first. */
const JOINED: readonly Metal[] = ['White Gold', 'Platinum', 'Palladium', 'Silver', 'Yellow Gold'];

/** The piece with its stones held, and what is to be said of it. */
export function withHeldStones(
  design: SoleDesign,
  { excludedMetals }: Pick<Brief, 'excludedMetals'>,
): { readonly design: SoleDesign; readonly notes: string[] } {
  const firm = inFirmGold(design);
  const holders = holdersOf(firm.design);
  const hard = firm.design.alloys.find(
    (alloy) => cannotBePushed(alloy) && holders.some((holder) => lets(alloy, holder)),
  );
  if (hard === undefined) return firm;
  const held = joined(firm.design, holders, hard, excludedMetals);
  return { design: held.design, notes: [...firm.notes, ...held.notes] };
}

const holdersOf = (design: SoleDesign): Holder[] =>
  isRing(design) ? ringHolders(design) : pieceHolders(design);

/** Pure gold that stones are held in gives way to the finest that holds them. */
function inFirmGold(design: SoleDesign): { readonly design: SoleDesign; readonly notes: string[] } {
  const holders = holdersOf(design);
  const soft = design.alloys.find(
    (alloy) => tooSoftForProngs(alloy) && holders.some((holder) => lets(alloy, holder)),
  );
  if (soft === undefined) return { design, notes: [] };
  const { recycled } = soft;
  const alloys = design.alloys.map((alloy) =>
    alloy === soft ? { ...alloyOf(soft.id, '22k Gold'), recycled } : alloy,
  );
  return {
    design: retitled(design, design.alloys, alloys),
    notes: [
      'Gold of 24 karat is too soft to hold these stones: it is made in 22k gold, the finest that does.',
    ],
  };
}

/** What holds stones is of a metal that can be pushed and is joined to the hard one; stones along a hard band are sunk into it. */
function joined(
  design: SoleDesign,
  holders: readonly Holder[],
  hard: Alloy,
  excluded: readonly Metal[],
): { readonly design: SoleDesign; readonly notes: string[] } {
  const metal = JOINED.find((one) => !excluded.includes(one)) ?? 'White Gold';
  const known = design.alloys.find((alloy) => alloy !== hard && !tooSoftForProngs(alloy));
  const id = ['second', 'third', 'fourth'].find((free) => design.alloys.every((alloy) => alloy.id !== free));
  const setting: Alloy = known ?? { ...alloyOf(id ?? 'setting', metal), recycled: hard.recycled };
  const isAlong = holders.some((holder) => holder.isBody && lets(hard, holder));
  const held = isRing(design)
    ? recast(sunk(design, hard.id), RING_HOLDERS, hard.id, setting.id)
    : recast(design, isAlong ? ['carrier', 'ornaments'] : ['ornaments'], hard.id, setting.id);
  const shown = JSON.stringify(held);
  const alloys = [...new Set([...design.alloys, setting])].filter((alloy) =>
    shown.includes(`lloyId":"${alloy.id}"`),
  );
  return {
    design: retitled(held, design.alloys, alloys),
    notes: [
      ...(alloys.includes(setting) &&
      holders.some((holder) => !holder.isSunk && !(isRing(design) && holder.isBody))
        ? [
            `Tungsten carbide cannot be pushed over a stone: what holds the stones is of ${alloyTitle(setting)}${alloys.includes(hard) ? ' and joined to it' : ''}.`,
          ]
        : []),
      ...(isRing(design) && isAlong
        ? ['Nothing is raised from tungsten carbide: the stones along the band are sunk into it.']
        : []),
    ],
  };
}

const RING_HOLDERS = ['head', 'companion', 'halo', 'sideStones'] as const;

/** Everything under these fields that was of one metal is of another. Chains and plates without stones keep theirs. */
function recast(design: SoleDesign, fields: readonly string[], from: string, to: string): SoleDesign {
  const made: Record<string, unknown> = { ...design };
  for (const field of fields)
    made[field] = JSON.parse(
      JSON.stringify(made[field] ?? null).replaceAll(`lloyId":"${from}"`, `lloyId":"${to}"`),
    );
  return made as unknown as SoleDesign;
}

/** The smallest stones that are sunk one by one, mm. */
const LEAST_SUNK_MM = 0.9;

/** A row that is let into the band: round stones, in as many lines as the metal between them leaves room for. */
function sunkRow(stones: BandStones, band: RingBand): { stones: BandStones; band: RingBand } {
  const edge = ROW_EDGE_MM.flush;
  const widthMm = Math.max(band.widthMm, LEAST_SUNK_MM + edge);
  const rows = Math.max(1, Math.min(stones.rows, Math.floor((widthMm - edge) / (LEAST_SUNK_MM + edge / 2))));
  const room = (widthMm - edge) / rows;
  // Of those that stand between others, in heads of their own, there is none: they take their turns.
  const { between, ...row } = stones;
  return {
    stones: {
      ...row,
      ...(between !== undefined && { inTurn: [stones.stone, between.stone] }),
      setting: 'flush',
      stone: { ...stones.stone, cut: 'Round' },
      rows,
      diameterMm: Math.round(Math.min(stones.diameterMm, room) * 100) / 100,
      milgrain: false,
    },
    band: { ...band, widthMm, form: 'single', milgrain: false },
  };
}

function sunk(ring: RingDesign, hardId: string): RingDesign {
  const sink = <B extends { readonly band: RingBand; readonly stones: BandStones | null }>(one: B): B =>
    one.stones === null || one.band.alloyId !== hardId || one.stones.setting === 'flush'
      ? one
      : { ...one, ...sunkRow(one.stones, one.band) };
  const own = sink({ band: ring.band, stones: ring.bandStones });
  const made = {
    ...ring,
    band: own.band,
    bandStones: own.stones,
    ...(ring.spinner && { spinner: { bands: ring.spinner.bands.map(sink) } }),
  };
  return { ...made, composition: nameRingComposition(made) };
}

/** The title names the metals last. */
function retitled(made: SoleDesign, was: readonly Alloy[], is: readonly Alloy[]): SoleDesign {
  const metals = (alloys: readonly Alloy[]): string => [...new Set(alloys.map(alloyTitle))].join(' and ');
  const title = isRing(made)
    ? titleOfRing({ ...made, alloys: [...is] })
    : made.title.replace(metals(was), metals(is)).slice(0, 120);
  return { ...made, alloys: [...is], title };
}
