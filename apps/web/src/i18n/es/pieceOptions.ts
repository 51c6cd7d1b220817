import type { pieceOptions as english } from '../en/pieceOptions.ts';
import type { Translation } from '../namespace.ts';

export const pieceOptions: Translation<typeof english> = {
  ringSize: 'Talla {{size}} de EE. UU.',
  length: '{{length}} pulg. de largo',
  engraving: 'Grabado: «{{engraving}}»',
};
