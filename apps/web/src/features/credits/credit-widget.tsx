import { LOW_CREDIT_THRESHOLD } from '@filigree/contracts/constants';
import { Coins } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCreditBalanceQuery } from '../../api/credits.ts';
import { credits } from '../../i18n/en/credits.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { creditWord, formatCredits } from '../../ui/credit-words.ts';
import { Tooltip } from '../../ui/tooltip.tsx';

function useBalance() {
  const { data, isError } = useCreditBalanceQuery();
  const balance = data?.balance;
  const low = balance !== undefined && balance < LOW_CREDIT_THRESHOLD;
  return { balance, low, failed: isError && balance === undefined };
}

/** The balance in the navigation: a coin, the number, and the word where there is room. */
export function NavbarCredits() {
  const t = useTexts(credits);
  const { balance, low, failed } = useBalance();
  if (balance === undefined) {
    return (
      // Beside the navigation there is room for a number only.
      <span className="button button-ghost px-3 text-ink-soft md:max-xl:after:content-['…']" role="status">
        <Coins className="size-[1.125rem]" strokeWidth={1.5} aria-hidden="true" />
        <span className="md:max-xl:sr-only">{failed ? t('error') : t('loading')}</span>
      </span>
    );
  }
  const text = t('available', { count: balance, balance: formatCredits(balance) });
  return (
    <Tooltip content={text}>
      <ButtonLink
        to="/buy-credits"
        variant="ghost"
        className={classNames('figures px-3 [&>span+span]:-ms-1', low && 'text-destructive')}
        aria-label={low ? t('available.low', { count: balance, balance: formatCredits(balance) }) : text}
      >
        <Coins className="size-[1.125rem]" strokeWidth={1.5} aria-hidden="true" />
        <span>{formatCredits(balance)}</span>
        <span className="hidden xl:inline">{creditWord(balance)}</span>
        {low ? <span className="text-xs font-normal md:max-xl:hidden">{t('low.short')}</span> : null}
      </ButtonLink>
    </Tooltip>
  );
}

/** The balance in the account menu and the mobile navigation; `action` is the way to more. */
export function DropdownCredits({ action }: { readonly action: ReactNode }) {
  const t = useTexts(credits);
  const { balance, low, failed } = useBalance();
  return (
    <div className="flex items-center justify-between gap-4 px-3.5 py-2">
      <span className="grid text-sm">
        <span className="text-xs text-ink-soft">{t('credits')}</span>
        {balance === undefined ? (
          <span role="status">{failed ? t('error') : t('loading')}</span>
        ) : (
          <span
            className={classNames('figures flex items-center gap-2 font-medium', low && 'text-destructive')}
          >
            {formatCredits(balance)} {creditWord(balance)}
            {low ? <Badge tone="destructive">{t('low')}</Badge> : null}
          </span>
        )}
      </span>
      {action}
    </div>
  );
}
