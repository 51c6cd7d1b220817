import type { faq as english } from '../en/faq.ts';
import type { Translation } from '../namespace.ts';

export const faq: Translation<typeof english> = {
  title: 'Preguntas y respuestas',
  lead: 'Cómo se diseña con Filigree, cuánto cuesta y qué pasa con lo que creas.',
  'group.designing': 'Diseñar',
  'write.question': '¿Qué debo escribir?',
  'write.answer':
    'Lo que le dirías a un joyero. «Un anillo delgado de oro rosa con un zafiro ovalado de 1.5 quilates» es una buena frase: nombra un tipo, un metal, una piedra, una talla y un tamaño. Puedes ser menos preciso y puedes decir lo que no quieres («sin halo»). La Guía de diseño, junto al texto, ajusta lo mismo con un clic.',
  'time.question': '¿Cuánto tarda?',
  'time.answer':
    'Normalmente de {{fastest}} a {{slowest}} segundos para {{pictures}} imágenes. Las ves formarse, puedes cancelar, y si cierras la página el trabajo sigue y te espera cuando vuelves.',
  'words.question': '¿Qué pasa cuando no se entiende una palabra?',
  'words.answer':
    'El Estudio muestra lo que leyó en tus palabras antes de generar y nombra lo que no pudo usar. Si lo que pides no es una joya, recibes un mensaje claro y no se cobra nada.',
  'change.question': '¿Puedo cambiar un diseño después?',
  'change.answer':
    'Sí. Selecciona una variación y di qué debe cambiar. La variación se queda, sus versiones anteriores se guardan y cualquiera puede volver. Toda pieza de nuestra colección se puede abrir en el Estudio y cambiar de la misma manera.',
  'exact.question': '¿Son exactos los pesos y las medidas?',
  'exact.answer':
    'Son estimaciones de una pieza que aún no existe; por eso dicen «cerca de 1 ct» o «2.8 g estimados». La pieza terminada varía un poco, como todo lo hecho a mano. Siempre se indica si una piedra es natural o de laboratorio y si un metal está bañado.',
  'group.credits': 'Créditos',
  'pay.question': '¿Qué pagan los créditos?',
  'pay.answer':
    'La generación. Un clic para {{pictures}} imágenes cuesta {{credits}} créditos; un retoque, {{each}}. El costo está junto al botón. Explorar, guardar y leer lo que se entendió es gratis.',
  'fail.question': '¿Y si una generación falla o la cancelo?',
  'fail.answer':
    'Entonces no se cobra nada. Los créditos se reservan mientras el trabajo corre y vuelven si no termina.',
  'expire.question': '¿Caducan los créditos?',
  'expire.answer':
    'No. Los créditos no caducan y se pueden usar en cualquier momento. Las cuentas nuevas empiezan con algunos.',
  'group.ordering': 'Pedidos',
  'made.question': '¿Pueden fabricar mi diseño?',
  'made.answer':
    'Sí. Añádelo al carrito y paga, como cualquier pieza de la colección; se fabrica y se entrega en {{soonest}}-{{latest}} semanas. Los diseños que aún estás pensando esperan como borradores en tu <profile>perfil</profile>.',
  'card.question': '¿Cómo pago?',
  'card.answer':
    'Con tarjeta, en una página de nuestro proveedor de pagos. El número de tu tarjeta nunca llega a nuestros servidores y no lo guardamos.',
  'group.account': 'Tu cuenta',
  'who.question': '¿Quién puede ver mis diseños?',
  'who.answer':
    'Tú. Los diseños, los borradores y los créditos pertenecen a tu cuenta. Cada imagen tiene una dirección que no se puede adivinar; quien reciba de ti esa dirección puede ver esa imagen.',
  'password.question': 'Olvidé mi contraseña.',
  'password.answer': 'Pide un enlace en la <password>página de contraseñas</password>.',
  'else.question': '¿Algo más?',
  'else.answer': 'Escribe a <contact>nosotros</contact>. Responde una persona.',
};
