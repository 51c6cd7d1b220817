/** A front that is to be a flower of stones: its stone in the middle, petals of stone about it. */
import type { Brief } from '@filigree/contracts';
import { cannotRaiseProngs, tooSoftForProngs } from '../design/alloys.ts';
import { drawFlower, type Flower, flowerForms } from '../design/flowers.ts';
import type { Alloy, Stone } from '../design/parts.ts';
import { PETAL_COUNT } from '../design/petals.ts';
import type { PieceDesign } from '../design/piece/document.ts';
import { sizeOfOrnament } from '../design/piece/scaling.ts';
import type { RingDesign } from '../design/ring/document.ts';
import { stoneOfCarat } from '../design/stones/weight.ts';
import { briefOf } from './briefOf.ts';
import type { Change } from './change.ts';
import { kindOf } from './kinds.ts';
import { already, done, impossible, type Outcome, plural } from './outcome.ts';
import { leadOf, stonesIn } from './piece/ornaments.ts';

type FlowerChange = Extract<Change, { kind: 'flower' }>;

/** The whole flower against the stone that stood alone, and its bounds, mm (as recipes have it). */
const SIZE = { share: 1.9, least: 8.4, most: 17 } as const;
const sizeFor = (stone: Stone): number =>
  Math.min(SIZE.most, Math.max(SIZE.least, stone.widthMm * SIZE.share));

const raises = (alloys: readonly Alloy[], alloyId: string): boolean => {
  const alloy = alloys.find(({ id }) => id === alloyId);
  return alloy !== undefined && !cannotRaiseProngs(alloy) && !tooSoftForProngs(alloy);
};

interface Ground {
  readonly brief: Brief;
  readonly centre: Stone;
  readonly sizeMm: number;
  readonly prongsPossible: boolean;
}

/** The first of the forms that a flower of this many petals has. */
function drawn({ brief, centre, sizeMm, prongsPossible }: Ground): Flower | null {
  const [form] = flowerForms(brief, prongsPossible);
  return form === undefined
    ? null
    : drawFlower(form, { brief, centre, isSized: false, sizeMm, prongsPossible });
}

const asked = ({ gemstone, count }: FlowerChange, centre: Stone): Partial<Brief> => ({
  gemstones: [centre.gemstone, gemstone ?? centre.gemstone],
  petals: { gemstone: gemstone ?? centre.gemstone, cut: null, count },
});

const said = ({ count }: FlowerChange, { petals, accent, stone }: Flower): Outcome =>
  done(
    `A flower of stones: ${petals} ${plural(accent.gemstone)} about a ${stone.gemstone.toLowerCase()}`,
    ...(count !== null && count < PETAL_COUNT.least
      ? [`A flower of stones has ${PETAL_COUNT.least} petals about its middle at least`]
      : []),
  );

const ALREADY = 'It is a flower of stones already: say what of its petals should change.';

export function changeRingToFlower(ring: RingDesign, change: FlowerChange): Outcome {
  const { head, centre } = ring;
  if (head?.kind === 'cluster' && head.petalStones !== undefined) return already(ALREADY);
  if (head === null || centre === null)
    return impossible('A flower of stones stands on a head: ask for a stone in the middle first.');
  const { orientation, ...stone } = centre;
  const flower = drawn({
    brief: briefOf(ring, asked(change, stone)),
    centre: stone,
    sizeMm: sizeFor(stone),
    prongsPossible: raises(ring.alloys, head.alloyId),
  });
  if (flower === null) return impossible('No flower of stones can be made of this stone.');
  const clearanceMm = 'clearanceMm' in head ? head.clearanceMm : USUAL_CLEARANCE_MM;
  const { petals, accent, petalStones } = flower;
  ring.head = { kind: 'cluster', alloyId: head.alloyId, clearanceMm, petals, accent, petalStones };
  ring.centre = { ...flower.stone, orientation };
  ring.halo = null;
  ring.sideStones = null;
  // The flower of stones takes the place of one in metal.
  if (ring.shoulders.kind === 'motif' && ring.shoulders.motif === 'Floral')
    ring.shoulders = { kind: 'plain' };
  return said(change, flower);
}

const USUAL_CLEARANCE_MM = 1.5;
const USUAL_CARAT = 0.25;

export function changePieceToFlower(piece: PieceDesign, change: FlowerChange): Outcome {
  const lead = leadOf(piece);
  if (lead === null) return impossible('There is no front here that could be a flower of stones.');
  const { ornament } = lead;
  if (ornament.kind === 'rosette' && ornament.petalStones !== undefined) return already(ALREADY);
  if (ornament.kind === 'plate' || ornament.kind === 'nameplate' || ornament.kind === 'row')
    return impossible('There is no front here that could be a flower of stones.');
  const { alloyId } = ornament;
  const stone =
    stonesIn(piece)[0] ?? stoneOfCarat(kindOf(change.gemstone ?? 'Diamond', 'Round').kind, USUAL_CARAT);
  const flower = drawn({
    brief: briefOf(piece, asked(change, stone)),
    centre: stone,
    sizeMm: ornament.kind === 'stone' ? sizeFor(stone) : sizeOfOrnament(ornament),
    prongsPossible: raises(piece.alloys, alloyId),
  });
  if (flower === null) return impossible('No flower of stones can be made of this stone.');
  lead.ornament = { kind: 'rosette', alloyId, ...flower };
  return said(change, flower);
}
