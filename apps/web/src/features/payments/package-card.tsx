import type { CreditPackage } from '@filigree/contracts';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { payments } from '../../i18n/en/payments.ts';
import { textsNow, useTexts } from '../../i18n/texts.ts';
import { useVocabulary } from '../../i18n/vocabulary.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { creditWord, formatCredits } from '../../ui/credit-words.ts';
import { formatUnitPrice, formatUsd } from '../../ui/money.ts';

interface PackageCardProps {
  readonly creditPackage: CreditPackage;
  readonly selected: boolean;
  readonly onSelect: () => void;
}

/** The badges as the server names them: two by name, and a saving in percent. */
function badgeWords(badge: string): string {
  const t = textsNow(payments);
  if (badge === 'Popular') return t('badge.popular');
  if (badge === 'Best Value') return t('badge.bestValue');
  const percent = /\d+/.exec(badge)?.[0];
  return percent === undefined ? badge : t('badge.save', { percent });
}

/** One package: what it holds, what it costs, and the button that chooses it. */
export function PackageCard({ creditPackage, selected, onSelect }: PackageCardProps) {
  const t = useTexts(payments);
  const inWords = useVocabulary();
  const { name, description, badge, priceUSD, pricePerCredit, credits } = creditPackage;
  const titleId = useId();
  const each = t('perCredit', { price: formatUnitPrice(pricePerCredit) });
  const amount = `${formatCredits(credits)} ${creditWord(credits)}`;
  return (
    <li
      aria-labelledby={titleId}
      className={classNames(
        'card flex flex-col p-6 transition-[border-color,box-shadow]',
        selected && 'border-ink shadow-[inset_0_0_0_1px_var(--ink)]',
      )}
    >
      <div className="flex min-h-7 items-start justify-between gap-3">
        <h2 id={titleId} className="font-display text-title font-medium">
          {name}
        </h2>
        {badge ? <Badge tone={badge === 'Popular' ? 'solid' : 'accent'}>{badgeWords(badge)}</Badge> : null}
      </div>
      <p className="mt-1.5 text-sm text-ink-soft md:min-h-[2.9rem]">{inWords(description)}</p>
      <p className="figures mt-5 font-display text-[2.75rem] leading-none font-medium">
        {formatUsd(priceUSD)}
      </p>
      <p className="figures mt-2 text-sm text-ink-soft">{each}</p>
      <ul className="figures mt-6 grid gap-2 border-t border-hairline pt-5 text-sm">
        {[amount, each, t('never'), t('anytime')].map((text) => (
          <li key={text} className="flex items-center gap-2.5">
            <Check className="size-4 shrink-0 text-ink-soft" strokeWidth={1.5} aria-hidden="true" />
            {text}
          </li>
        ))}
      </ul>
      <div className="mt-auto pt-7">
        <Button
          variant={selected ? 'primary' : 'outline'}
          className="w-full scroll-mb-32"
          aria-pressed={selected}
          aria-describedby={titleId}
          onClick={onSelect}
        >
          {selected ? (
            <>
              <Check className="size-4" strokeWidth={2} aria-hidden="true" />
              {t('selected')}
            </>
          ) : (
            t('select')
          )}
        </Button>
      </div>
    </li>
  );
}
