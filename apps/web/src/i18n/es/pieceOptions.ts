import type { pieceOptions as english } from '../en/pieceOptions.ts';
import type { Translation } from '../namespace.ts';

export const pieceOptions: Translation<typeof english> = {
  ringSize: 'Talla {{size}} de EE. UU.',
  'ringSize.label': 'Talla de anillo (EE. UU.)',
  'ringSize.choose': 'Elige una talla',
  'ringSize.unknown': 'Todavía no la sé',
  'ringSize.sizer': 'Talla aún desconocida: primero llega un medidor de anillos, sin costo',
  length: '{{length}} de largo',
  engraving: 'Grabado: «{{engraving}}»',
};
