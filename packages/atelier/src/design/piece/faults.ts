import type { DesignFault } from '../fault.ts';
import { monolineOf } from '../lettering/monoline.ts';
import { ornamentAlloys, ornamentStones } from '../ornament/document.ts';
import { isPeggedStone } from '../ornament/stone.ts';
import { secondOf } from './carriers.ts';
import type { PieceDesign } from './document.ts';
import { isClose } from './line.ts';

/** Two strands of one alloy would lie side by side, or there are none. */
const hasOddStrandsInTwo = (carrier: PieceDesign['carrier']): boolean =>
  carrier.kind === 'fitted' &&
  carrier.fitting.kind === 'hoop' &&
  carrier.fitting.second !== undefined &&
  (carrier.fitting.strands ?? 1) % 2 === 1;

/** Rules that join several fields of a piece and that a schema of single fields cannot state. */
export function findPieceFaults(piece: PieceDesign): DesignFault[] {
  const faults: DesignFault[] = [];
  const ids = new Set(piece.alloys.map((alloy) => alloy.id));
  if (ids.size !== piece.alloys.length) faults.push({ path: 'alloys', message: 'Two alloys share an id.' });
  const unknown = (path: string, id: string): void => {
    if (!ids.has(id)) faults.push({ path, message: `There is no alloy "${id}".` });
  };
  if ('alloyId' in piece.carrier) unknown('carrier.alloyId', piece.carrier.alloyId);
  const second = secondOf(piece.carrier);
  if (second !== undefined) unknown('carrier.second.alloyId', second.alloyId);
  if (hasOddStrandsInTwo(piece.carrier))
    faults.push({
      path: 'carrier.fitting.strands',
      message: 'Strands of two alloys by turns are even in number.',
    });
  const line = piece.ornaments.filter(isClose);
  if (line.length > 0 && piece.carrier.kind !== 'chain')
    faults.push({ path: 'carrier', message: 'A line of stones is worn on a chain.' });
  if (line.length > 0 && line.reduce((sum, { count }) => sum + count, 0) < 3)
    faults.push({ path: 'ornaments', message: 'A line has at least three stones.' });
  const layers = piece.carrier.kind === 'chain' ? (piece.carrier.layers ?? []) : [];
  layers.forEach(({ chain }, i) => {
    unknown(`carrier.layers.${i}.chain.alloyId`, chain.alloyId);
  });
  if (layers.length > 0 && line.length > 0)
    faults.push({ path: 'ornaments', message: 'A line of stones is worn by itself.' });
  if (layers.length > 0 && piece.carrier.kind === 'chain' && piece.carrier.tailMm !== null)
    faults.push({ path: 'carrier.tailMm', message: 'A tail hangs from a single chain.' });
  if (piece.carrier.kind === 'chain' && piece.carrier.tailMm === null && piece.carrier.secondTailMm)
    faults.push({ path: 'carrier.secondTailMm', message: 'A second tail hangs beside a first.' });
  piece.ornaments.forEach(({ layer }, i) => {
    if (layer !== undefined && layer > layers.length)
      faults.push({ path: `ornaments.${i}.layer`, message: `There is no chain ${layer + 1}.` });
  });
  piece.ornaments.forEach(({ ornament }, i) => {
    if (ornament.kind === 'nameplate' && ornament.pave !== undefined && monolineOf(ornament.text) === null)
      faults.push({
        path: `ornaments.${i}.ornament.text`,
        message: 'Letters from A to Z are set with stones.',
      });
    for (const id of ornamentAlloys(ornament)) unknown(`ornaments.${i}.ornament.alloyId`, id);
    if ((ornament.kind === 'stone' || ornament.kind === 'row') && isPeggedStone(ornament))
      faults.push({ path: `ornaments.${i}.ornament.hold`, message: 'Only a bead stands on a peg.' });
    ornamentStones(ornament).forEach((stone) => {
      if (stone.widthMm > stone.lengthMm + 1e-9) {
        faults.push({ path: `ornaments.${i}.ornament`, message: 'Length is the longer side of a stone.' });
      }
    });
  });
  return faults;
}
