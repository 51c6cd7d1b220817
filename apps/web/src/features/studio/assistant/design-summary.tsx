import type { ReactNode } from 'react';
import { studio } from '../../../i18n/en/studio.ts';
import { textsNow, useTexts } from '../../../i18n/texts.ts';
import { wordNow } from '../../../i18n/vocabulary.ts';
import type { DesignGuide } from '../model/guide.ts';
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
  const named = culturalInspiration.slice(0, CULTURES_SHOWN).map(wordNow).join(', ');
  return more > 0 ? textsNow(studio)('andMore', { named, more }) : named;
}

const one = (value: string | null) => (value === null ? '' : wordNow(value));

/** The current selection, row by row, and how many variations stand beside it. */
export function DesignSummary() {
  const t = useTexts(studio);
  const guide = useStudio(({ designGuide }) => designGuide);
  const count = useStudio(({ variations }) => variations.length);
  const prompt = useStudio(({ currentPrompt }) => currentPrompt);
  const stones = [...guide.selectedGemstones.map(wordNow), guide.customGemstone.trim()]
    .filter(Boolean)
    .join(', ');
  const wishes = [
    guide.engraving.trim() && t('engraved', { engraving: guide.engraving.trim() }),
    guide.matchingSet && t('matchingSet'),
    guide.sustainability && t('sustainable'),
  ].filter(Boolean);
  const rows: readonly (readonly [string, string])[] = [
    [t('row.type'), one(guide.selectedType)],
    [t('row.era'), one(guide.designEra)],
    [t('row.inspiration'), cultures(guide)],
    [t('row.metal'), guide.selectedMetals.map(wordNow).join(', ')],
    [t('row.finish'), one(guide.metalFinish)],
    [t('row.gemstones'), stones],
    [t('row.cut'), one(guide.stoneCut)],
    [t('row.setting'), one(guide.settingStyle)],
    [t('row.motifs'), guide.selectedMotifs.map(wordNow).join(', ')],
    [t('row.occasion'), one(guide.occasion)],
    [t('row.wishes'), wishes.join(', ')],
    [
      t('row.price'),
      guide.isPriceChosen ? `${dollars(guide.priceRange[0])} – ${dollars(guide.priceRange[1])}` : '',
    ],
  ];
  const chosen = rows.filter(([, value]) => value !== '');
  return (
    <div className="grow overflow-y-auto px-5 py-5">
      <h3 className="eyebrow">{t('selection')}</h3>
      {chosen.length > 0 ? (
        <dl className="mt-2">
          {chosen.map(([name, value]) => (
            <Row key={name} name={name}>
              {value}
            </Row>
          ))}
        </dl>
      ) : (
        <p className="mt-3 text-sm text-ink-soft">{t('selection.empty')}</p>
      )}
      <h3 className="eyebrow mt-8">{t('bench')}</h3>
      <dl className="mt-2">
        <Row name={t('variations')}>
          <span className="figures">{count}</span>
        </Row>
        {prompt ? <Row name={t('prompt')}>“{prompt}”</Row> : null}
      </dl>
    </div>
  );
}
