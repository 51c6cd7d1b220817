import { RING_SIZE_UNKNOWN } from '@filigree/contracts/constants';
import { cart } from '../../i18n/en/cart.ts';
import { pieceOptions } from '../../i18n/en/pieceOptions.ts';
import { usePhrases } from '../../i18n/phrases.ts';
import { useTexts } from '../../i18n/texts.ts';
import { classNames } from '../../ui/class-names.ts';
import { Label } from '../../ui/field.tsx';
import { RingSizeSelect } from '../../ui/ring-size-select.tsx';
import type { CartItem } from './types.ts';
import { useLineChanges } from './use-cart-changes.ts';

/** Whether a line is a ring of which nobody has said how large it is to be. */
export const lacksRingSize = ({
  asksRingSize,
  options,
}: Pick<CartItem, 'asksRingSize' | 'options'>): boolean => asksRingSize && options.ringSize === undefined;

interface RingSizeFieldProps {
  readonly item: CartItem;
  /** Whether somebody has tried to go on without it. */
  readonly isMissed?: boolean;
  readonly className?: string;
}

/** The size of a ring in the cart: chosen here, it is the line's at once. */
export function RingSizeField({ item, isMissed = false, className }: RingSizeFieldProps) {
  const t = useTexts(cart);
  const words = useTexts(pieceOptions);
  const phrase = usePhrases();
  const { setRingSize, isUpdating } = useLineChanges(item);
  const { ringSize } = item.options;
  const noteId = `ring-size-note-${item.id}`;
  const isOpen = isMissed && ringSize === undefined;
  const note = ringSize === RING_SIZE_UNKNOWN ? words('ringSize.sizer') : isOpen ? t('size.missed') : null;
  return (
    <div className={classNames('grid gap-1.5', className)}>
      <Label htmlFor={`ring-size-${item.id}`} className="text-ink-soft">
        {words('ringSize.label')}
      </Label>
      <RingSizeSelect
        id={`ring-size-${item.id}`}
        aria-label={`${words('ringSize.label')}: ${phrase(item.name)}`}
        aria-describedby={note === null ? undefined : noteId}
        value={ringSize}
        disabled={isUpdating}
        mayBeUnknown
        onChange={(size) => void setRingSize(size)}
      />
      {note === null ? null : (
        <p id={noteId} className={classNames('text-xs', isOpen ? 'text-destructive' : 'text-ink-soft')}>
          {note}
        </p>
      )}
    </div>
  );
}
