import { Link } from 'react-router';
import { useMeasurementSystem } from '../../api/use-measurement-system.ts';
import { cart } from '../../i18n/en/cart.ts';
import { usePhrases } from '../../i18n/phrases.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { LineThumb } from '../../ui/line-thumb.tsx';
import { formatCents, formatUsd } from '../../ui/money.ts';
import { optionWords } from '../../ui/piece-options.ts';
import { Quantity } from './quantity.tsx';
import { RingSizeField } from './ring-size-field.tsx';
import { lineCents } from './totals.ts';
import type { CartItem } from './types.ts';
import { useLineChanges } from './use-cart-changes.ts';

interface CartLineProps {
  readonly item: CartItem;
  /** The line has left the cart; the focus has to go somewhere. */
  readonly onRemoved: () => void;
}

export function CartLine({ item, onRemoved }: CartLineProps) {
  const t = useTexts(cart);
  const { setQuantity, removeLine, isUpdating, isRemoving } = useLineChanges(item);
  const phrase = usePhrases();
  const system = useMeasurementSystem();
  const { pieceId, variationId, imageUrl, options, price, quantity } = item;
  const name = phrase(item.name);
  // The size of a ring stands in its field.
  const { ringSize: _size, ...others } = options;
  const written = item.asksRingSize ? others : options;
  const remove = async () => {
    if (await removeLine()) onRemoved();
  };
  return (
    <li className="flex gap-5 py-6 sm:gap-7">
      <LineThumb src={imageUrl} alt="" className="w-28 self-start sm:w-36" sizes="144px" />
      <div className="flex min-w-0 grow flex-col">
        <div className="flex items-start justify-between gap-x-6 gap-y-1 max-sm:flex-col">
          <p className="font-display text-[1.3125rem] leading-snug font-medium break-words first-letter:uppercase">
            <Link
              {...(variationId === null
                ? { to: `/pieces/${pieceId}` }
                : { to: '/studio', state: { variationId } })}
              className="underline-offset-4 hover:underline"
            >
              {name}
            </Link>
          </p>
          <p className="figures shrink-0 font-medium">{formatCents(lineCents(item))}</p>
        </div>
        {item.asksRingSize ? <RingSizeField item={item} className="mt-3 w-full max-w-60" /> : null}
        {optionWords(written, system).map((words) => (
          <p key={words} className="mt-1 text-sm text-ink-soft">
            {words}
          </p>
        ))}
        {quantity > 1 ? (
          <p className="figures mt-1 text-sm text-ink-soft">{t('each', { price: formatUsd(price) })}</p>
        ) : null}
        <div className="mt-auto flex flex-wrap items-center gap-x-5 gap-y-2 pt-4">
          <Quantity
            name={name}
            value={quantity}
            busy={isUpdating || isRemoving}
            onChange={(next) => void setQuantity(next)}
          />
          <Button
            variant="link"
            size="small"
            className="min-h-11 text-ink-soft hover:text-ink"
            loading={isRemoving}
            aria-label={t('remove.label', { name })}
            onClick={() => void remove()}
          >
            {t('remove')}
          </Button>
        </div>
      </div>
    </li>
  );
}
