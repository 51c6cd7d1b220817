import type { ui as english } from '../en/ui.ts';
import type { Translation } from '../namespace.ts';

export const ui: Translation<typeof english> = {
  close: 'Cerrar',
  notices: 'Avisos',
  'notices.close': 'Cerrar este aviso',
  excess_one: 'Sobra {{count}} carácter: caben {{most}}.',
  excess_other: 'Sobran {{count}} caracteres: caben {{most}}.',
};
