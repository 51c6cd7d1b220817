/** "The wolf", "her cat": the figure that a design shows, spoken of and not asked for. */
import type { Motif } from '@filigree/contracts';
import { emblemFormOf, motifFormsOfFigure } from '../design/ornament/figures.ts';
import type { Named } from './change.ts';
import type { Scene } from './scene.ts';
import { sizeWordIn } from './sizeWord.ts';

type Figure = Scene['to']['figures'][number];

/** Whether what a design shows is a form of a figure. */
export function isFormOf({ figure }: Scene['facts'], named: Figure['value']): boolean {
  const forms: readonly string[] = motifFormsOfFigure(named)?.forms ?? [];
  return figure !== null && (emblemFormOf(named) === figure || forms.includes(figure));
}

const isAmong = (forms: ReadonlySet<string> | undefined, { figure, motif }: Named): boolean =>
  figure === null
    ? motif !== null && forms?.has(motif) === true
    : [emblemFormOf(figure), ...(motifFormsOfFigure(figure)?.forms ?? [])].some(
        (form) => form != null && forms?.has(form) === true,
      );

/** "The heart" of a bracelet of charms: one of them is spoken of. */
export const isCharm = ({ piece }: Scene['facts'], named: Named): boolean =>
  isAmong(piece?.charmForms, named);

/** Whether any figure or motif that words name is shown somewhere. */
export const showsAny = ({ facts, to }: Scene): boolean =>
  [
    ...to.figures.map(({ value }) => ({ figure: value, motif: null, gemstone: null })),
    ...to.motifs.map(({ value }) => ({ figure: null, motif: value, gemstone: null })),
  ].some((named) => isAmong(facts.piece?.forms, named));

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

/** "Red stones for the flower": what is to be done to a figure, which is not asked for by it. */
export const isPartSpokenOf = ({ plain, from, intent, to }: Scene): boolean =>
  from === null &&
  intent === 'change' &&
  to.figures.length + to.motifs.length > 0 &&
  /\b(?:for|on|in|of) (?:the|its|her|his) (?:\w+ )?\w+$/.test(plain) &&
  (to.gemstones.length > 0 || /\b(?:stones?|gems?)\b/.test(plain));

/** "A bigger cross" of a cross: a motif that is there, beside what is asked of it. */
export const isShownMotif = (scene: Scene, motif: Motif): boolean =>
  scene.facts.motif === motif &&
  scene.from === null &&
  scene.to.figures.length === 0 &&
  (sizeWordIn(scene) !== null || /\bplain\b/.test(scene.plain) || isPartSpokenOf(scene));
