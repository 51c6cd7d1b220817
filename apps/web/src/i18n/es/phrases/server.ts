import type { Phrases } from '../../phrasebook.ts';

/** What the server says where its error's code alone would say too little. */
export const server: Phrases = {
  'Custom Design': 'Diseño a medida',
  'Brought back version {n}': 'Versión {n} recuperada',
  // What has happened to an order.
  'Order placed.': 'Pedido hecho.',
  'Payment received.': 'Pago recibido.',
  'The payment has failed.': 'El pago falló.',
  'The payment arrived after the order was cancelled.': 'El pago llegó después de cancelarse el pedido.',
  'Cancelled by the customer.': 'Cancelado por el cliente.',
  'Cancelled by the workshop.': 'Cancelado por el taller.',
  'Your piece is being made.': 'Tu pieza se está elaborando.',
  'A ring sizer goes to you first, free of charge.': 'Primero te enviamos un medidor de anillos, sin costo.',
  'Ring size {n} was given.': 'Se indicó la talla {n}.',
  '{text} waits for the ring size of line {n}, {text2}.':
    '{text} espera la talla de anillo de la línea {n}, {text2}.',
  'The address was changed.': 'Se cambió la dirección.',
  'Your order is on its way.': 'Tu pedido va en camino.',
  'Your order has arrived.': 'Tu pedido llegó.',
  '{usd} refunded.': '{usd} reembolsados.',
  'A refund of {usd} has failed.': 'Un reembolso de {usd} falló.',
  'The bank disputes {usd}.': 'El banco disputa {usd}.',
  'A dispute of {usd} was won.': 'Se ganó una disputa de {usd}.',

  // Beside the field of a form, which need not be named again.
  'Email required': 'Falta el correo',
  'Name required': 'Falta el nombre',
  'Please enter a valid email address.': 'Escribe un correo válido.',
  'Please enter a valid {text}, such as {text2}.': 'Escribe un código postal válido, como {text2}.',
  'Please enter both email and password': 'Escribe el correo y la contraseña',
  'Please enter your password.': 'Escribe tu contraseña.',
  'Password must be at least {n} characters long': 'La contraseña debe tener al menos {n} caracteres',
  'Password must be at most {n} characters long': 'La contraseña puede tener {n} caracteres como máximo',
  'This is one of the most common passwords. Please choose another one.':
    'Es una de las contraseñas más comunes. Elige otra.',
  'Password must not be made of your name or your email address.':
    'La contraseña no puede estar hecha de tu nombre o de tu correo.',
  'Passwords do not match': 'Las contraseñas no coinciden',
  'You must accept the terms and conditions to continue':
    'Debes aceptar los términos y condiciones para continuar',
  'Please enter a code.': 'Escribe un código.',
  'Codes of your app do not work here any more. Please use a recovery code, then set up your app again.':
    'Los códigos de tu app ya no sirven aquí. Usa un código de recuperación y vuelve a configurar la app.',
  'This code is too long.': 'Este código es demasiado largo.',
  'This link is not valid.': 'Este enlace no es válido.',
  '{text} contains characters that cannot be used.': 'Contiene caracteres que no se pueden usar.',
  '{text} must hold something that can be seen.': 'Debe contener algo que se vea.',
  '{text} must not be empty.': 'No puede quedar vacío.',
  '{text} must be text.': 'Debe ser texto.',
  '{text} must be at least {n} characters.': 'Debe tener al menos {n} caracteres.',
  '{text} must be at most {n} characters.': 'Puede tener {n} caracteres como máximo.',
  '{text} is required.': 'Falta este dato.',
  'Phone number must have {n} to {n} digits, and nothing else but spaces, "+", "-", ".", "/" and brackets.':
    'Escribe un teléfono de {n} a {n} dígitos, sin otra cosa que espacios, "+", "-", ".", "/" y paréntesis.',

  'Signing in with Google is not set up here.': 'Aquí no está configurada la entrada con Google.',
  'Two-factor sign-in is on already.': 'La verificación en dos pasos ya está activada.',
  'Turn it off first.': 'Desactívala primero.',
  'Set up your authenticator app first.': 'Configura primero tu app de autenticación.',
  'Two-factor sign-in is off.': 'La verificación en dos pasos está desactivada.',
  'Your pictures would take more than {n} MB.': 'Tus imágenes ocuparían más de {n} MB.',
  'Delete some first.': 'Borra alguna primero.',
  'You have asked for many pictures at once.': 'Pediste muchas imágenes a la vez.',
  'Please wait for some of them.': 'Espera a que lleguen algunas.',
  'Too many pictures are being made.': 'Se están preparando demasiadas imágenes.',
  'Please try again in a moment.': 'Vuelve a intentarlo en un momento.',
  'This checkout has not been paid.': 'Este pago no se ha hecho.',
  'This order has been refunded already.': 'Este pedido ya se reembolsó.',
  'This order is being made already and can no longer be cancelled.':
    'Este pedido ya se está elaborando y no se puede cancelar.',
  'This order is being made already, and its sizes can no longer be changed.':
    'Este pedido ya se está elaborando y sus tallas no se pueden cambiar.',
  'This order was called off, and nothing is made for it.': 'Este pedido se anuló y no se elabora nada.',
  'This line of the order is not a ring.': 'Esta línea del pedido no es un anillo.',
  'Send a quantity or options.': 'Envía una cantidad u opciones.',
  'Your cart is empty.': 'Tu carrito está vacío.',
  'This is more than one card payment can be.': 'Es más de lo que admite un pago con tarjeta.',
  'Please split it into two orders.': 'Divídelo en dos pedidos.',
  'This design is in your cart.': 'Este diseño está en tu carrito.',
  'Take it out of the cart first, then remove it here.':
    'Sácalo primero del carrito y después elimínalo aquí.',
  'A payment for this design is still open.': 'Todavía hay un pago abierto de este diseño.',
  'It can be removed a day later.': 'Se puede eliminar un día después.',
  'This design was ordered.': 'Este diseño se pidió.',
  'It stays with your order and cannot be removed.': 'Permanece en tu pedido y no se puede eliminar.',
  'This piece is no longer sold.': 'Esta pieza ya no se vende.',
  'Change its design, and it is yours to order.': 'Cambia su diseño y podrás pedirla.',
  'Your cart has {n} lines, which is the most.': 'Tu carrito tiene {n} líneas, que es el máximo.',
  'A board holds at most {n} of each kind.': 'Un tablero admite {n} de cada clase como máximo.',
  'You have {n} pictures, which is the most.': 'Tienes {n} imágenes, que es el máximo.',
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
