import type { CartOptions } from '@filigree/contracts';
import { RING_SIZE_UNKNOWN } from '@filigree/contracts/constants';
import { pieceOptions } from '../i18n/en/pieceOptions.ts';
import { textsNow } from '../i18n/texts.ts';
import { formatInches, type MeasurementSystem } from './measure.ts';

/** How a piece is made for its wearer, in words; empty when nothing was chosen. */
export function optionWords(
  { ringSize, lengthIn, engraving }: CartOptions,
  system: MeasurementSystem,
): readonly string[] {
  const t = textsNow(pieceOptions);
  return [
    ...ringSizeWords(ringSize),
    ...(lengthIn === undefined ? [] : [t('length', { length: formatInches(lengthIn, system) })]),
    ...(engraving ? [t('engraving', { engraving })] : []),
  ];
}

function ringSizeWords(ringSize: CartOptions['ringSize']): readonly string[] {
  const t = textsNow(pieceOptions);
  if (ringSize === undefined) return [];
  return [ringSize === RING_SIZE_UNKNOWN ? t('ringSize.sizer') : t('ringSize', { size: ringSize })];
}
