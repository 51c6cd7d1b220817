import type { google as english } from '../en/google.ts';
import type { Translation } from '../namespace.ts';

export const google: Translation<typeof english> = {
  'google.failed': 'No se pudo autenticar',
  'google.failed.text': 'No se pudo completar la autenticación',
  'google.invalid': 'Respuesta no válida',
  'google.invalid.text': 'No se recibió el código de autorización',
  'google.tab': 'Entrando',
  'google.unreachable': 'No se pudo conectar con Google. Inténtalo de nuevo.',
  or: 'o',
  signingIn: 'Entrando...',
};
