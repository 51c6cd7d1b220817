import type { details as english } from '../en/details.ts';
import type { Translation } from '../namespace.ts';

export const details: Translation<typeof english> = {
  name: 'Nombre',
  'name.unusable': 'Este nombre contiene caracteres que no se pueden usar.',
  description: 'Descripción',
  'description.hint': 'Opcional',
  'description.unusable': 'Esta descripción contiene caracteres que no se pueden usar.',
  cancel: 'Cancelar',
};
