import type { BoundsArray } from './bounds.ts';

/** A binary bounding volume hierarchy; node 0 is the root, children of a node are `left` and `left + 1`. */
export interface BinaryTree {
  readonly bounds: BoundsArray;
  /** Left child of an inner node, first entry of `order` of a leaf. */
  readonly left: Int32Array;
  /** Number of primitives of a leaf, 0 for an inner node. */
  readonly count: Int32Array;
  /** Primitive numbers; each leaf owns a run of them. */
  readonly order: Uint32Array;
}

const BINS = 16;
/** Primitives of the packed kind that fit one leaf. */
const PACK = 4;
/** Deeper nodes are halved by count, which bounds the traversal stack. */
const DEEPEST_BY_COST = 48;
/** Cost of visiting a node over that of testing one pack. */
const NODE_COST = 0.9;

/**
 * Builds a tree by binned surface area heuristic (Wald, "On fast Construction of SAH-based Bounding Volume
 * Hierarchies", 2007), where up to four packed primitives cost as much as one. Primitives from number
 * `packedCount` on stand alone in their leaf.
 */
export function buildBinaryTree(boxes: BoundsArray, packedCount: number): BinaryTree {
  const total = boxes.length / 6;
  const order = new Uint32Array(total);
  for (let i = 0; i < total; i++) order[i] = i;
  const centers = centersOf(boxes);
  const bounds = new Float32Array((2 * total + 1) * 6);
  const left = new Int32Array(2 * total + 1);
  const count = new Int32Array(2 * total + 1);
  const stack = [0, 0, total, 0];
  let used = 1;
  while (stack.length > 0) {
    const depth = stack.pop()!;
    const end = stack.pop()!;
    const start = stack.pop()!;
    const node = stack.pop()!;
    const allPacked = measure(boxes, centers, order, start, end, packedCount);
    bounds.set(box, node * 6);
    const size = end - start;
    if (size === 1 || (allPacked && size <= PACK && !worthSplitting(boxes, centers, order, start, end))) {
      left[node] = start;
      count[node] = size;
      continue;
    }
    let middle = depth < DEEPEST_BY_COST ? partition(boxes, centers, order, start, end) : start;
    if (middle <= start || middle >= end) middle = (start + end) >> 1;
    left[node] = used;
    stack.push(used + 1, middle, end, depth + 1, used, start, middle, depth + 1);
    used += 2;
  }
  return {
    bounds: bounds.subarray(0, used * 6),
    left: left.subarray(0, used),
    count: count.subarray(0, used),
    order,
  };
}

function centersOf(boxes: BoundsArray): Float32Array {
  const centers = new Float32Array(boxes.length / 2);
  for (let i = 0, o = 0; i < boxes.length; i += 6, o += 3) {
    centers[o] = (boxes[i]! + boxes[i + 3]!) * 0.5;
    centers[o + 1] = (boxes[i + 1]! + boxes[i + 4]!) * 0.5;
    centers[o + 2] = (boxes[i + 2]! + boxes[i + 5]!) * 0.5;
  }
  return centers;
}

// Working storage of one build at a time; each thread has its own copy of this module.
const box = new Float64Array(6);
const centerBox = new Float64Array(6);
const binBoxes = new Float64Array(BINS * 6);
const binCounts = new Int32Array(BINS);
const rightCosts = new Float64Array(BINS);
let bestAxis = -1;
let bestBin = 0;
let bestCost = 0;

/** Sets box and centerBox over a run; true when every primitive of it may share a leaf. */
function measure(
  boxes: BoundsArray,
  centers: Float32Array,
  order: Uint32Array,
  start: number,
  end: number,
  packedCount: number,
): boolean {
  box.fill(Number.POSITIVE_INFINITY, 0, 3).fill(Number.NEGATIVE_INFINITY, 3);
  centerBox.fill(Number.POSITIVE_INFINITY, 0, 3).fill(Number.NEGATIVE_INFINITY, 3);
  let allPacked = true;
  for (let i = start; i < end; i++) {
    const primitive = order[i]!;
    if (primitive >= packedCount) allPacked = false;
    const b = primitive * 6;
    const c = primitive * 3;
    for (let k = 0; k < 3; k++) {
      const low = boxes[b + k]!;
      const high = boxes[b + 3 + k]!;
      const center = centers[c + k]!;
      if (low < box[k]!) box[k] = low;
      if (high > box[3 + k]!) box[3 + k] = high;
      if (center < centerBox[k]!) centerBox[k] = center;
      if (center > centerBox[3 + k]!) centerBox[3 + k] = center;
    }
  }
  return allPacked;
}

function halfArea(b: Float64Array | Float32Array, at: number): number {
  const x = b[at + 3]! - b[at]!;
  const y = b[at + 4]! - b[at + 1]!;
  const z = b[at + 5]! - b[at + 2]!;
  return x * y + y * z + z * x;
}

