/** Pieces of a set, as the main view shows them: none lies over another. */
import type { JewelryType } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../design/createDesign.ts';
import { openBrief } from '../design/testing/briefs.ts';
import { buildSolids } from '../geometry/buildSolids.ts';
import type { Solids } from '../geometry/solids.ts';
import { composeView } from './compose-picture.ts';
import { type PictureBox, projectPoints } from './frame-camera.ts';

/** What each piece takes of the picture. */
function boxesOf(solids: Solids, view: ReturnType<typeof composeView>): PictureBox[] {
  return (solids.members ?? []).map(({ metal: [from, to] }) =>
    solids.metal
      .slice(from, to)
      .map(({ mesh }) => projectPoints(mesh.positions, view.camera, 1))
      .reduce((one, other) => ({
        left: Math.min(one.left, other.left),
        right: Math.max(one.right, other.right),
        top: Math.min(one.top, other.top),
        bottom: Math.max(one.bottom, other.bottom),
      })),
  );
}

const overlaps = (one: PictureBox, other: PictureBox): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const SETS: readonly (readonly JewelryType[])[] = [
  ['Necklace', 'Ring'],
  ['Earrings', 'Ring'],
  ['Bracelet', 'Ring'],
  ['Necklace', 'Earrings', 'Ring'],
  ['Pendant', 'Earrings', 'Ring'],
  ['Ring', 'Bracelet', 'Earrings'],
  ['Brooch', 'Earrings', 'Ring'],
  ['Necklace', 'Earrings', 'Bracelet', 'Ring'],
  ['Tiara', 'Necklace', 'Earrings', 'Bracelet', 'Ring'],
];

describe('the pieces of a set', () => {
  it.each(SETS.map((types) => ({ types })))('lie beside each other: $types', async ({ types }) => {
    const design = createDesign(
      openBrief({ type: types[0], setTypes: [...types], gemstones: ['Sapphire'] }),
      types.length,
    );
    const result = await buildSolids(design);
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    const boxes = boxesOf(result.solids, composeView(result.solids, design, 'hero'));
    expect(boxes).toHaveLength(types.length);
    const over = boxes.flatMap((box, at) =>
      boxes
        .slice(at + 1)
        .flatMap((other, more) => (overlaps(box, other) ? [[types[at], types[at + 1 + more]]] : [])),
    );
    expect(over).toEqual([]);
  });
});
