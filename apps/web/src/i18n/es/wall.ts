import type { wall as english } from '../en/wall.ts';
import type { Translation } from '../namespace.ts';

export const wall: Translation<typeof english> = {
  'author.bench': 'El taller de Filigree',
  'author.stones': 'Piedras en Filigree',
  'tag.sapphire': 'Zafiro',
  'tag.rose-gold': 'Oro rosa',
  'tag.halo': 'Halo',
  'tag.diamond': 'Diamante',
  'tag.night': 'De noche',
  'tag.opal': 'Ópalo',
  'tag.yellow-gold': 'Oro amarillo',
  'tag.pendant': 'Colgante',
  'tag.band': 'Alianza',
  'tag.emerald': 'Esmeralda',
  'tag.necklace': 'Collar',
  'tag.platinum': 'Platino',
  'tag.art-deco': 'Art déco',
  'tag.ruby': 'Rubí',
  'tag.pearl': 'Perla',
  'tag.earrings': 'Aretes',
  'tag.aquamarine': 'Aguamarina',
  'tag.silver': 'Plata',
  'tag.black-rhodium': 'Rodio negro',
  'oriane-halo-ring.title': 'Azul sobre rosa',
  'oriane-halo-ring.text':
    'Un zafiro ovalado en un halo de diamantes pequeños. El oro rosa evita que el azul se enfríe, y el halo hace que la piedra parezca una talla más grande.',
  'oriane-halo-ring.alt':
    'Anillo de oro rosa con un zafiro ovalado en un halo de diamantes redondos, visto desde arriba.',
  'oriane-halo-ring.note': 'Con una talla cojín, el mismo halo se ve más suave. Vale la pena probarlo.',
  'torsade-ring.title': 'Una luz, una piedra',
  'torsade-ring.text':
    'Un brillante redondo iluminado por un solo lado: la mitad es fuego, la mitad es tinta.',
  'torsade-ring.alt':
    'Anillo trenzado de oro rosa con un diamante redondo en cuatro garras, primer plano sobre negro.',
  'soleil-opal-pendant.title': 'Un sol para llevar',
  'soleil-opal-pendant.text':
    'El ópalo está donde estaría el calor. Gíralo, y el día pasa de la leche al verde.',
  'soleil-opal-pendant.alt': 'Colgante de oro en forma de sol, con un ópalo ovalado y diamantes redondos.',
  'soleil-opal-pendant.note':
    'Un colgante es buen lugar para el ópalo: es blando, y una cadena lo trata mejor que un dedo.',
  'tessel-band.title': 'Martillado, ya de noche',
  'tessel-band.text':
    'Cada golpe de martillo es un pequeño espejo. A la luz de una vela, la alianza se mueve aunque la mano no lo haga.',
  'tessel-band.alt': 'Alianza ancha y martillada de oro amarillo, primer plano sobre negro.',
  'verte-necklace.title': 'Tres verdes en una cadena fina',
  'verte-necklace.text':
    'Una pera entre dos más pequeñas, con un doble halo alrededor de la primera. La cadena es delgada para que no hable nada más.',
  'verte-necklace.alt':
    'Collar de oro con una esmeralda en forma de pera en un doble halo de diamantes y una esmeralda más pequeña a cada lado.',
  'eventail-pendant.title': 'Se abre un abanico',
  'eventail-pendant.text':
    'Rayos con un diamante en cada punta, y una esmeralda donde se encuentran. La geometría también puede ser tierna.',
  'eventail-pendant.alt':
    'Colgante de platino en forma de abanico art déco, con una esmeralda y diamantes redondos.',
  'carrington-emerald-ring.title': 'Una talla escalonada y dos escalones al lado',
  'carrington-emerald-ring.text':
    'Una talla esmeralda no esconde nada: espejos largos, esquinas limpias. Las baguettes continúan sus líneas hacia ambos lados.',
  'carrington-emerald-ring.alt':
    'Anillo de platino con una esmeralda de talla esmeralda entre dos diamantes baguette, visto desde arriba.',
  'carrington-emerald-ring.note':
    'Las garras están en las esquinas, que es donde una esmeralda se astilla primero.',
  'crescent-pendant.title': 'Luna, acompañada',
  'crescent-pendant.text': 'Diamantes por dentro de la media luna, para que crezca cuando te mueves.',
  'crescent-pendant.alt': 'Colgante de oro con una media luna y una estrella, con diamantes redondos.',
  'maren-trilogy.title': 'Rojo entre dos blancos',
  'maren-trilogy.text':
    'Tres óvalos. El rubí lleva la conversación; los diamantes guardan el silencio a cada lado.',
  'maren-trilogy.alt':
    'Anillo de oro con un rubí ovalado entre dos diamantes ovalados, primer plano sobre negro.',
  'maren-trilogy.note':
    'Pasado, presente y futuro, se dice de las tres piedras. A nosotros nos gusta el equilibrio.',
  'cascade-pearl-necklace.title': 'Tres perlas, ni una más',
  'cascade-pearl-necklace.text': 'La más grande en el centro, como una frase que tiene un solo verbo.',
  'cascade-pearl-necklace.alt': 'Collar de oro rosa con una perla grande entre dos más pequeñas.',
  'mercer-sapphire-band.title': 'Un río de cuadrados',
  'mercer-sapphire-band.text':
    'Tallas princesa, canto con canto, entre dos paredes, y una línea de milgrain en cada orilla. Nada que se enganche en una manga.',
  'mercer-sapphire-band.alt':
    'Alianza de oro con zafiros de talla princesa engastados en canal todo alrededor, primer plano sobre negro.',
  'roseraie-studs.title': 'Rosas que duran',
  'roseraie-studs.text': 'Pétalo sobre pétalo en oro rosa, y en cada una, una gota de rocío.',
  'roseraie-studs.alt': 'Par de aretes de oro rosa en forma de rosa, con diamantes redondos.',
  'halcyon-aquamarine-ring.title': 'El mar, visto por una ventana',
  'halcyon-aquamarine-ring.text':
    'La aguamarina casi no tiene color hasta que es grande. Esta lo es, y los escalones la mantienen en calma.',
  'halcyon-aquamarine-ring.alt':
    'Anillo de plata con una aguamarina de talla esmeralda en cuatro garras, primer plano sobre negro.',
  'rivoli-sapphire-earrings.title': 'Vidrio azul, dijeron',
  'rivoli-sapphire-earrings.text':
    'Es zafiro. Una talla escalonada en un bisel granulado, como se pone una ventana en la piedra.',
  'rivoli-sapphire-earrings.alt':
    'Par de aretes de platino con zafiros de talla esmeralda en bisel, primer plano.',
  'rivoli-sapphire-earrings.note':
    'El bisel además protege los cantos, y un arete lo necesita más de lo que se piensa.',
  'leo-medallion.title': 'Nació en agosto',
  'leo-medallion.text':
    'Un signo, un borde de granos, cuatro diamantes. El pulgar de quien lo lleve lo irá puliendo.',
  'leo-medallion.alt': 'Medallón de oro con el signo de Leo, con diamantes redondos.',
  'noctis-ring.title': 'Casi nada más que luz',
  'noctis-ring.text':
    'Una talla princesa sobre rodio negro. El metal se retira tanto que solo queda la piedra.',
  'noctis-ring.alt':
    'Anillo de rodio negro con un diamante de talla princesa en cuatro garras, primer plano sobre negro.',
};