function packsOf(n: number): number {
  return (n + PACK - 1) >> 2;
}

/** Finds the cheapest split plane of the run last measured; false when all centres coincide. */
function findSplit(
  boxes: BoundsArray,
  centers: Float32Array,
  order: Uint32Array,
  start: number,
  end: number,
): boolean {
  bestAxis = -1;
  bestCost = Number.POSITIVE_INFINITY;
  // Large runs are split well enough along their longest axis and the next; small ones deserve all three.
  for (let axis = 0; axis < 3; axis++) {
    const extent = centerBox[3 + axis]! - centerBox[axis]!;
    if (!(extent > 1e-9)) continue;
    binRun(boxes, centers, order, start, end, axis, BINS / extent);
    sweep(axis);
  }
  return bestAxis >= 0;
}

function binRun(
  boxes: BoundsArray,
  centers: Float32Array,
  order: Uint32Array,
  start: number,
  end: number,
  axis: number,
  perUnit: number,
): void {
  for (let i = 0; i < BINS * 6; i += 6) {
    binBoxes[i] = binBoxes[i + 1] = binBoxes[i + 2] = Number.POSITIVE_INFINITY;
    binBoxes[i + 3] = binBoxes[i + 4] = binBoxes[i + 5] = Number.NEGATIVE_INFINITY;
  }
  binCounts.fill(0);
  const low = centerBox[axis]!;
  for (let i = start; i < end; i++) {
    const primitive = order[i]!;
    let bin = ((centers[primitive * 3 + axis]! - low) * perUnit) | 0;
    if (bin >= BINS) bin = BINS - 1;
    binCounts[bin] = binCounts[bin]! + 1;
    extend(binBoxes, bin * 6, boxes, primitive * 6);
  }
}

function extend(target: Float64Array, t: number, source: Float32Array | Float64Array, s: number): void {
  if (source[s]! < target[t]!) target[t] = source[s]!;
  if (source[s + 1]! < target[t + 1]!) target[t + 1] = source[s + 1]!;
  if (source[s + 2]! < target[t + 2]!) target[t + 2] = source[s + 2]!;
  if (source[s + 3]! > target[t + 3]!) target[t + 3] = source[s + 3]!;
  if (source[s + 4]! > target[t + 4]!) target[t + 4] = source[s + 4]!;
  if (source[s + 5]! > target[t + 5]!) target[t + 5] = source[s + 5]!;
}

const sweepBox = new Float64Array(6);

function sweep(axis: number): void {
  sweepBox.fill(Number.POSITIVE_INFINITY, 0, 3).fill(Number.NEGATIVE_INFINITY, 3);
  let n = 0;
  for (let bin = BINS - 1; bin > 0; bin--) {
    if (binCounts[bin]! > 0) extend(sweepBox, 0, binBoxes, bin * 6);
    n += binCounts[bin]!;
    rightCosts[bin] = n > 0 ? halfArea(sweepBox, 0) * packsOf(n) : -1;
  }
  sweepBox.fill(Number.POSITIVE_INFINITY, 0, 3).fill(Number.NEGATIVE_INFINITY, 3);
  n = 0;
  for (let bin = 0; bin < BINS - 1; bin++) {
    if (binCounts[bin]! > 0) extend(sweepBox, 0, binBoxes, bin * 6);
    n += binCounts[bin]!;
    if (n === 0 || rightCosts[bin + 1]! < 0) continue;
    const cost = halfArea(sweepBox, 0) * packsOf(n) + rightCosts[bin + 1]!;
    if (cost < bestCost) {
      bestCost = cost;
      bestAxis = axis;
      bestBin = bin;
    }
  }
}

/** Whether a run that fits one pack is cheaper as two: only when the two boxes are much smaller. */
function worthSplitting(
  boxes: BoundsArray,
  centers: Float32Array,
  order: Uint32Array,
  start: number,
  end: number,
): boolean {
  return (
    findSplit(boxes, centers, order, start, end) && bestCost + NODE_COST * halfArea(box, 0) < halfArea(box, 0)
  );
}

/** Reorders the run by the cheapest split; returns where the second half begins (start when there is none). */
function partition(
  boxes: BoundsArray,
  centers: Float32Array,
  order: Uint32Array,
  start: number,
  end: number,
): number {
  if (!findSplit(boxes, centers, order, start, end)) return start;
  const low = centerBox[bestAxis]!;
  const perUnit = BINS / (centerBox[3 + bestAxis]! - low);
  let i = start;
  let j = end - 1;
  while (i <= j) {
    const primitive = order[i]!;
    let bin = ((centers[primitive * 3 + bestAxis]! - low) * perUnit) | 0;
    if (bin >= BINS) bin = BINS - 1;
    if (bin <= bestBin) i++;
    else {
      order[i] = order[j]!;
      order[j] = primitive;
      j--;
    }
  }
  return i;
}
