/** "The wolf", "her cat": the figure that a design shows, spoken of and not asked for. */
import { emblemFormOf, motifFormsOfFigure } from '../design/ornament/figures.ts';
import type { Scene } from './scene.ts';

type Figure = Scene['to']['figures'][number];

export function isShownFigure({ facts, from, plain }: Scene, { value, words }: Figure): boolean {
  if (facts.figure === null || from !== null) return false;
  const forms: readonly string[] = motifFormsOfFigure(value)?.forms ?? [];
  if (emblemFormOf(value) !== facts.figure && !forms.includes(facts.figure)) return false;
  const named = words.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(
    String.raw`\b(?:the|my|our|her|his|its|this|that) (?:\w+ )?${named}\b|^${named} (?:should|could|needs?|is|looks?|to)\b`,
  ).test(plain);
}
