import type { viewer as english } from '../en/viewer.ts';
import type { Translation } from '../namespace.ts';

export const viewer: Translation<typeof english> = {
  toolbar: 'Vista 3D',
  rotate: 'Girar',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  first: 'Vista inicial',
  'full.leave': 'Salir de pantalla completa',
  full: 'Pantalla completa',
  loading: 'Cargando la vista 3D',
  scene: 'Vista 3D de {{title}}. Las flechas la giran, más y menos acercan y alejan, 0 la devuelve.',
  noWebgl: 'Este navegador no puede mostrar 3D, así que aquí está la imagen.',
  failed: 'No se pudo cargar el modelo 3D.',
  interrupted: 'La vista 3D se interrumpió. Vuelve sola, o cuando la pidas.',
  again: 'Intentar de nuevo',
};
