import type { twoStep as english } from '../en/twoStep.ts';
import type { Translation } from '../namespace.ts';

export const twoStep: Translation<typeof english> = {
  title: 'Un paso más',
  'lead.app': 'Escribe los seis dígitos que tu aplicación de autenticación muestra para Filigree.',
  'lead.recovery': 'Escribe uno de los códigos de recuperación que guardaste. Cada uno sirve una vez.',
  'app.label': 'Código',
  'app.hint': '6 dígitos; cada 30 segundos hay un código nuevo',
  'app.wrong': 'Escribe los 6 dígitos de tu código.',
  'recovery.label': 'Código de recuperación',
  'recovery.wrong': 'Escribe un código de recuperación.',
  'use.app': 'Usar un código de la aplicación',
  'use.recovery': 'Usar un código de recuperación',
  verify: 'Verificar',
  verifying: 'Verificando...',
  back: 'Volver a iniciar sesión',
  failed: 'No se pudo iniciar sesión',
  'failed.fallback': 'No se pudo comprobar el código. Inténtalo de nuevo.',
  succeeded: 'Sesión iniciada',
};
