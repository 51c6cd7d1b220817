/** Wire as thick as it was asked for: body jewelry is told by its gauge. */
import type { Brief } from '@filigree/contracts';
import { earFittingSchema, noseFittingSchema } from '../findings/document.ts';
import type { Carrier } from './carriers.ts';

/** Least and most of the wire of each fitting that goes through the ear or the nostril, mm: those of its document. */
const RANGES = new Map<string, readonly [least: number, most: number]>(
  [...earFittingSchema.options, ...noseFittingSchema.options].flatMap(({ shape }) => {
    if (!('wireMm' in shape)) return [];
    const { minValue, maxValue } = shape.wireMm;
    if (minValue === null || maxValue === null) throw new Error(`${shape.kind.value}: wire without bounds`);
    return [[shape.kind.value, [minValue, maxValue]] as const];
  }),
);

/** The wire of what goes through the ear or the nostril, of a hoop its tube, mm; null where there is none. */
export function wireOf(carrier: Carrier): number | null {
  if (carrier.kind !== 'fitted') return null;
  const { fitting } = carrier;
  if (fitting.kind === 'hoop') return fitting.tubeMm;
  return RANGES.has(fitting.kind) && 'wireMm' in fitting ? fitting.wireMm : null;
}

/** Of a hoop's tube, mm: a finer one would not carry the post that is cut from it. */
const LEAST_TUBE_MM = 1;
const MOST_TUBE_MM = 8;

const within = (value: number, [least, most]: readonly [number, number]): number =>
  Math.min(most, Math.max(least, value));

/** The carrier with its wire as asked, within what its fitting is made of; a row of stones has its own least. */
export function withAskedWire(carrier: Carrier, { wireMm }: Brief): Carrier {
  if (wireMm == null || carrier.kind !== 'fitted') return carrier;
  const { fitting } = carrier;
  if (fitting.kind === 'hoop')
    return fitting.stones === undefined
      ? { ...carrier, fitting: { ...fitting, tubeMm: within(wireMm, [LEAST_TUBE_MM, MOST_TUBE_MM]) } }
      : carrier;
  const range = RANGES.get(fitting.kind);
  return range === undefined || !('wireMm' in fitting)
    ? carrier
    : { ...carrier, fitting: { ...fitting, wireMm: within(wireMm, range) } };
}
