import type { EmblemOrnament } from '../../../design/ornament/emblem.ts';
import type { Bench } from '../../mesh/bench.ts';
import type { Vec2 } from '../../vec.ts';
import { ellipse } from '../relief/figures.ts';
import { fitted } from './fit.ts';
import type { PadPlan } from './pad.ts';

type GroupPlace = NonNullable<EmblemOrnament['beside']>['place'];

interface Round {
  readonly at: Vec2;
  readonly radius: number;
}

type Places = readonly [first: Round, ...others: Round[]];
const places = (first: readonly number[], ...others: readonly (readonly number[])[]): Places => {
  const round = ([x, y, radius]: readonly number[]): Round => ({ at: [x!, y!], radius: radius! });
  return [round(first), ...others.map(round)];
};

/**
 * Where figures stand (x, y and radius as shares of half the group's size), by how many are about the first. Their
 * rounds overlap a little: figures do not fill them, and are to touch.
 */
const BELOW: readonly Places[] = [
  places([-0.22, 0.22, 0.74], [0.52, -0.52, 0.44]),
  places([0, 0.32, 0.68], [-0.54, -0.54, 0.44], [0.54, -0.54, 0.44]),
  places([0, 0.34, 0.66], [-0.64, -0.36, 0.36], [0, -0.64, 0.36], [0.64, -0.36, 0.36]),
  places(
    [0, 0.36, 0.62],
    [-0.68, -0.22, 0.31],
    [-0.32, -0.66, 0.31],
    [0.32, -0.66, 0.31],
    [0.68, -0.22, 0.31],
  ),
];

const overTop = ({ at: [x, y], radius }: Round): Round => ({ at: [-x, -y], radius });

const PLACES: Readonly<Record<GroupPlace, readonly Places[]>> = {
  below: BELOW,
  above: BELOW.map(([first, ...others]): Places => [overTop(first), ...others.map(overTop)]),
  around: [
    places([-0.34, 0, 0.66], [0.6, -0.18, 0.4]),
    places([0, 0, 0.6], [-0.68, -0.14, 0.34], [0.68, -0.14, 0.34]),
    places([0, 0.2, 0.6], [-0.68, 0.1, 0.32], [0.68, 0.1, 0.32], [0, -0.62, 0.34]),
    places([0, 0.1, 0.58], [-0.68, 0.3, 0.32], [0.68, 0.3, 0.32], [-0.5, -0.52, 0.32], [0.5, -0.52, 0.32]),
  ],
};
/** Least unit that is tried, as a share of the field: slim figures reach the edge of theirs at it. */
const LEAST_SHARE = 0.9;

/** Where and how large each figure of a group is drawn: the first, then those about it. */
export function groupPlans(
  bench: Bench,
  spec: EmblemOrnament & { readonly beside: NonNullable<EmblemOrnament['beside']> },
): { readonly form: EmblemOrnament['form']; readonly plan: Pick<PadPlan, 'unitMm' | 'at'> }[] {
  const half = spec.sizeMm / 2;
  return (PLACES[spec.beside.place][spec.beside.count - 1] ?? []).map(({ at, radius }, i) => {
    const form = i === 0 ? spec.form : spec.beside.form;
    const about: Vec2 = [at[0] * half, at[1] * half];
    const mm = radius * half;
    const field = bench.region([ellipse(about[0], about[1], mm, mm, 64)]);
    return { form, plan: fitted(bench, form, field, about, mm * LEAST_SHARE) };
  });
}
