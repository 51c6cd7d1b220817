/** "The wolf", "her cat": the figure that a design shows, spoken of and not asked for. */
import type { Motif } from '@filigree/contracts';
import { emblemFormOf, motifFormsOfFigure } from '../design/ornament/figures.ts';
import type { Scene } from './scene.ts';
import { sizeWordIn } from './sizeWord.ts';

type Figure = Scene['to']['figures'][number];

/** Whether what a design shows is a form of a figure. */
export function isFormOf({ figure }: Scene['facts'], named: Figure['value']): boolean {
  const forms: readonly string[] = motifFormsOfFigure(named)?.forms ?? [];
  return figure !== null && (emblemFormOf(named) === figure || forms.includes(figure));
}

export function isShownFigure(scene: Scene, { value, words }: Figure): boolean {
  const { facts, from, plain } = scene;
  if (facts.figure === null || from !== null) return false;
  if (!isFormOf(facts, value)) return false;
  // "A bigger wolf" of a wolf.
  if (sizeWordIn(scene) !== null) return true;
  const named = words.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(
    String.raw`\b(?:the|my|our|her|his|its|this|that) (?:\w+ )?${named}\b|^${named} (?:should|could|needs?|is|looks?|to)\b`,
  ).test(plain);
}

/** "A bigger cross" of a cross: a motif that is there, beside what is asked of it. */
export const isShownMotif = (scene: Scene, motif: Motif): boolean =>
  scene.facts.motif === motif &&
  scene.from === null &&
  scene.to.figures.length === 0 &&
  (sizeWordIn(scene) !== null || /\bplain\b/.test(scene.plain));
