import type { home as english } from '../en/home.ts';
import type { Translation } from '../namespace.ts';

export const home: Translation<typeof english> = {
  'page.description':
    'Describe una joya con tus propias palabras y mira cuatro imágenes terminadas de ella. Afina, guarda y pide la que más te guste.',
  'hero.title': 'Diseño de joyas con IA, <personal>hecho personal</personal>',
  'hero.text':
    'Describe un anillo como se lo dirías a un joyero. Filigree talla las piedras, las engasta, las ilumina y te muestra cuatro piezas que podrían hacerse; después afinas la que más te guste.',
  start: 'Empezar a diseñar',
  'hero.how': 'Cómo funciona',
  'ways.label': 'Por dónde empezar',
  'ways.collections': 'Explorar colecciones',
  'ways.collections.text': 'Guarda lado a lado las piezas a las que vuelves.',
  'ways.studio': 'Estudio de diseño',
  'ways.studio.badge': 'CON IA',
  'ways.studio.text': 'Entran tus palabras, salen cuatro imágenes terminadas.',
  'ways.about': 'Nuestra historia',
  'ways.about.text': 'Por qué creemos que un dibujo debe poder hacerse.',
  'how.title': 'De una frase a una pieza',
  'how.say': 'Dilo',
  'how.say.text':
    'Basta una frase: el metal, la gema, la emoción. La Guía de diseño está ahí cuando quieres precisar la talla, el engaste, el acabado o el presupuesto.',
  'how.watch': 'Mira cómo toma forma',
  'how.watch.text':
    'Cuatro ideas se revelan ante tus ojos. Ves qué se entendió de tus palabras y cuánto cuesta el clic, antes de hacerlo.',
  'how.own': 'Hazla tuya',
  'how.own.text':
    'Pide un aro más fino o un oro más cálido. Cada versión se guarda, así que siempre puedes volver a la que te enamoró.',
  'banner.title': 'Crea tu propia joya',
  'banner.text':
    '«Un anillo fino de oro rosa con un zafiro ovalado de 1.5 quilates». Con eso basta para empezar.',
};
