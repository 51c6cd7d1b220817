import type { favorites as english } from '../en/favorites.ts';
import type { Translation } from '../namespace.ts';

export const favorites: Translation<typeof english> = {
  added: 'Agregada a favoritos',
  removed: 'Quitada de favoritos',
  undo: 'Deshacer',
  'failed.title': 'No se pudo guardar',
  'failed.remove': 'No se pudo quitar',
  'failed.text': 'Inténtalo de nuevo más tarde',
};
