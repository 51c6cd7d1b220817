import type { profile as english } from '../en/profile.ts';
import type { Translation } from '../namespace.ts';

export const profile: Translation<typeof english> = {
  'page.title': 'Perfil',
  'page.description': 'Tus favoritos, borradores y pedidos.',
  signedOut: 'Inicia sesión para ver tu perfil.',
  nameless: 'Mi cuenta',
  'tabs.label': 'Lo que guardas',
  favorites: 'Favoritos',
  drafts: 'Borradores',
  collections: 'Colecciones',
  orders: 'Pedidos',
  credits: 'Créditos',
  settings: 'Ajustes',
  loading: 'Cargando...',
  retry: 'Intentar de nuevo',
  'failed.later': 'Inténtalo de nuevo más tarde',
  'favorites.failed': 'No se pudieron cargar los favoritos: {{error}}',
  'favorites.empty': 'Todavía no hay favoritos',
  'favorites.empty.text': 'Aquí se quedan las piezas que guardas.',
  'favorites.browse': 'Ver las piezas',
  'favorites.remove': 'Quitar {{name}} de tus favoritos',
  'drafts.failed': 'No se pudieron cargar los borradores: {{error}}',
  'drafts.empty': 'Todavía no hay borradores',
  'drafts.empty.text': 'Guarda un diseño en el Estudio y te espera aquí.',
  'drafts.start': 'Empezar a diseñar',
  'drafts.saved': 'Guardado el {{date}}',
};
