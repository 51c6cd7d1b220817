/** Charms among others: "add a bell", "remove the key", "a fox instead of the anchor". */
import { FIGURES, MOTIFS } from '@filigree/contracts';
import type { Change, Named } from '../change.ts';
import type { Scene } from '../scene.ts';
import { isCharm } from '../shownFigure.ts';
import { type ChangeReader, removing } from './names.ts';

type Words = Scene['words'];

/** The figure, motif or stone that words name first; null for none. */
function namedIn({
  figures,
  motifs,
  gemstones,
}: Pick<Words, 'figures' | 'motifs' | 'gemstones'>): Named | null {
  const figure = figures[0]?.value ?? null;
  const motif = figure === null ? (motifs[0]?.value ?? null) : null;
  const gemstone = figure === null && motif === null ? (gemstones[0]?.value ?? null) : null;
  return figure === null && motif === null && gemstone === null ? null : { figure, motif, gemstone };
}

/** What is to go: what is taken away counts as refused for the readers of wishes. */
function refusedIn({ reading, figures, motifs, gemstones }: Words): Named | null {
  const known = namedIn({ figures, motifs, gemstones });
  if (known !== null) return known;
  for (const { entries } of reading.items) {
    const figure = FIGURES.find((one) =>
      entries.some(({ sense, value }) => sense === 'figure' && value === one),
    );
    if (figure !== undefined) return { figure, motif: null, gemstone: null };
    const motif = MOTIFS.find((one) =>
      entries.some(({ sense, value }) => sense === 'motif' && value === one),
    );
    if (motif !== undefined) return { figure: null, motif, gemstone: null };
  }
  return null;
}

const MOVES = /\b(?:move|moved|put|place|shift|have|hang|should be|goes?|swap)\b/;
const PLACES = [
  [/\b(?:in|to|into|at) the (?:very )?(?:middle|cent(?:er|re))\b/, 'middle'],
  [/\b(?:first|(?:at|to|on) the (?:very )?(?:start|beginning|front|left|left end))\b/, 'start'],
  [
    /\b(?:last|(?:at|to|on) the (?:very )?(?:end|back|right|right end)|(?:next to|by|near|beside|closest to) the clasp)\b/,
    'end',
  ],
] as const;

/** "Move the heart to the middle": where among the others a charm that is there is to hang; null else. */
function placeIn({ plain }: Scene): (typeof PLACES)[number][1] | null {
  const isThere = /\b(?:the|my|her|his|that|this) /.test(plain) && !/\b(?:add|another|new)\b/.test(plain);
  if (!isThere && !/\bmove/.test(plain)) return null;
  return MOVES.test(plain) ? (PLACES.find(([pattern]) => pattern.test(plain))?.[1] ?? null) : null;
}

const isFigure = ({ figure, motif }: Named): boolean => figure !== null || motif !== null;

/** "The heart charm in rose gold": the one that another metal is asked for; null where none is. */
export function charmIn(scene: Scene): Named | null {
  if ((scene.facts.piece?.charms ?? 0) === 0 || scene.from !== null || removing(scene)) return null;
  if (scene.to.metals.length === 0 || scene.intent === 'add') return null;
  const named = namedIn({ ...scene.to, gemstones: [] });
  return named !== null && isCharm(scene.facts, named) ? named : null;
}

const ON_ONE = /\b(?:on|onto|across|into|in) (?:to )?(?:the|its|her|his|my|that) /;

/** "Engrave Rex on the heart": the one that letters are asked for; null where none is. */
export function letteredCharm(scene: Scene): Named | null {
  if ((scene.facts.piece?.charms ?? 0) === 0 || scene.lettering === null || removing(scene)) return null;
  const named = namedIn({ ...scene.to, gemstones: [] });
  return named !== null && ON_ONE.test(scene.plain) && isCharm(scene.facts, named) ? named : null;
}

export const readCharms: ChangeReader = (scene): Change[] => {
  if ((scene.facts.piece?.charms ?? 0) === 0 || letteredCharm(scene) !== null) return [];
  if (charmIn(scene) !== null) return [];
  const named = removing(scene) ? refusedIn(scene.words) : namedIn(scene.to);
  const old = scene.from === null ? null : namedIn(scene.from);
  if (named === null) return [];
  const to = placeIn(scene);
  if (to !== null && old === null && !removing(scene)) return [{ kind: 'charm', does: 'move', named, to }];
  if (removing(scene)) return isFigure(named) ? [{ kind: 'charm', does: 'remove', named }] : [];
  if (old !== null && isFigure(old)) return [{ kind: 'charm', does: 'exchange', named, old }];
  const adds = scene.intent === 'add' && (isFigure(named) || /\bcharms?\b/.test(scene.plain));
  return adds ? [{ kind: 'charm', does: 'add', named }] : [];
};
