import type { Measure } from '../geometry/solids.ts';
import type { AlloyFacts } from '../materials/index.ts';
import { LIMITS, type Severity, type VerdictKind } from './limits.ts';

/** One thing that is out of bounds, with what to do about it. */
export interface Finding {
  readonly verdict: VerdictKind;
  readonly severity: Severity;
  /** Which part, in words: "prong", "band at the palm". */
  readonly where: string;
  /** What was measured, in words: "diameter". */
  readonly quantity: string;
  readonly value: number;
  readonly limit: number;
  readonly bound: 'at-least' | 'at-most';
  readonly unit: 'mm' | 'share' | 'bodies';
  readonly source: string;
  readonly remedy: string;
  /** The whole finding as a sentence for people. */
  readonly sentence: string;
}

const QUANTITIES: Readonly<Record<Measure['kind'], string>> = {
  'shank-width': 'width',
  'shank-thickness': 'thickness',
  wall: 'wall',
  'prong-diameter': 'diameter',
  'bead-diameter': 'diameter',
  'seat-share': 'seat depth',
  'bezel-wall': 'wall',
  'bezel-lip': 'height above the girdle',
  'channel-wall': 'wall',
  'culet-clearance': 'clearance to the finger',
  'stone-gap': 'gap between stones',
  opening: 'opening',
  'engraving-depth': 'depth',
  'engraving-width': 'line width',
  'chain-wire': 'wire diameter',
  'finding-wire': 'wire diameter',
  'filigree-wire': 'wire diameter',
  'loose-metal': 'loose metal',
  'bounding-sum': 'length, width and height together',
};

/** Model coordinates are single precision; a limit met to a micrometre is met. */
const TOLERANCE = 1e-3;

/**
 * Holds every measure against every limit that speaks of it. Where a measure breaks a failing and a cautioning
 * limit of the same verdict, only the failing one is told.
 * @param factsOf the facts of an alloy by its id in the design; undefined when the measure names none
 */
export function judgeMeasures(
  measures: readonly Measure[],
  factsOf: (alloyId: string | null) => AlloyFacts | undefined,
): Finding[] {
  const findings = new Map<string, Finding>();
  for (const measure of measures) {
    for (const limit of limitsFor(measure, factsOf(measure.alloyId))) {
      if (meets(measure.value, limit.bound, limit.value)) continue;
      const key = `${measure.kind} ${measure.where} ${limit.verdict}`;
      const known = findings.get(key);
      if (known !== undefined && !isWorse(limit.severity, measure.value, limit.bound, known)) continue;
      findings.set(key, {
        ...pick(limit),
        where: measure.where,
        quantity: QUANTITIES[measure.kind],
        value: measure.value,
        limit: limit.value,
        unit: measure.kind === 'seat-share' ? 'share' : measure.kind === 'loose-metal' ? 'bodies' : 'mm',
        sentence: sentence(measure, limit.value, limit.bound, limit.remedy),
      });
    }
  }
  return [...findings.values()];
}

type PlainLimit = (typeof LIMITS)[number];

function limitsFor(measure: Measure, alloy: AlloyFacts | undefined): PlainLimit[] {
  const limits = LIMITS.filter((limit) => limit.measure === measure.kind);
  if (measure.kind === 'wall' && alloy !== undefined) {
    limits.push({
      measure: 'wall',
      verdict: 'casts',
      severity: 'fails',
      bound: 'at-least',
      value: alloy.minimumWallMm,
      source: 'Gemwares and Planfab casting guides',
      remedy: 'Thicken the wall.',
    });
  }
  return limits;
}

function meets(value: number, bound: 'at-least' | 'at-most', limit: number): boolean {
  return bound === 'at-least' ? value >= limit - TOLERANCE : value <= limit + TOLERANCE;
}

function isWorse(severity: Severity, value: number, bound: 'at-least' | 'at-most', known: Finding): boolean {
  if (severity !== known.severity) return severity === 'fails';
  return bound === 'at-least' ? value < known.value : value > known.value;
}

function pick({ verdict, severity, bound, source, remedy }: PlainLimit) {
  return { verdict, severity, bound, source, remedy };
}

function sentence(measure: Measure, limit: number, bound: 'at-least' | 'at-most', remedy: string): string {
  if (measure.kind === 'loose-metal')
    return `${capitalised(measure.where)}: ${measure.value === 1 ? 'a body of metal hangs' : `${measure.value} bodies of metal hang`} on to nothing. ${remedy}`;
  const [value, wanted] =
    measure.kind === 'seat-share'
      ? [`${Math.round(measure.value * 100)} %`, `${Math.round(limit * 100)} %`]
      : [`${Number(measure.value.toFixed(2))} mm`, `${limit} mm`];
  const side = bound === 'at-least' ? 'at least' : 'at most';
  return `${capitalised(measure.where)}: ${QUANTITIES[measure.kind]} ${value}, ${side} ${wanted} needed. ${remedy}`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
