/** What of several wishes for one thing counts: nothing is changed there and back, or twice, by one instruction. */
import type { Wish } from './change.ts';

export interface Said {
  readonly wish: Wish;
  readonly sentence: number;
  /** Found wrong with the whole, where a wish beside it may say what of it. */
  readonly complained: boolean;
}

/** What of a piece a wish sets to one value; null where several wishes of its kind go side by side. */
function placeOf(wish: Wish): string | null {
  switch (wish.kind) {
    case 'gemstone':
      return `${wish.kind} ${wish.target} ${wish.old ?? ''}`;
    case 'cut':
    case 'metal':
      return `${wish.kind} ${wish.target}`;
    case 'firstOf':
      return wish.ways
        .map(({ kind }) => kind)
        .sort()
        .join();
    case 'fitting':
    case 'clasp':
    case 'chain':
    case 'bail':
    case 'setting':
    case 'finish':
    case 'bandProfile':
    case 'gallery':
    case 'outline':
    case 'lettering':
    case 'turnStone':
    case 'turnPoint':
    case 'mirror':
    case 'halo':
    case 'opening':
    case 'spacing':
    case 'largest':
    case 'ornament':
    case 'era':
      return wish.kind;
    default:
      return null;
  }
}

const stepOf = (wish: Wish) =>
  'step' in wish && wish.step !== null && typeof wish.step === 'object' ? wish.step : null;

const measureOf = (wish: Wish): string | null =>
  stepOf(wish) === null
    ? null
    : `${wish.kind} ${'target' in wish ? wish.target : 'slot' in wish ? wish.slot : ''}`;

const isTold = (wish: Wish | undefined): boolean =>
  wish !== undefined && (stepOf(wish)?.kind === 'to' || (wish.kind === 'spacing' && wish.apartMm !== null));

/** Whether a wish makes more (true) or less of a piece; null where it does neither, undefined where a value is told. */
function directionOf(wish: Wish): boolean | null | undefined {
  if (wish.kind === 'presence') return wish.to === 'bold';
  if (wish.kind === 'ornament') return wish.to === 'ornate';
  const step = stepOf(wish);
  if (step === null) return null;
  return step.kind === 'to' ? undefined : step.kind === 'by' ? step.amount > 0 : step.share > 1;
}

const isSimpler = (wish: Wish): boolean => wish.kind === 'ornament' && wish.to === 'simple';

const takesAway = (wish: Wish): boolean =>
  (wish.kind === 'milgrain' && !wish.on) ||
  (wish.kind === 'halo' && wish.to === 'none') ||
  (wish.kind === 'bandStones' && !wish.on) ||
  (wish.kind === 'drop' && !wish.on) ||
  (wish.kind === 'charm' && wish.does === 'remove') ||
  wish.kind === 'withoutGemstone' ||
  wish.kind === 'noStones' ||
  wish.kind === 'noMotif';

const OF_FIT: ReadonlySet<string> = new Set(['round', 'ringSize', 'length']);

/** "A bigger stone, it looks small": what is found wrong is mended by what is asked. */
function isAnswered(wish: Wish, asked: readonly Wish[]): boolean {
  const way = directionOf(wish);
  if (way === null) return false;
  return asked.some((other) => {
    // How it fits is mended by no smaller stone.
    if (OF_FIT.has(wish.kind) && other.kind !== wish.kind) return false;
    const its = directionOf(other);
    return its === undefined || (its !== null && its === way);
  });
}

/** "A line of small diamonds, channel set": one row, told in two clauses. */
function inOneRow(wishes: readonly Wish[]): Wish[] {
  const merged: Wish[] = [];
  for (const wish of wishes) {
    const at = merged.findIndex((one) => one.kind === 'bandStones' && one.on);
    const before = merged[at];
    if (wish.kind !== 'bandStones' || !wish.on || before?.kind !== 'bandStones') {
      merged.push(wish);
      continue;
    }
    merged[at] = {
      ...wish,
      setting: wish.setting ?? before.setting,
      gemstone: wish.gemstone ?? before.gemstone,
      around: wish.around ?? before.around,
      rows: wish.rows ?? before.rows,
    };
  }
  return merged;
}

/** "More Indian, with bells at the bottom": what hangs is told, and is not the culture's own first. */
function besideDrop(wishes: readonly Wish[]): Wish[] {
  const hangs = wishes.some((wish) => wish.kind === 'drop' && wish.on);
  return wishes.map((wish) => (hangs && wish.kind === 'cultures' ? { ...wish, dropTold: true } : wish));
}

/** "It's too long, shorten it by 5 cm": of one measure said twice, the value, else what was said last. */
export function settled(said: readonly Said[]): Wish[] {
  const asked = said.filter(({ complained }) => !complained).map(({ wish }) => wish);
  const wishes = said
    .filter(
      ({ wish, complained, sentence }) =>
        !complained ||
        !(
          isAnswered(wish, asked) ||
          // "Lose the beading, it catches": what goes is what was found wrong.
          said.some(
            (other) =>
              !other.complained && (other.sentence === sentence || isSimpler(wish)) && takesAway(other.wish),
          )
        ),
    )
    .map(({ wish }) => wish);
  const counts = new Map<string, Wish>();
  const keyOf = (wish: Wish): string | null => measureOf(wish) ?? placeOf(wish);
  for (const wish of wishes) {
    const key = keyOf(wish);
    if (key === null || (isTold(counts.get(key)) && !isTold(wish))) continue;
    counts.set(key, wish);
  }
  // "Only five, further apart": how many there are settles how far.
  const isCounted = wishes.some((wish) => wish.kind === 'count' && wish.step.kind === 'to');
  return inOneRow(
    besideDrop(wishes).filter((wish) => {
      if (isCounted && wish.kind === 'spacing' && wish.apartMm === null) return false;
      const key = keyOf(wish);
      return key === null || counts.get(key) === wish;
    }),
  );
}
