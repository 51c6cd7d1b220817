import type { Variation, VariationPrice } from '@filigree/contracts';
import type { ReactNode } from 'react';
import { useMeasures } from '../../../api/use-measurement-system.ts';
import { studio } from '../../../i18n/en/studio.ts';
import { usePhrases } from '../../../i18n/phrases.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { useVariationPriceQuery } from '../api.ts';
import { capital, dollars, says, sentence } from '../words.ts';
import { Checks } from './checks.tsx';
import { Downloads } from './downloads.tsx';
import { Versions } from './versions.tsx';

type Estimate = NonNullable<Variation['estimate']>;

function Row({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="grid gap-0.5 border-t border-hairline py-2 @lg:grid-cols-[9rem_1fr] @lg:gap-6 @lg:py-4">
      <dt className="eyebrow pt-0.5">{name}</dt>
      <dd className="figures text-sm">{children}</dd>
    </div>
  );
}

const range = ({ priceUsd }: Estimate) => `${dollars(priceUsd.low)} – ${dollars(priceUsd.high)}`;

interface DescribedProps {
  readonly what: string;
  /** In English, as they came. */
  readonly words: string;
}

/** The estimate's own words; what they leave out stands before them. */
function Described({ what, words }: DescribedProps) {
  const measured = useMeasures();
  return says(words, what) ? (
    capital(measured(words))
  ) : (
    <>
      {capital(measured(what))} <span className="text-ink-soft">({measured(words)})</span>
    </>
  );
}

const stoneWords = ({ count, gemstone, cut, size, about }: Estimate['stones'][number]): string => {
  const named = says(size, gemstone) ? size : `${count > 1 ? `${count} × ` : ''}${gemstone}, ${cut}, ${size}`;
  return says(named, about) ? named : `${named}, ${about}`;
};

interface EstimateRowsProps {
  readonly estimate: Estimate;
  /** In the cart; undefined while it is not known. */
  readonly priced: VariationPrice | undefined;
}

function EstimateRows({ estimate, priced }: EstimateRowsProps) {
  const t = useTexts(studio);
  const measured = useMeasures();
  const phrase = usePhrases();
  const { metals, stones, note, pricesOf } = estimate;
  return (
    <>
      {metals.length > 0 ? (
        <Row name={t('details.metal')}>
          <ul className="grid gap-1">
            {metals.map(({ alloy, text }) => (
              <li key={alloy}>
                <Described what={alloy} words={text} />
              </li>
            ))}
          </ul>
        </Row>
      ) : null}
      {stones.length > 0 ? (
        <Row name={t('details.stones')}>
          <ul className="grid gap-1">
            {stones.map(stoneWords).map((words) => (
              <li key={words}>{capital(measured(words))}</li>
            ))}
          </ul>
        </Row>
      ) : null}
      <Row name={t('details.estimate')}>
        <p>{t('toMake', { range: range(estimate) })}</p>
        <p className="mt-1 max-w-[64ch] text-xs text-ink-soft">
          {sentence(phrase(note))} {says(note, pricesOf) ? '' : `${t('pricesOf', { date: pricesOf })} `}
          {priced === undefined ? '' : `${t('cartPrice', { price: dollars(priced.price) })} `}
          {priced === undefined || priced.basis === 'design' ? '' : t('priceMoves')}
        </p>
      </Row>
    </>
  );
}

/** What the selected piece is, of what it is made, what it may cost and how it will wear. */
export function PieceDetails({ variation }: { readonly variation: Variation }) {
  const t = useTexts(studio);
  const measured = useMeasures();
  const { estimate } = variation;
  const { data: priced } = useVariationPriceQuery({ id: variation.id, version: variation.version });
  return (
    <section
      aria-label={t('details')}
      className="@container max-w-[calc(var(--picture)+var(--sheet)+1rem)] pt-1"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="figures font-display text-title font-medium text-balance">
          {measured(variation.title)}
        </h2>
        {priced === undefined ? null : (
          <p className="figures flex flex-wrap items-baseline gap-x-3">
            <span className="font-display text-title font-medium">{dollars(priced.price)}</span>
            {estimate ? (
              <span className="text-xs text-ink-soft">{t('toMake', { range: range(estimate) })}</span>
            ) : null}
          </p>
        )}
      </div>
      <p className="mt-1 text-sm text-ink-soft">
        {variation.version > 1 && variation.changes.length > 0
          ? t('version.changes', {
              version: variation.version,
              changes: variation.changes.map(measured).join(', '),
            })
          : `“${variation.prompt}”`}
      </p>
      <dl className="mt-3 @lg:mt-6">
        {estimate ? <EstimateRows estimate={estimate} priced={priced} /> : null}
        {variation.checks.length > 0 ? (
          <Row name={t('details.checks')}>
            <Checks checks={variation.checks} />
          </Row>
        ) : null}
        <Row name={t('details.files')}>
          <Downloads variation={variation} />
        </Row>
        <Versions variation={variation} />
      </dl>
    </section>
  );
}
