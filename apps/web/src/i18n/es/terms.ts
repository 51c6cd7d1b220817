import type { terms as english } from '../en/terms.ts';
import type { Translation } from '../namespace.ts';

export const terms: Translation<typeof english> = {
  title: 'Términos del servicio',
  lead: 'Las reglas de la casa, en palabras que se pueden leer.',
  'agreement.title': '1. Este acuerdo',
  'agreement.text':
    'Estos términos son el acuerdo entre tú y Filigree («nosotros») sobre el uso de este sitio, del Estudio de diseño y de todo lo que ofrecemos a través de ellos. Los aceptas al crear una cuenta. Si no estás de acuerdo con ellos, no uses el servicio.\n\nDebes tener la edad necesaria para celebrar un contrato donde vives. Si usas Filigree para una empresa, confirmas que puedes obligarla.',
  'account.title': '2. Tu cuenta',
  'account.text':
    'Da un nombre y un correo en los que te podamos encontrar, guarda tu contraseña para ti y avísanos si crees que alguien más usa tu cuenta. Lo que se hace desde tu cuenta cuenta como hecho por ti, salvo que no hubieras podido evitarlo.\n\nPuedes cerrar tu cuenta en cualquier momento. La sección 9 dice qué pasa entonces.',
  'designs.title': '3. Tus palabras y tus diseños',
  'designs.text':
    '<strong>Lo que escribes sigue siendo tuyo.</strong> Nos permites guardarlo y procesarlo en la medida en que haga falta para crear, mostrar y conservar tus diseños.\n\n<strong>Los diseños hechos con tus palabras son tuyos para usarlos,</strong> en privado y comercialmente, incluso para que otra persona los fabrique. Dos personas que describen cosas parecidas pueden recibir diseños parecidos; no podemos prometer que un diseño sea único ni que se pueda proteger con derechos de autor, de diseño u otros donde vives.\n\nNo mostramos tus diseños a otros ni los usamos en publicidad, salvo que los publiques tú o digas que sí cuando preguntemos.',
  'use.title': '4. Uso justo',
  'use.text':
    'Por favor, no uses Filigree\n\n- para copiar un diseño, logotipo o personaje protegido que no tienes derecho a usar;\n- para crear nada ilegal, ni pensado para acosar o humillar;\n- para subir lo que no te corresponde subir, ni archivos pensados para dañar;\n- para eludir límites, créditos o medidas de seguridad, ni para cargar el servicio a costa de los demás.\n\nPodemos rechazar una solicitud, retirar contenido o suspender una cuenta cuando se incumplen estas reglas. Si lo hacemos, decimos por qué, y puedes oponerte.',
  'credits.title': '5. Créditos',
  'credits.text':
    'Los créditos pagan la generación. Lo que cuesta una generación se muestra antes de empezarla. Los créditos se reservan mientras el trabajo corre y se cobran solo cuando sale bien; el trabajo fallido o cancelado no cuesta nada.\n\nLos créditos no caducan. No son dinero, no generan intereses y no se pueden cambiar por efectivo ni pasar a otra cuenta, salvo que la ley diga otra cosa. Los créditos que compraste y no usaste se reembolsan a la tarjeta con la que pagaste si lo pides en los 14 días siguientes a la compra.',
  'estimates.title': '6. Imágenes, pesos y precios',
  'estimates.text':
    'Las imágenes se calculan a partir de un modelo de la pieza. Las pantallas difieren, las piedras y los metales varían, y una pieza hecha a mano no es idéntica a su imagen. Los pesos, los tamaños de las piedras y los rangos que se muestran como estimaciones describen una pieza que no se ha fabricado; no son un certificado, una tasación ni una oferta.\n\nLas comprobaciones que acompañan a un diseño (si se imprime, se funde y se lleva bien) son consejos para ti y para tu joyero. No sustituyen el criterio de quien hace la pieza.',
  'orders.title': '7. Pedidos',
  'orders.text':
    'El precio, los impuestos, el envío y la entrega prevista se muestran antes de pagar. Un pedido obliga en cuanto lo confirmamos por correo, y se aplican los derechos que la ley da a los consumidores, incluidos los de productos defectuosos. Las piezas hechas según tus indicaciones a menudo no se pueden devolver solo por cambiar de opinión.\n\nLos precios están en dólares estadounidenses. El pago lo gestiona un proveedor de pagos con tarjeta según sus propios términos.',
  'service.title': '8. El servicio y sus límites',
  'service.text':
    'Trabajamos para que Filigree esté disponible, sea correcto y seguro, pero no podemos prometer que nunca falle. Conserva tu propia copia de lo que no soportarías perder.\n\nNada en estos términos limita la responsabilidad que la ley no permite limitar, como la que nace de la intención, la negligencia grave o las lesiones. Fuera de eso, respondemos por los daños previsibles que causa incumplir los deberes que dan sentido a este acuerdo, y por no más de lo que nos pagaste en los doce meses anteriores al daño.',
  'ending.title': '9. Final',
  'ending.text':
    'Puedes irte cuando quieras. Cuando se elimina tu cuenta, se eliminan con ella sus diseños, borradores y créditos restantes; antes de que confirmes te mostramos el saldo que se perdería. Los registros que la ley nos obliga a guardar, como las facturas, se conservan el tiempo que exija.\n\nPodemos terminar este acuerdo con 30 días de aviso por correo, o de inmediato por un incumplimiento grave de la sección 4. Si lo terminamos sin tal incumplimiento, reembolsamos los créditos que compraste y no usaste.',
  'changes.title': '10. Cambios y ley',
  'changes.text':
    'Si cambiamos estos términos en tu perjuicio, te avisamos por correo al menos 30 días antes. Si no estás de acuerdo, puedes cerrar tu cuenta antes de que el cambio entre en vigor.\n\nSe aplica la ley del lugar donde Filigree está establecida, sin quitarte la protección de la ley de consumo del país en que vives. Si una de estas secciones no valiera, las demás siguen valiendo.\n\nLas preguntas van a <contact>nosotros</contact>. Cómo tratamos los datos personales se describe en la <privacy>Política de privacidad</privacy>.',
};
