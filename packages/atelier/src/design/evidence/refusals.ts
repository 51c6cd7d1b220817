/** What was refused is nowhere in a design: stones, figures, motifs, and parts by their names. */
import type { Brief, Gemstone, RefusablePart } from '@filigree/contracts';
import { isRing, type SoleDesign } from '../document.ts';
import { showsFigure, showsMotif } from '../ornament/figures.ts';
import type { PieceDesign } from '../piece/document.ts';
import { gemsWithin } from '../stones/within.ts';
import { textsWithin } from './texts-within.ts';

interface Refusal {
  readonly name: string;
  readonly isMet: (design: SoleDesign) => boolean;
}

function stonesRefused({ noStones, excludedGemstones }: Brief): Refusal[] {
  const isRefused = (gem: Gemstone): boolean => noStones || excludedGemstones.includes(gem);
  if (!noStones && excludedGemstones.length === 0) return [];
  return [{ name: 'no stone that was refused', isMet: (design) => !gemsWithin(design).some(isRefused) }];
}

/** Where a document names the shape of an ornament or of a plate. */
const FORM_KEYS: ReadonlySet<string> = new Set(['form', 'outline']);

function figuresRefused({ excludedFigures, excludedMotifs }: Brief): Refusal[] {
  const isRefused = (form: string): boolean =>
    (excludedFigures ?? []).some((figure) => showsFigure(figure, form)) ||
    (excludedMotifs ?? []).some((motif) => showsMotif(motif, form));
  if (!excludedFigures?.length && !excludedMotifs?.length) return [];
  return [
    {
      name: 'no figure that was refused',
      isMet: (design) => !textsWithin(design, FORM_KEYS).some(isRefused),
    },
  ];
}

const groovesOf = (design: SoleDesign): number =>
  isRing(design) ? design.band.grooves : design.carrier.kind === 'bangle' ? design.carrier.band.grooves : 0;

/** A bar is a plate to the design, and none to who asks for it. */
const isPlate = ({ ornament }: PieceDesign['ornaments'][number]): boolean =>
  ornament.kind === 'plate' && ornament.outline !== 'bar';

const SHOWS_PART: Readonly<Record<RefusablePart, (design: SoleDesign) => boolean>> = {
  'split-shank': (design) => isRing(design) && design.band.form === 'split',
  groove: (design) => groovesOf(design) > 0,
  milgrain: (design) => /"milgrain":true|"kind":"milgrain"/.test(JSON.stringify(design)),
  plate: (design) => !isRing(design) && design.ornaments.some(isPlate),
  drops: (design) =>
    !isRing(design) && design.ornaments.some(({ slot, under }) => slot === 'drop' || under === true),
};

const partsRefused = ({ excludedParts }: Brief): Refusal[] =>
  (excludedParts ?? []).map((part) => ({
    name: `no ${part}`,
    isMet: (design) => !SHOWS_PART[part](design),
  }));

export const refusalsOf = (brief: Brief): readonly Refusal[] => [
  ...stonesRefused(brief),
  ...figuresRefused(brief),
  ...partsRefused(brief),
];
