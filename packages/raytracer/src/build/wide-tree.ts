import { LEAF_ELLIPSOID, LEAF_GEM, LEAF_TRIANGLES, NODE_BYTES, NODE_CHILDREN } from '../memory-layout.ts';
import type { BinaryTree } from './binary-tree.ts';

/** How primitive numbers are divided: triangles first, then gems, then ellipsoids. */
export interface PrimitiveCounts {
  readonly triangles: number;
  readonly gems: number;
}

export interface WideTree {
  /** Nodes in the kernel's layout (NODE_*). */
  readonly nodes: ArrayBuffer;
  /** Four triangle numbers a pack; missing ones repeat the first and are marked by -1. */
  readonly packs: Int32Array;
}

const NODE_FLOATS = NODE_BYTES / 4;
const NEVER = 3e38;

/** Turns a binary tree into one of four children a node by opening the largest child first. */
export function collapseToWideTree(tree: BinaryTree, counts: PrimitiveCounts): WideTree {
  const leaves = tree.count.reduce((n, c) => n + (c > 0 ? 1 : 0), 0);
  const buffer = new ArrayBuffer(Math.max(leaves, 1) * NODE_BYTES);
  const floats = new Float32Array(buffer);
  const codes = new Int32Array(buffer);
  const packs = new Int32Array(leaves * 4);
  let usedNodes = 0;
  let usedPacks = 0;

  const leafCode = (node: number): number => {
    const first = tree.order[tree.left[node]!]!;
    if (first >= counts.triangles + counts.gems)
      return code(first - counts.triangles - counts.gems, LEAF_ELLIPSOID);
    if (first >= counts.triangles) return code(first - counts.triangles, LEAF_GEM);
    const pack = usedPacks++;
    for (let i = 0; i < 4; i++) {
      packs[pack * 4 + i] = i < tree.count[node]! ? tree.order[tree.left[node]! + i]! : -1;
    }
    return code(pack, LEAF_TRIANGLES);
  };

  // Children of a node are made right after it, so a walk stays near in memory.
  const make = (node: number): number => {
    const index = usedNodes++;
    const children = tree.count[node]! > 0 ? [node] : openChildren(tree, node);
    for (let k = 0; k < 4; k++) {
      const child = children[k];
      const at = index * NODE_FLOATS + k;
      for (let axis = 0; axis < 3; axis++) {
        floats[at + axis * 8] = child === undefined ? NEVER : tree.bounds[child * 6 + axis]!;
        floats[at + axis * 8 + 4] = child === undefined ? -NEVER : tree.bounds[child * 6 + 3 + axis]!;
      }
    }
    children.forEach((child, k) => {
      codes[index * NODE_FLOATS + NODE_CHILDREN / 4 + k] =
        tree.count[child]! > 0 ? leafCode(child) : make(child);
    });
    return index;
  };
  make(0);
  return { nodes: buffer.slice(0, usedNodes * NODE_BYTES), packs: packs.slice(0, usedPacks * 4) };
}

function code(index: number, kind: number): number {
  return -1 - (index * 4 + kind);
}

function openChildren(tree: BinaryTree, node: number): number[] {
  const children = [tree.left[node]!, tree.left[node]! + 1];
  while (children.length < 4) {
    let largest = -1;
    let largestArea = -1;
    children.forEach((child, k) => {
      if (tree.count[child]! > 0) return;
      const area = halfArea(tree, child);
      if (area > largestArea) {
        largestArea = area;
        largest = k;
      }
    });
    if (largest < 0) break;
    const left = tree.left[children[largest]!]!;
    children.splice(largest, 1, left, left + 1);
  }
  return children;
}

function halfArea(tree: BinaryTree, node: number): number {
  const at = node * 6;
  const x = tree.bounds[at + 3]! - tree.bounds[at]!;
  const y = tree.bounds[at + 4]! - tree.bounds[at + 1]!;
  const z = tree.bounds[at + 5]! - tree.bounds[at + 2]!;
  return x * y + y * z + z * x;
}
