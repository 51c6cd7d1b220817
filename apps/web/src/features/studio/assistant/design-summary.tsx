import type { ReactNode } from 'react';
import { type DesignGuide, isPriceChanged } from '../model/guide.ts';
import { useStudio } from '../use-studio.ts';
import { dollars } from '../words.ts';

/** How many cultural inspirations the summary names. */
const CULTURES_SHOWN = 3;

function Row({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  if (!children) return null;
  return (
    <div className="grid grid-cols-[6.5rem_1fr] gap-3 border-t border-hairline py-3 text-sm first:border-t-0">
      <dt className="text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function cultures({ culturalInspiration }: DesignGuide): string {
  const more = culturalInspiration.length - CULTURES_SHOWN;
  const named = culturalInspiration.slice(0, CULTURES_SHOWN).join(', ');
  return more > 0 ? `${named} and ${more} more` : named;
}

/** The current selection, row by row, and how many variations stand beside it. */
export function DesignSummary() {
  const guide = useStudio(({ designGuide }) => designGuide);
  const count = useStudio(({ variations }) => variations.length);
  const prompt = useStudio(({ currentPrompt }) => currentPrompt);
  const stones = [...guide.selectedGemstones, guide.customGemstone.trim()].filter(Boolean).join(', ');
  const wishes = [
    guide.engraving.trim() && `Engraved “${guide.engraving.trim()}”`,
    guide.matchingSet && 'Matching set',
    guide.sustainability && 'Sustainable materials',
  ].filter(Boolean);
  const rows: readonly (readonly [string, string])[] = [
    ['Type', guide.selectedType ?? ''],
    ['Era', guide.designEra ?? ''],
    ['Inspiration', cultures(guide)],
    ['Metal', guide.selectedMetals.join(', ')],
    ['Finish', guide.metalFinish ?? ''],
    ['Gemstones', stones],
    ['Cut', guide.stoneCut ?? ''],
    ['Setting', guide.settingStyle ?? ''],
    ['Motifs', guide.selectedMotifs.join(', ')],
    ['Occasion', guide.occasion ?? ''],
    ['Wishes', wishes.join(', ')],
    [
      'Price',
      isPriceChanged(guide) ? `${dollars(guide.priceRange[0])} – ${dollars(guide.priceRange[1])}` : '',
    ],
  ];
  const chosen = rows.filter(([, value]) => value !== '');
  return (
    <div className="grow overflow-y-auto px-5 py-5">
      <h3 className="eyebrow">Current selection</h3>
      {chosen.length > 0 ? (
        <dl className="mt-2">
          {chosen.map(([name, value]) => (
            <Row key={name} name={name}>
              {value}
            </Row>
          ))}
        </dl>
      ) : (
        <p className="mt-3 text-sm text-ink-soft">Nothing chosen yet. The guide on the left is the place.</p>
      )}
      <h3 className="eyebrow mt-8">On the bench</h3>
      <dl className="mt-2">
        <Row name="Variations">
          <span className="figures">{count}</span>
        </Row>
        {prompt ? <Row name="Prompt">“{prompt}”</Row> : null}
      </dl>
    </div>
  );
}
