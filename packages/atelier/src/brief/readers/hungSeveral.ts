/** Several of one thing that hang side by side below another: what of the other readers they leave. */
import type { Arrangement, Brief, Figure } from '@filigree/contracts';
import type { Claim } from '../reading.ts';

type Hung = Claim<NonNullable<Brief['hangs']>> | null;

/** "Two little leaves", "two hearts" that hang: each is a leaf and a heart, and no branch and no pair that is linked. */
export function asHung<C extends Claim<Figure>>(figures: readonly C[], hangs: Hung): C[] {
  const below = hangs?.value.below;
  if (below?.count == null) return [...figures];
  const shown = [...below.figures, ...(hangs?.value.above.figures ?? [])];
  return figures
    .filter(({ value }) => value !== 'interlocked-hearts' || shown.includes(value))
    .map((claim) =>
      claim.value === 'branch' && below.figures.includes('leaf') ? { ...claim, value: 'leaf' } : claim,
    );
}

/** What hangs below by its number is no fringe besides, and does not stand at the sides. */
export function besideHung(
  arrangements: readonly Claim<Arrangement>[],
  hangs: Hung,
): readonly Claim<Arrangement>[] {
  const below = hangs?.value.below;
  return below?.count == null
    ? arrangements
    : arrangements.filter(({ value }) => value !== 'fringe' && value !== 'flanked' && value !== 'charms');
}
