/** What a piece shows: the part that is looked at, hung, pinned, worn on a post or set in a row. */
import { z } from 'zod';
import type { Stone, StoneKind } from '../parts.ts';
import { bellOrnamentSchema } from './bell.ts';
import { emblemOrnamentSchema } from './emblem.ts';
import { motifOrnamentSchema } from './motif.ts';
import { nameplateLengthMm, nameplateOrnamentSchema } from './nameplate.ts';
import { openFrameOrnamentSchema } from './open-frame.ts';
import { plateOrnamentSchema } from './plate.ts';
import { sculptureOrnamentSchema } from './sculpture.ts';
import { rosetteOrnamentSchema, rowOrnamentSchema, stoneOrnamentSchema } from './stone.ts';

export const ornamentSchema = z.discriminatedUnion('kind', [
  stoneOrnamentSchema,
  rosetteOrnamentSchema,
  rowOrnamentSchema,
  motifOrnamentSchema,
  emblemOrnamentSchema,
  plateOrnamentSchema,
  sculptureOrnamentSchema,
  openFrameOrnamentSchema,
  nameplateOrnamentSchema,
  bellOrnamentSchema,
]);
export type Ornament = z.infer<typeof ornamentSchema>;

/** Single stones of an ornament, the main one first; changed in place by refinements. */
export const ornamentStones = (ornament: Ornament): Stone[] => traitsOf(ornament).stones(ornament);

/** Kinds of small stones of an ornament: halos, petals, pave. */
export const ornamentAccents = (ornament: Ornament): StoneKind[] => traitsOf(ornament).accents(ornament);

/** Alloys an ornament is made of, by id. */
export const ornamentAlloys = (ornament: Ornament): string[] => traitsOf(ornament).alloys(ornament);

/** About how wide an ornament is, before it is built, mm. */
export const ornamentWidthMm = (ornament: Ornament): number => traitsOf(ornament).widthMm(ornament);

/** What every part of the atelier asks of an ornament, whatever its kind. */
interface Traits<O extends Ornament> {
  stones(ornament: O): Stone[];
  accents(ornament: O): StoneKind[];
  alloys(ornament: O): string[];
  widthMm(ornament: O): number;
}

type Kind = Ornament['kind'];
type Of<K extends Kind> = Extract<Ornament, { kind: K }>;

/** The row of the table for an ornament: the kind that picks the row is the kind of what the row is asked about. */
const traitsOf = <O extends Ornament>({ kind }: O): Traits<O> => TRAITS[kind] as unknown as Traits<O>;

/** Metal about a stone in prongs, both sides together, and about a halo and a rosette, mm or shares of the stone. */
const PRONGS_MM = 1.4;
const HALO_MM = 1;
const ROW_STEP_MM = 1.6;
const ROSETTE_SHARE = 2.2;
/** How wide a tassel is, mm. */
const TASSEL_MM = 8;

const one = <T>(value: T | null): T[] => (value === null ? [] : [value]);
const twoTone = ({ alloyId, accentAlloyId }: { alloyId: string; accentAlloyId: string }): string[] => [
  alloyId,
  accentAlloyId,
];

const TRAITS: { readonly [K in Kind]: Traits<Of<K>> } = {
  stone: {
    stones: ({ stone }) => [stone],
    accents: ({ halo }) => one(halo).map(({ stone }) => stone),
    alloys: ({ alloyId, halo }) => [alloyId, ...one(halo).map((found) => found.alloyId)],
    widthMm: ({ stone, halo }) => stone.widthMm + (halo ? 2 * halo.meleeDiameterMm + HALO_MM : PRONGS_MM),
  },
  rosette: {
    stones: ({ stone }) => [stone],
    accents: ({ accent }) => [accent],
    alloys: ({ alloyId }) => [alloyId],
    widthMm: ({ stone, petalStones }) =>
      petalStones === undefined
        ? stone.widthMm * ROSETTE_SHARE
        : stone.widthMm + 2 * petalStones.lengthMm + PRONGS_MM,
  },
  row: {
    stones: ({ stones }) => stones,
    accents: () => [],
    alloys: ({ alloyId }) => [alloyId],
    widthMm: ({ direction, stones }) =>
      direction === 'down'
        ? Math.max(...stones.map(({ widthMm }) => widthMm)) + PRONGS_MM
        : stones.reduce((sum, { widthMm }) => sum + widthMm + ROW_STEP_MM, 0),
  },
  motif: {
    stones: ({ centre }) => one(centre),
    accents: ({ accent }) => one(accent).map(({ stone }) => stone),
    alloys: twoTone,
    widthMm: ({ sizeMm }) => sizeMm,
  },
  emblem: {
    stones: () => [],
    accents: ({ stone, groups, inTurn, inlay = [] }) => [
      ...(groups?.map((group) => group.stone) ?? inTurn ?? one(stone)),
      ...inlay,
    ],
    alloys: twoTone,
    widthMm: ({ sizeMm }) => sizeMm,
  },
  plate: {
    stones: ({ field }) =>
      field.kind === 'stone'
        ? [field.stone]
        : field.kind === 'sunk'
          ? field.stones.map(({ stone }) => stone)
          : [],
    accents: ({ border, field, corner }) => [
      ...one(corner ?? null).map(({ stone }) => stone),
      ...(border.kind === 'pave' ? [border.stone] : []),
      ...(field.kind === 'emblem' ? one(field.stone ?? null) : []),
      ...(field.kind === 'text' ? one(field.ground ?? null) : []),
      ...(field.kind === 'pave' || field.kind === 'rows' ? [field.stone] : []),
      ...(field.kind === 'stone' ? one(field.corner?.stone ?? null) : []),
    ],
    alloys: twoTone,
    widthMm: ({ widthMm }) => widthMm,
  },
  sculpture: {
    stones: () => [],
    accents: ({ beads }) => (beads === undefined ? [] : [beads]),
    alloys: ({ alloyId }) => [alloyId],
    widthMm: ({ form, sizeMm }) => (form === 'tassel' ? Math.min(sizeMm, TASSEL_MM) : sizeMm),
  },
  'open-frame': {
    stones: ({ stone }) => one(stone),
    accents: ({ pave }) => one(pave).map(({ stone }) => stone),
    alloys: (frame) => [...twoTone(frame), ...one(frame.linked?.thirdAlloyId ?? null)],
    widthMm: ({ widthMm }) => widthMm,
  },
  nameplate: {
    stones: () => [],
    accents: ({ pave }) => one(pave?.stone ?? null),
    alloys: ({ alloyId }) => [alloyId],
    widthMm: nameplateLengthMm,
  },
  bell: {
    stones: () => [],
    accents: ({ fringe }) => one(fringe?.stone ?? null),
    alloys: ({ alloyId }) => [alloyId],
    widthMm: ({ sizeMm }) => sizeMm,
  },
};
