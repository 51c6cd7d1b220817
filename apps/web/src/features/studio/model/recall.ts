/** The studio as the device remembers it. What was written by an older version, or by hand, must not break the page. */
import type { Draft, Variation } from '@filigree/contracts';
import { STUDIO_PRICE } from '@filigree/contracts/constants';
import { variationShape } from '../../../api/shapes.ts';
import { type DesignGuide, EMPTY_GUIDE } from './guide.ts';
import type { PendingJob, StudioState } from './studio-slice.ts';

/** What survives a reload. The last six are ours: words half typed and a job under way must not be lost. */
export const PERSISTED_STUDIO_FIELDS = [
  'variations',
  'selectedVariation',
  'drafts',
  'designGuide',
  'currentPrompt',
  'hasGeneratedOnce',
  'promptText',
  'drawnGuide',
  'pendingJob',
  'composeMode',
  'owner',
  'wasCleared',
] as const satisfies readonly (keyof StudioState)[];

type Kept = Record<string, unknown>;
const isRecord = (value: unknown): value is Kept => typeof value === 'object' && value !== null;

/** What an older version kept of a variation is brought into the shape of this one; without a picture it is none. */
function variationOf(kept: unknown): Variation[] {
  if (!isRecord(kept) || typeof kept.id !== 'string' || kept.id === '') return [];
  const variation = variationShape(kept) as Variation;
  const images = variation.images.filter(({ url }) => url !== '');
  return images.length > 0 ? [{ ...variation, images }] : [];
}

/** Each choice that has the kind of the empty guide's; the others as if never made. */
function guideOf(kept: unknown): DesignGuide {
  if (!isRecord(kept)) return EMPTY_GUIDE;
  const fields = Object.entries(EMPTY_GUIDE).map(([field, empty]) => {
    const value = kept[field];
    if (Array.isArray(empty)) {
      const fits = Array.isArray(value) && (field !== 'priceRange' || value.length === 2);
      return [field, fits ? value : empty];
    }
    if (empty === null) return [field, typeof value === 'string' ? value : null];
    return [field, typeof value === typeof empty ? value : empty];
  });
  const guide = Object.fromEntries(fields) as DesignGuide;
  // Guides of older versions did not say whether the range was chosen: one that was moved was.
  return typeof kept.isPriceChosen === 'boolean'
    ? guide
    : { ...guide, isPriceChosen: STUDIO_PRICE.default.some((end, index) => end !== guide.priceRange[index]) };
}

function pendingOf(kept: unknown): PendingJob | null {
  if (!isRecord(kept) || typeof kept.id !== 'string') return null;
  return kept.kind === 'generate' || kept.kind === 'refine' ? { id: kept.id, kind: kept.kind } : null;
}

const textOf = (kept: unknown): string => (typeof kept === 'string' ? kept : '');
const listOf = (kept: unknown): unknown[] => (Array.isArray(kept) ? kept : []);

export function recalledStudio(kept: Kept, fresh: StudioState): StudioState {
  const variations = listOf(kept.variations).flatMap(variationOf);
  const pendingJob = pendingOf(kept.pendingJob);
  const [selected = null] = variationOf(kept.selectedVariation);
  return {
    ...fresh,
    owner: typeof kept.owner === 'string' ? kept.owner : null,
    wasCleared: kept.wasCleared === true,
    variations,
    selectedVariation: selected ?? variations[0] ?? null,
    drafts: listOf(kept.drafts)
      .flatMap(variationOf)
      .map((draft) => ({ savedAt: '', ...draft }) as Draft),
    designGuide: guideOf(kept.designGuide),
    drawnGuide: guideOf(kept.drawnGuide),
    currentPrompt: textOf(kept.currentPrompt),
    promptText: textOf(kept.promptText),
    hasGeneratedOnce: kept.hasGeneratedOnce === true,
    composeMode: kept.composeMode === 'refine' && selected ? 'refine' : 'new',
    pendingJob,
    isGenerating: pendingJob?.kind === 'generate',
    isRefining: pendingJob?.kind === 'refine',
  };
}
