/** Charms among others: "add a bell", "remove the key", "a fox instead of the anchor". */
import { FIGURES, MOTIFS } from '@filigree/contracts';
import type { Change, Named } from '../change.ts';
import type { Scene } from '../scene.ts';
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

const isFigure = ({ figure, motif }: Named): boolean => figure !== null || motif !== null;

export const readCharms: ChangeReader = (scene): Change[] => {
  if ((scene.facts.piece?.charms ?? 0) === 0) return [];
  const named = removing(scene) ? refusedIn(scene.words) : namedIn(scene.to);
  const old = scene.from === null ? null : namedIn(scene.from);
  if (named === null) return [];
  if (removing(scene)) return isFigure(named) ? [{ kind: 'charm', does: 'remove', named }] : [];
  if (old !== null && isFigure(old)) return [{ kind: 'charm', does: 'exchange', named, old }];
  const adds = scene.intent === 'add' && (isFigure(named) || /\bcharms?\b/.test(scene.plain));
  return adds ? [{ kind: 'charm', does: 'add', named }] : [];
};
