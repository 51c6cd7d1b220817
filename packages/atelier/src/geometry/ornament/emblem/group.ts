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

/** Below the first that leads: [x, y, radius] as shares of half the group's size, by how many there are. */
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

/**
 * Where figures stand (x, y and radius as shares of half the group's size), by how many are about the first. Their
 * rounds overlap a little: figures do not fill them, and are to touch.
 */
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

/** Where one figure stands to another that it was named with: right under it, over it, or at its side. */
const OF_TWO: Readonly<Record<GroupPlace, Places>> = {
  below: places([-0.06, 0.3, 0.7], [0.16, -0.64, 0.38]),
  above: places([0.06, -0.3, 0.7], [-0.16, 0.64, 0.38]),
  around: places([-0.34, 0, 0.66], [0.6, -0.18, 0.4]),
};

interface Group extends Pick<EmblemOrnament, 'form' | 'sizeMm'> {
  readonly beside: NonNullable<EmblemOrnament['beside']>;
}

/** The round that each figure of a group stands in, the first before those about it; mm about the group's middle. */
export function groupRounds({ form, sizeMm, beside }: Group): readonly (Round & {
  readonly form: EmblemOrnament['form'];
})[] {
  const half = sizeMm / 2;
  const isPair = beside.bare === true && beside.count === 1;
  const rounds = isPair ? OF_TWO[beside.place] : (PLACES[beside.place][beside.count - 1] ?? []);
  return rounds.map(({ at: [x, y], radius }, i) => ({
    form: i === 0 ? form : beside.form,
    at: [x * half, y * half],
    radius: radius * half,
  }));
}

/** Least unit that is tried, as a share of the field: slim figures reach the edge of theirs at it. */
const LEAST_SHARE = 0.9;

/** Where and how large each figure of a group is drawn: the first, then those about it. */
export const groupPlans = (
  bench: Bench,
  spec: Group,
): { readonly form: EmblemOrnament['form']; readonly plan: Pick<PadPlan, 'unitMm' | 'at'> }[] =>
  groupRounds(spec).map(({ form, at, radius }) => {
    const field = bench.region([ellipse(at[0], at[1], radius, radius, 64)]);
    return { form, plan: fitted(bench, form, field, at, radius * LEAST_SHARE) };
  });
