import type { privacy as english } from '../en/privacy.ts';
import type { Translation } from '../namespace.ts';

export const privacy: Translation<typeof english> = {
  title: 'Política de privacidad',
  lead: 'Qué sabemos de ti, por qué, y qué puedes hacer al respecto.',
  'short.title': 'En breve',
  'short.text':
    '- Guardamos lo que el producto necesita para funcionar, y nada más.\n- En este sitio no hay rastreadores de publicidad ni de análisis, ni tipografías de terceros en sus páginas; los únicos scripts ajenos son los del proveedor de pagos, en las páginas donde pagas.\n- El número de tu tarjeta nunca llega a nuestros servidores.\n- No vendemos datos personales.\n- Puedes tener una copia de tus datos y puedes hacer que se eliminen.',
  'what.title': 'Qué guardamos y por qué',
  'what.text':
    '<strong>Tu cuenta:</strong> nombre, correo, un teléfono si lo das, y tu contraseña como huella irreversible. Los necesitamos para dejarte entrar y para escribirte sobre tu cuenta y tus pedidos.\n\n<strong>Tu trabajo:</strong> las palabras que escribes, lo que eliges en la Guía de diseño, los diseños y las imágenes hechos con ello y sus versiones anteriores, borradores, colecciones, tableros y favoritos. Son el producto.\n\n<strong>Tus créditos y compras:</strong> un registro de los créditos recibidos y gastados, los pedidos y la dirección de envío de cada pedido. Los necesitamos para cobrar bien, entregar y cumplir con la contabilidad.\n\n<strong>Registros técnicos:</strong> la hora, la dirección y el resultado de las solicitudes y, de cada sesión, cuándo se usó por última vez. Mantienen el servicio en marcha y seguro, no contienen contraseñas ni claves de acceso, y se eliminan cuando ya no hacen falta para eso.',
  'device.title': 'Cookies y memoria de tu dispositivo',
  'device.text':
    'Ponemos tres cookies. Una mantiene tu sesión abierta, se envía solo a la parte de nuestro servidor que la renueva y los scripts no pueden leerla. La otra dice solo que la primera está ahí, para que nuestras páginas sepan si deben renovar una sesión. La tercera dice que ya entraste desde este dispositivo, para que nadie te bloquee probando tu contraseña en otro sitio; dura un año desde la última vez que entraste y no abre ninguna sesión. Son necesarias, por eso no preguntamos por ellas.\n\nTu navegador también recuerda, en tu dispositivo: tu nombre y correo, el trabajo abierto en el Estudio, el contenido de tu carrito, lo que compartiste en el muro de inspiración, y qué tema e idioma prefieres. Al cerrar sesión se borra todo salvo las dos últimas cosas.',
  'pictures.title': 'Las imágenes y sus direcciones',
  'pictures.text':
    'La imagen de tu diseño se sirve desde una dirección que no se puede adivinar. No se la mostramos a nadie más; quien tenga la dirección puede abrir la imagen, así que compártela como compartirías la imagen misma.',
  'others.title': 'Quién más interviene',
  'others.text':
    '<strong>Motor de diseño.</strong> Los diseños se calculan en nuestros propios servidores. Si eliges un modelo de imágenes externo donde se ofrezca, las palabras de esa solicitud se envían a su proveedor para hacer la imagen; tu nombre y tu correo, no.\n\n<strong>Pagos.</strong> Un proveedor de pagos con tarjeta recibe los datos de tu tarjeta directamente de tu navegador o en su propia página. Nosotros recibimos si el pago salió bien, su importe y una referencia.\n\n<strong>Acceso con Google.</strong> Si lo eliges, Google nos dice tu nombre, tu correo y si está verificado, y se entera de que entraste aquí.\n\n<strong>El alojamiento, el almacenamiento y el correo</strong> pueden estar a cargo de empresas que actúan solo según nuestras instrucciones. Entregamos datos a las autoridades solo cuando la ley nos obliga.',
  'rights.title': 'Tus derechos',
  'rights.text':
    'Puedes ver, corregir, exportar y eliminar tus datos, oponerte a un uso o pedirnos que lo limitemos. La exportación y la eliminación están en Ajustes; para lo demás escribe a <contact>nosotros</contact>, desde el correo de tu cuenta, y respondemos en el plazo de un mes. También puedes reclamar ante la autoridad de protección de datos del lugar donde vives.\n\nDonde la ley pide un fundamento: tratamos la cuenta, el trabajo y las compras para cumplir el <terms>acuerdo contigo</terms>; los registros técnicos, por nuestro interés legítimo en un servicio seguro; los registros contables, porque la ley lo exige; y cualquier promoción, solo con tu consentimiento, que puedes retirar.',
  'how-long.title': 'Cuánto tiempo lo guardamos',
  'how-long.text':
    'Mientras exista tu cuenta. Cuando se elimina, tu perfil, tus palabras, tus diseños y tus imágenes se eliminan con ella. Las facturas y los registros que las respaldan se conservan el tiempo que exijan las leyes fiscales y mercantiles, separados de todo lo demás.',
  'safety.title': 'Cómo lo protegemos',
  'safety.text':
    'Las conexiones van cifradas, las contraseñas se guardan con una función resistente en memoria, las cookies de sesión cambian con cada uso, lo que se sube se descifra y se escribe de nuevo, y lo que es tuyo responde solo a tu cuenta. Si algo sale mal de un modo que te afecta, te lo decimos.',
  'children.title': 'Menores y cambios',
  'children.text':
    'Filigree no está pensado para menores de 16 años y no guardamos a sabiendas datos sobre ellos.\n\nSi esta política cambia de un modo que importe, te avisamos por correo antes de que se aplique.',
};
