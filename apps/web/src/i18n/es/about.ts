import type { about as english } from '../en/about.ts';
import type { Translation } from '../namespace.ts';

export const about: Translation<typeof english> = {
  eyebrow: 'Nuestra historia',
  title: 'Primero viene el dibujo, y debería ser tuyo',
  'story.text':
    'Toda joya empieza como una conversación. Alguien describe lo que ve en su mente; un joyero escucha, toma un lápiz y una línea se vuelve anillo. Para la mayoría esa conversación no llega nunca, porque no conocen a un joyero o no conocen las palabras.\n\nFiligree es esa conversación, abierta a cualquiera. Tú hablas con naturalidad. Nuestro motor de diseño conoce el oficio: aleaciones y tallas, engastes y proporciones, qué se puede fundir y qué se puede llevar. Responde con imágenes y sigue escuchando hasta que la pieza es la que buscabas.',
  values: 'A qué somos fieles',
  'value.craftsmanship': 'Oficio',
  'value.craftsmanship.text':
    'Un diseño es más que una imagen. Detrás de cada uno hay medidas reales: un aro que un dedo puede llevar, garras que sujetan, una piedra cuyas facetas se encuentran en los ángulos que usan los talladores.',
  'value.creativity': 'Creatividad',
  'value.creativity.text':
    'Tú traes la idea con tus propias palabras. Pide art déco con una serpiente, o nada más que un aro liso de proporciones perfectas; ambos merecen el mismo cuidado.',
  'value.quality': 'Calidad',
  'value.quality.text':
    'El metal y la piedra se calculan con colores e índices de refracción medidos: el oro rosa se ve como oro rosa y un zafiro dobla la luz como un zafiro.',
  'value.transparency': 'Transparencia',
  'value.transparency.text':
    'Ves qué se entendió, cuánto cuesta un clic y qué números son estimaciones. Cuando algo no se puede hacer, lo decimos y no cobramos nada.',
  'makers.soon': 'Próximamente',
  'makers.title': 'Para talleres',
  'makers.text':
    'Estamos preparando una red de talleres que harán lo que tú diseñes, cerca de donde vives, con el metal y las piedras que elegiste.\n\nTambién trabajamos en reservas de diseño registradas en una cadena de bloques, para poder demostrar que un diseño fue tuyo primero. Ninguna de las dos está abierta todavía. Si tienes un taller y quieres estar entre los primeros, escribe a <contact>nosotros</contact>.',
  'end.title': '¿Qué te gustaría llevar?',
  'end.start': 'Empezar a diseñar',
  'end.write': 'o escribe a <contact>nosotros</contact>',
};
