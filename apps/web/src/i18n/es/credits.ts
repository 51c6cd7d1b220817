import type { credits as english } from '../en/credits.ts';
import type { Translation } from '../namespace.ts';

export const credits: Translation<typeof english> = {
  error: 'Error',
  loading: 'Cargando...',
  'low.short': 'bajo',
  credits: 'Créditos',
  low: 'Bajo',
  available_one: '{{balance}} crédito disponible',
  available_other: '{{balance}} créditos disponibles',
  'available.low_one': '{{balance}} crédito disponible, quedan pocos',
  'available.low_other': '{{balance}} créditos disponibles, quedan pocos',
  'history.failed': 'No se pudo cargar el historial de créditos',
  again: 'Intentar de nuevo',
  later: 'Inténtalo más tarde',
  empty: 'Aún no hay movimientos',
  buy: 'Comprar créditos',
  'history.lead': 'Lo que entró en tu cuenta y lo que gastaron tus diseños.',
  buyMore: 'Comprar más',
  history: 'Historial de créditos',
  transaction: 'Movimiento',
  balance: 'Saldo',
  older: 'Ver anteriores',
};
