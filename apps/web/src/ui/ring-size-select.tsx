import type { CartOptions } from '@filigree/contracts';
import { RING_SIZE_UNKNOWN } from '@filigree/contracts/constants';
import type { ComponentProps } from 'react';
import { pieceOptions } from '../i18n/en/pieceOptions.ts';
import { formatNumber } from '../i18n/formats.ts';
import { useTexts } from '../i18n/texts.ts';
import { RING_SIZES } from './ring-sizes.ts';
import { Select } from './select.tsx';

export type RingSize = NonNullable<CartOptions['ringSize']>;

interface RingSizeSelectProps
  extends Omit<ComponentProps<typeof Select>, 'options' | 'value' | 'onValueChange' | 'placeholder'> {
  /** undefined: nobody has said. */
  readonly value: RingSize | undefined;
  readonly onChange: (size: RingSize) => void;
  /** Whether "I do not know yet" is an answer here. */
  readonly mayBeUnknown: boolean;
}

/** The sizes that shops keep, and the one that is chosen when it is another. */
function sizesWith(value: RingSize | undefined): readonly number[] {
  if (typeof value !== 'number' || RING_SIZES.includes(value)) return RING_SIZES;
  return [...RING_SIZES, value].sort((a, b) => a - b);
}

export function RingSizeSelect({ value, onChange, mayBeUnknown, ...rest }: RingSizeSelectProps) {
  const t = useTexts(pieceOptions);
  const isShown = typeof value === 'number' || (mayBeUnknown && value !== undefined);
  return (
    <Select
      {...rest}
      placeholder={t('ringSize.choose')}
      // A select without a choice shows its placeholder.
      value={isShown ? String(value) : ''}
      onValueChange={(chosen) => {
        // A select that loses its choice says so with an empty value.
        if (chosen !== '') onChange(chosen === RING_SIZE_UNKNOWN ? chosen : Number(chosen));
      }}
      options={[
        ...(mayBeUnknown ? [{ value: RING_SIZE_UNKNOWN, label: t('ringSize.unknown') }] : []),
        ...sizesWith(value).map((size) => ({ value: String(size), label: formatNumber(size) })),
      ]}
    />
  );
}
