import type { Phrases } from '../../phrasebook.ts';

/** What the server says where its error's code alone would say too little. */
export const server: Phrases = {
  'Custom Design': 'Diseño a medida',
  'Brought back version {n}': 'Versión {n} recuperada',
  'Signing in with Google is not set up here.': 'Aquí no está configurada la entrada con Google.',
  'Two-factor sign-in is on already.': 'La verificación en dos pasos ya está activada.',
  'Turn it off first.': 'Desactívala primero.',
  'Ask for a secret first.': 'Pide primero una clave.',
  'Two-factor sign-in is off.': 'La verificación en dos pasos está desactivada.',
  'Your pictures would take more than {n} MB.': 'Tus imágenes ocuparían más de {n} MB.',
  'Delete some first.': 'Borra alguna primero.',
  'This checkout has not been paid.': 'Este pago no se ha hecho.',
  'This order has been refunded already.': 'Este pedido ya se reembolsó.',
  'This order is being made already and can no longer be cancelled.':
    'Este pedido ya se está elaborando y no se puede cancelar.',
  'Your cart is empty.': 'Tu carrito está vacío.',
  'This is more than one card payment can be.': 'Es más de lo que admite un pago con tarjeta.',
  'Please split it into two orders.': 'Divídelo en dos pedidos.',
  'This piece is no longer sold.': 'Esta pieza ya no se vende.',
  'Change its design, and it is yours to order.': 'Cambia su diseño y podrás pedirla.',
  'Your cart has {n} lines, which is the most.': 'Tu carrito tiene {n} líneas, que es el máximo.',
  'A board holds at most {n} of each kind.': 'Un tablero admite {n} de cada clase como máximo.',
  'You have {n} boards, which is the most.': 'Tienes {n} tableros, que es el máximo.',
  'You have {n} collections, which is the most.': 'Tienes {n} colecciones, que es el máximo.',
  'A collection holds at most {n} items.': 'Una colección admite {n} piezas como máximo.',
  'You have {n} favorites, which is the most.': 'Tienes {n} favoritos, que es el máximo.',
  'These parts cannot be joined into a piece that can be made.':
    'Estas partes no se pueden unir en una pieza que se pueda hacer.',
  'Nothing was charged.': 'No se cobró nada.',
  'Try another setting.': 'Prueba otro engaste.',
  // Without a server, in mock mode.
  'Version {n} restored': 'Versión {n} recuperada',
  'The guide': 'La guía',
  'Made up: nothing was measured': 'Inventado: no se midió nada',
  'The band is {mm} wide.': 'El aro mide {mm} de ancho.',

  'The parts of this design cannot be joined.': 'Las partes de este diseño no se pueden unir.',
};
