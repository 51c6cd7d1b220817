import type { CartOptions } from '@filigree/contracts';
import { pieceOptions } from '../i18n/en/pieceOptions.ts';
import { textsNow } from '../i18n/texts.ts';

/** How a piece is made for its wearer, in words; empty when nothing was chosen. */
export function optionWords({ ringSize, lengthIn, engraving }: CartOptions): readonly string[] {
  const t = textsNow(pieceOptions);
  return [
    ...(ringSize === undefined ? [] : [t('ringSize', { size: ringSize })]),
    ...(lengthIn === undefined ? [] : [t('length', { length: lengthIn })]),
    ...(engraving ? [t('engraving', { engraving })] : []),
  ];
}
