import type { Recipe } from './recipe.ts';

/** Sketches that a customer sees side by side. */
const SHOWN_TOGETHER = 4;

/** What catches the eye first: "halo-pave" and "halo-split" are both halos, "channel-bezel" is a bezel on a set band. */
function silhouette({ id }: Recipe): string {
  if (id.includes('solitaire')) return 'solitaire';
  return /^(?:channel|bar)-bezel$/.test(id) ? 'bezel' : id.split('-')[0]!;
}

/**
 * Reorders compositions, best first, so that any four neighbours look different from across the table: no two of one
 * silhouette, at least one with the centre stone alone, at most one row of three or five; as far as there are enough.
 * @param expected what customers look for in any case: among any four there is one of it, drawn anew when each was had
 */
export function spreadOut(ranked: readonly Recipe[], expected: readonly Recipe[] = []): Recipe[] {
  const left = ranked.filter((recipe) => !expected.includes(recipe));
  const spread: Recipe[] = [];
  let turn = 0;
  while (left.length > 0) {
    if (spread.length % SHOWN_TOGETHER === 0 && expected.length > 0) {
      spread.push(expected[turn++ % expected.length]!);
      continue;
    }
    const near = spread.slice(-(SHOWN_TOGETHER - 1));
    const seen = new Set(near.map(silhouette));
    const hasRow = near.some(({ stones }) => stones === 'three' || stones === 'five');
    // Beside what is expected a second one of a stone alone, so that half of what is seen is no more than was named.
    const wantsOne = spread.length % SHOWN_TOGETHER === (expected.length > 0 ? SHOWN_TOGETHER / 2 : 0);
    const differs = (recipe: Recipe) => !seen.has(silhouette(recipe));
    const suits = (recipe: Recipe) =>
      differs(recipe) && (!hasRow || (recipe.stones !== 'three' && recipe.stones !== 'five'));
    const choices = [
      ...(wantsOne ? [(recipe: Recipe) => suits(recipe) && recipe.stones === 'one'] : []),
      suits,
      differs,
    ];
    const chosen = choices.map((fit) => left.findIndex(fit)).find((index) => index >= 0) ?? 0;
    spread.push(...left.splice(chosen, 1));
  }
  return [...spread, ...expected.slice(turn)];
}
