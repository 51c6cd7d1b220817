import type { ErrorCode } from '@filigree/contracts';

/**
 * What the API's errors mean. Not here: codes whose message says more than the code (what cannot be made, and why), which
 * stays as the server wrote it.
 */
export const errorCodes: Readonly<Partial<Record<ErrorCode, string>>> = {
  VALIDATION_FAILED: 'Revisa lo que escribiste.',
  MALFORMED_JSON: 'La petición no se entendió.',
  OFF_TOPIC: 'Eso no describe una joya. Cuéntanos qué pieza imaginas.',
  TEXT_TOO_COMPLEX:
    'Es demasiado para leerlo de una vez. Describe una sola pieza con menos palabras y cada parte una sola vez.',
  UNAUTHENTICATED: 'Entra para continuar.',
  TOKEN_EXPIRED: 'Tu sesión caducó. Entra de nuevo.',
  INVALID_CREDENTIALS: 'Correo o contraseña incorrectos',
  REFRESH_REJECTED: 'Tu sesión terminó. Entra de nuevo.',
  TWO_FACTOR_REQUIRED: 'Falta el segundo paso para entrar.',
  SIGN_IN_EXPIRED: 'El inicio de sesión caducó. Empieza de nuevo.',
  INSUFFICIENT_CREDITS: 'No tienes créditos suficientes. Compra más para continuar.',
  FORBIDDEN_ORIGIN: 'Esta petición no se permite desde aquí.',
  NOT_FOUND: 'No lo encontramos.',
  VARIATION_NOT_FOUND: 'No se encontró la variación',
  EMAIL_TAKEN: 'Otra cuenta ya confirmó esta dirección. Entra en esa, o usa otra dirección.',
  RING_SIZE_MISSING: 'Elige la talla de cada anillo o indica que todavía no la sabes.',
  TOTALS_CHANGED: 'El total de tu carrito ha cambiado.',
  JOB_CANCELLED: 'El diseño se canceló.',
  PAYLOAD_TOO_LARGE: 'Es demasiado grande.',
  UNSUPPORTED_MEDIA_TYPE: 'Ese tipo de archivo no se admite.',
  RATE_LIMITED: 'Demasiados intentos. Espera un momento e inténtalo de nuevo.',
  GENERATION_FAILED: 'No se pudo terminar el diseño. No se cobró nada.',
  GENERATION_TIMED_OUT: 'El diseño tardó demasiado. No se cobró nada.',
  STORAGE_FULL: 'No queda espacio para guardarlo. No se cobró nada. Inténtalo más tarde.',
  SERVICE_UNAVAILABLE: 'El servicio no está disponible ahora. Inténtalo más tarde.',
};
