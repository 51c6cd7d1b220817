import type { picker as english } from '../en/picker.ts';
import type { Translation } from '../namespace.ts';

export const picker: Translation<typeof english> = {
  loading: 'Cargando...',
  search: 'Buscar por nombre',
  'none.found': 'Nada tiene este nombre.',
  failed: 'No se pudo cargar la lista',
  retry: 'Reintentar',
  there: 'Ya está dentro',
  cancel: 'Cancelar',
  choose: 'Elige qué agregar',
  add_one: 'Agregar {{count}} artículo',
  add_other: 'Agregar {{count}} artículos',
  adding: 'Agregando...',
};
