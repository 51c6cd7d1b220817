import type { shownPieces as english } from '../en/shownPieces.ts';
import type { Translation } from '../namespace.ts';

export const shownPieces: Translation<typeof english> = {
  'aspis-ruby-ring.alt':
    'Un anillo de oro de 18 quilates con un rubí talla cojín de unos 1,4 ct en un halo de diamantes redondos y una serpiente enroscada en cada hombro',
  'carrington-emerald-ring.alt':
    'Un anillo de platino con una esmeralda talla esmeralda de unos 2 ct entre dos diamantes baguette',
  'halcyon-aquamarine-ring.alt':
    'Un anillo de plata con una aguamarina talla esmeralda de unos 3 ct sobre hombros de catedral',
  'lumen-ring.alt':
    'Un anillo de oro de 14 quilates con un diamante oval de 1 ct aproximadamente en medio bisel',
  'maren-trilogy.alt':
    'Un anillo de oro de 18 quilates con un rubí oval de unos 1,5 ct entre dos diamantes ovales',
  'mercer-sapphire-band.alt':
    'Un anillo de oro de 18 quilates con zafiros talla princesa en carril alrededor de todo el aro',
  'oriane-halo-ring.alt':
    'Un anillo de oro rosa con un zafiro oval de unos 2 ct en un halo de diamantes redondos, sobre hombros de catedral',
  'tessel-band.alt': 'Un anillo ancho de oro amarillo martillado',
  'tide-pearl-ring.alt': 'Un anillo fino de plata con una perla en bisel, sobre hombros de catedral',
  'torsade-ring.alt': 'Un anillo trenzado de oro rosa con un diamante redondo de unos 0,75 ct',
};
