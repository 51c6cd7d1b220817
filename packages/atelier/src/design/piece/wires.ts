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

/** The carrier with its wire as asked, within what its fitting is made of; tubes of hoops are drawn so from the start. */
export function withAskedWire(carrier: Carrier, { wireMm }: Brief): Carrier {
  if (wireMm == null || carrier.kind !== 'fitted' || !('wireMm' in carrier.fitting)) return carrier;
  const range = RANGES.get(carrier.fitting.kind);
  if (range === undefined) return carrier;
  const [least, most] = range;
  return {
    ...carrier,
    fitting: { ...carrier.fitting, wireMm: Math.min(most, Math.max(least, wireMm)) },
  };
}
