/** Words and guide as the body of POST /studio/generate and /studio/refine. Only non-empty values are sent. */
import type { GenerationRequest, GuideChange } from '@filigree/contracts';
import { type DesignGuide, EMPTY_GUIDE } from './guide.ts';

type GuidePart = Omit<GenerationRequest, 'prompt'>;

function isEmpty(value: unknown): boolean {
  return (
    value === null ||
    value === undefined ||
    value === '' ||
    value === false ||
    (Array.isArray(value) && value.length === 0)
  );
}

function guidePart(guide: DesignGuide): GuidePart {
  const [metalType, ...additionalMetals] = guide.selectedMetals;
  const all: { [K in keyof GuidePart]: GuidePart[K] | null } = {
    jewelryType: guide.selectedType,
    designEra: guide.designEra,
    metalType,
    additionalMetals,
    gemstones: [...guide.selectedGemstones],
    culturalInspiration: [...guide.culturalInspiration],
    metalFinish: guide.metalFinish,
    stoneCut: guide.stoneCut,
    settingStyle: guide.settingStyle,
    motifs: [...guide.selectedMotifs],
    occasion: guide.occasion,
    priceRange: guide.isPriceChosen ? [guide.priceRange[0], guide.priceRange[1]] : null,
    engraving: guide.engraving.trim(),
    matchingSet: guide.matchingSet,
    sustainability: guide.sustainability,
    customGemstone: guide.customGemstone.trim(),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => !isEmpty(value)));
}

export function generationRequest(prompt: string, guide: DesignGuide): GenerationRequest {
  return { prompt: prompt.trim(), ...guidePart(guide) };
}

/**
 * What to ask of a refinement: the words alone, or the words with the choices of the guide that were made since
 * the piece was last drawn. A choice that was taken back says nothing; the words must.
 */
export function refinementRequest(
  prompt: string,
  guide: DesignGuide,
  drawnGuide: DesignGuide = EMPTY_GUIDE,
): string | GuideChange {
  const before: Record<string, unknown> = guidePart(drawnGuide);
  const changed = Object.entries(guidePart(guide)).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field]),
  );
  const words = prompt.trim();
  return changed.length === 0 ? words : { prompt: words, ...Object.fromEntries(changed) };
}
