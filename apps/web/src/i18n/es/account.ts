import type { account as english } from '../en/account.ts';
import type { Translation } from '../namespace.ts';

export const account: Translation<typeof english> = {
  menu: 'Menú',
  fallbackName: 'Mi cuenta',
  label: 'Cuenta: {{name}}',
  profile: 'Perfil',
  orders: 'Pedidos',
  settings: 'Ajustes',
  logout: 'Salir',
  buyMore: 'Comprar más',
  appearance: 'Apariencia',
  'logout.failed': 'No se pudo cerrar la sesión',
  'logout.failed.text': 'Hubo un error al cerrar tu sesión. Inténtalo de nuevo.',
  'logout.done': 'Sesión cerrada',
  'logout.done.text': 'Has salido de tu cuenta.',
};
