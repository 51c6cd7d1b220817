import type { Recipe } from './recipe.ts';

/** Sketches that a customer sees side by side. */
const SHOWN_TOGETHER = 4;

/** What catches the eye first: "halo-pave" and "halo-split" are both halos. */
const silhouette = ({ id }: Recipe): string => (id.includes('solitaire') ? 'solitaire' : id.split('-')[0]);

/**
 * Reorders compositions, best first, so that any four neighbours look different from across the table: no two of one
 * silhouette, at least one with the centre stone alone, at most one row of three or five; as far as there are enough.
 */
export function spreadOut(ranked: readonly Recipe[]): Recipe[] {
  const left = [...ranked];
  const spread: Recipe[] = [];
  while (left.length > 0) {
    const near = spread.slice(-(SHOWN_TOGETHER - 1));
    const seen = new Set(near.map(silhouette));
    const hasRow = near.some(({ stones }) => stones === 'three' || stones === 'five');
    const wantsOne = spread.length % SHOWN_TOGETHER === 0;
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
  return spread;
}
