import { CART_QUANTITY } from '@filigree/contracts/constants';
import { Minus, Plus } from 'lucide-react';
import { cart } from '../../i18n/en/cart.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';

interface QuantityProps {
  readonly name: string;
  readonly value: number;
  readonly busy: boolean;
  readonly onChange: (value: number) => void;
}

const ICON = { className: 'size-4', strokeWidth: 1.5, 'aria-hidden': true } as const;

/** One less, how many, one more. */
export function Quantity({ name, value, busy, onChange }: QuantityProps) {
  const t = useTexts(cart);
  const change = (next: number) => () => {
    if (!busy && next >= CART_QUANTITY.min && next <= CART_QUANTITY.max) onChange(next);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that is seen.
    <div
      role="group"
      aria-label={t('quantity', { name })}
      aria-busy={busy}
      className="inline-flex items-center rounded-sm border border-edge"
    >
      <Button
        variant="ghost"
        size="icon"
        aria-label={t('less')}
        // Stays focusable at the end of its way, so that the keyboard keeps its place.
        aria-disabled={value <= CART_QUANTITY.min || undefined}
        className="aria-disabled:opacity-40"
        onClick={change(value - 1)}
      >
        <Minus {...ICON} />
      </Button>
      <span className="figures min-w-8 text-center text-sm" aria-live="polite">
        {value}
      </span>
      <Button
        variant="ghost"
        size="icon"
        aria-label={t('more')}
        aria-disabled={value >= CART_QUANTITY.max || undefined}
        className="aria-disabled:opacity-40"
        onClick={change(value + 1)}
      >
        <Plus {...ICON} />
      </Button>
    </div>
  );
}
