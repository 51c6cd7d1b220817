/** Several charms on one chain, for who names several things. */
import { chain } from './chains.ts';
import type { PlacedOrnament } from './document.ts';
import { type Drawing, type PieceComposition, placed } from './family.ts';
import { namesSeveral } from './several.ts';
import { isTagged } from './tagged.ts';
import type { PieceWish } from './wish.ts';

/** What each of several charms takes of the usual size of a front. */
const CHARM_SHARE = { neck: 0.58, wrist: 0.95, ankle: 0.9 } as const;
/** The middle one against the others, where it leads. */
const LEADING_SHARE = 1.45;
/** How many hang in turn where two or three things were named, each as a share of one alone. */
const IN_TURN = { turn: 6, many: 8 } as const;
const TURN_SHARE = 0.85;
/** Most of them: more would hide one another. */
const MOST_CHARMS = 9;

/** Every thing that was named as a charm of its own; between or beside them stones, where stones are wanted. */
function charms(
  { named, stone }: Drawing,
  wear: keyof typeof CHARM_SHARE,
  way: 'plain' | 'ends' | 'between' | 'leading' | 'turn' | 'many',
): PlacedOrnament[] {
  const share = CHARM_SHARE[wear];
  const shown = named.slice(0, MOST_CHARMS);
  const leads = (i: number): boolean => way === 'leading' && i === Math.floor(shown.length / 2);
  const hung = shown.map((draw, i) => placed('charm', draw(share * (leads(i) ? LEADING_SHARE : 1))));
  const drop = (): PlacedOrnament[] => {
    const ornament = stone(share * 0.55);
    return ornament === null ? [] : [placed('charm', ornament)];
  };
  switch (way) {
    case 'plain':
    case 'leading':
      return hung;
    // Each again and again, all along.
    case 'turn':
    case 'many':
      return Array.from({ length: IN_TURN[way] }, (_, i) =>
        placed('charm', shown[i % shown.length]!(share * TURN_SHARE)),
      );
    case 'ends':
      return [...drop(), ...hung, ...drop()];
    case 'between':
      return hung.flatMap((charm, i) => (i === 0 ? [charm] : [...drop(), charm]));
  }
}

/** Whether a composition hangs several charms side by side. */
export const isCharmed = (composition: string): boolean => /-charms-/.test(composition);

/** Repeated all along: not about a neck, which shows them at its front, nor beside letters, nor what was told one by one. */
const canRepeat = (wish: PieceWish, wear: keyof typeof CHARM_SHARE): boolean =>
  wear !== 'neck' &&
  !wish.brief.engraving &&
  !wish.brief.figureCount &&
  wish.brief.braceletKind !== 'charm' &&
  !namesSeveral(wish, 4);

const charmed = (wear: 'neck' | 'wrist' | 'ankle', noun: string, prefix: string): PieceComposition[] =>
  (['plain', 'turn', 'many', 'ends', 'between', 'leading'] as const).map((way, i) => ({
    id: `${prefix}-charms-${way}`,
    noun,
    ornate: way === 'ends' || way === 'between',
    fits: (wish) =>
      namesSeveral(wish, 2) &&
      // One of several alike leads none.
      (way !== 'leading' || !wish.brief.figureCount) &&
      ((way !== 'turn' && way !== 'many') || canRepeat(wish, wear)) &&
      // Where stones would stand between them and none are wanted, they are the plain way again.
      ((way !== 'ends' && way !== 'between') || wish.style.centre !== null || !canRepeat(wish, wear)) &&
      (!wish.brief.braceletKind ||
        wish.brief.braceletKind === 'charm' ||
        wish.brief.braceletKind === 'chain'),
    appeal: (wish) =>
      (wish.brief.braceletKind === 'charm' || wish.brief.figureCount
        ? 40
        : namesSeveral(wish, isTagged(wish) ? 2 : 3)
          ? 24
          : 3) -
      i * 0.1,
    draw: (drawing) => ({
      carrier: chain(drawing, wear, 'hangs'),
      ornaments:
        drawing.named.length > 1 ? charms(drawing, wear, way) : [placed('main', drawing.front(0.85))],
    }),
  }));
export const CHARM_NECKLACES = charmed('neck', 'charm necklace', 'neck');
export const CHARM_BRACELETS = charmed('wrist', 'charm bracelet', 'wrist');
export const CHARM_ANKLETS = charmed('ankle', 'charm anklet', 'ankle');
