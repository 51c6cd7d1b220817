// Primaries in which metal multiplies colours; matrices as columns.

import type { Rgb, Transport } from '../scene.ts';

type Columns = readonly [Rgb, Rgb, Rgb];

interface Primaries {
  readonly fromRec709: Columns;
  readonly toRec709: Columns;
}

const IDENTITY: Columns = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

/** Rec. 709 to Rec. 2020 and back, both with D65: ITU-R BT.2087-0, section 2, and its inverse. */
const REC_2020: Primaries = {
  fromRec709: [
    [0.627404, 0.069097, 0.016391],
    [0.329283, 0.91954, 0.088013],
    [0.043313, 0.011362, 0.895595],
  ],
  toRec709: [
    [1.660491, -0.12455, -0.018151],
    [-0.587641, 1.1329, -0.100579],
    [-0.07285, -0.008349, 1.11873],
  ],
};

export function metalPrimaries(transport: Transport = {}): Primaries {
  return transport.metalPrimaries === 'rec709' ? { fromRec709: IDENTITY, toRec709: IDENTITY } : REC_2020;
}

/** The columns times a colour. */
export function transformed([r, g, b]: Columns, [red, green, blue]: Rgb): Rgb {
  const at = (i: 0 | 1 | 2) => r[i] * red + g[i] * green + b[i] * blue;
  return [at(0), at(1), at(2)];
}
