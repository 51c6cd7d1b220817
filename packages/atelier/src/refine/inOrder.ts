/** The wishes of an instruction together: what rests on another, and what another takes the place of. */
import type { Wish } from './change.ts';
import { POSED } from './lexicon/unmakeable.ts';
import { HOW_MANY } from './readers/lettering.ts';
import { WHICH_STONE } from './readers/refusals.ts';
import { SIDE_BY_SIDE } from './readers/rows.ts';
import { NO_SUCH_STONE } from './readers/stones.ts';

const isRefusal = (wish: Wish, message: string): boolean =>
  wish.kind === 'refused' && wish.message === message;

const HOLDS_WITHOUT_PRONGS: ReadonlySet<string> = new Set(['Bezel', 'half-bezel', 'flush', 'Tension']);
const isOfProngs = (wish: Wish): boolean =>
  wish.kind === 'firstOf' ? wish.ways.some(isOfProngs) : wish.kind === 'prongs';

/** "The prongs look chunky, could it be a bezel": what was found wrong goes with the prongs. */
export function withoutProngs(wishes: readonly Wish[]): Wish[] {
  const other = wishes.some((wish) => wish.kind === 'setting' && HOLDS_WITHOUT_PRONGS.has(wish.setting));
  // Thinner prongs are the first of the ways to make less of them.
  const ways = wishes.some((wish) => wish.kind === 'firstOf' && isOfProngs(wish));
  return wishes.filter((wish) => !isOfProngs(wish) || !(other || (ways && wish.kind === 'prongs')));
}

/** "Lose the ruby and put in a pearl": what comes in its place comes first. */
/** "Shield shape", of a plate: its outline, and no shield on it besides. */
function withoutOutlined(wishes: readonly Wish[]): readonly Wish[] {
  const outlines: readonly string[] = wishes.flatMap((wish) =>
    wish.kind === 'outline' ? [wish.outline] : [],
  );
  return wishes.filter(
    (wish) =>
      wish.kind !== 'motifs' ||
      outlines.length === 0 ||
      ![...wish.figures, ...wish.motifs.map((motif) => motif.toLowerCase())].some((name) =>
        outlines.includes(name),
      ),
  );
}

/** "Get rid of the key, put a horse there": one charm in the place of the other. */
function inItsHook(wishes: readonly Wish[]): readonly Wish[] {
  const charms = wishes.filter((wish) => wish.kind === 'charm');
  const [gone, come, more] = charms;
  if (more !== undefined || gone?.does !== 'remove' || come?.does !== 'add') return wishes;
  return wishes.flatMap((wish): Wish[] =>
    wish === gone
      ? [{ kind: 'charm', does: 'exchange', named: come.named, old: gone.named }]
      : wish === come
        ? []
        : [wish],
  );
}

export function inOrder(said: readonly Wish[]): Wish[] {
  const wishes = inItsHook(withoutOutlined(said));
  const comes = wishes.some((wish) => wish.kind === 'gemstone' && wish.target === 'centre');
  const goes = wishes.filter((wish) => wish.kind === 'withoutGemstone' && comes);
  // "Not turquoise, coral": what cannot come lets nothing go.
  const showsOther = wishes.some(({ kind }) => kind === 'motifs');
  if (showsOther && wishes.includes(HOW_MANY)) return wishes.filter((wish) => wish !== HOW_MANY);
  // "Flip the two stones": they change places, and nothing is turned or counted.
  if (wishes.some(({ kind }) => kind === 'swapStones'))
    return wishes.filter(
      (wish) => wish.kind !== 'turnStone' && wish.kind !== 'count' && !isRefusal(wish, SIDE_BY_SIDE),
    );
  // "The bee sideways, like flying across": no stone beside it is turned.
  if (wishes.some((wish) => isRefusal(wish, POSED)) && wishes.some(({ kind }) => kind === 'turnStone'))
    return inOrder(wishes.filter(({ kind }) => kind !== 'turnStone'));
  // "Add a little stone, a pink one": which one is said behind it.
  if (wishes.some(({ kind }) => kind === 'gemstone') && wishes.some((wish) => isRefusal(wish, WHICH_STONE)))
    return inOrder(wishes.filter((wish) => !isRefusal(wish, WHICH_STONE)));
  const isMissed = wishes.some((wish) => wish.kind === 'refused' && wish.message === NO_SUCH_STONE);
  if (isMissed) return wishes.filter((wish) => wish.kind !== 'withoutGemstone');
  return [...wishes.filter((wish) => !goes.includes(wish)), ...goes];
}
