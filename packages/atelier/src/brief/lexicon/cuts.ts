import type { StoneCut } from '@filigree/contracts';
import { phrasesOf, type Vocabulary } from './entry.ts';

/** Phrases that name a cut wherever they stand. "x cut", "x shape" and "x shaped" are made of the shapes below. */
export const CUT_WORDS: Vocabulary<StoneCut> = {
  Round:
    'round brilliant, brilliant cut, rd brill, rd brilliant, rnd brill, brills, rbc, oec, rb, round modified brilliant, rose brilliant, mrb, full cut, round brilliant cut, old european cut, european cut, old european, old cut, old cut brilliant, old brilliant cut, transitional cut, round faceted, brillant cut, brilliant round, circular cut, classic brilliant',
  Oval: 'oval brilliant, oblong cut, oval faceted',
  Princess:
    'princess cut, princes cut, princesscut, square cut, square modified brilliant, quadrillion, princess square, square brilliant, french cut',
  Cushion:
    'cushion, cushion cut, omc, cush, cushoin, cushion brilliant, old mine cut, old mine, cusion, pillow cut, cushon, antique cushion, elongated cushion, antique cut, mine cut, square cushion',
  Emerald:
    'emerald cut, asscher, assher, aasher, royal asscher, sq emerald, square step cut, asscher cut, step cut, step cutting, ascher, ascher cut, asher cut, emrald cut, octagon cut, octagonal cut, emarald cut, emerald style cut, emerald step cut, square emerald cut, krupp cut, rectangular cut, rectangle cut, emerald faceted',
  Marquise:
    'marquise, marquis, mq, marqs, marquee cut diamond, marquee shape, marquee shaped, boat shape, football cut, eye shaped cut, marquee cut, marquie, navette, markeese, marquize, marquiese, marquese, moval, football shaped, marqise, markise, boat shaped',
  Pear: 'pear, teardrop cut, tear drop cut, pearshape, pear brilliant, pear drop, teardrop brilliant, peardrop, raindrop cut, drop cut',
  Heart: 'heart cut, heart brilliant',
  Baguette:
    'baguette, baguet, tapered baguette, bagette, bagguette, baguete, baguettes cut, straight baguette',
  Trillion:
    'trillion, trilliant, trill, trilliant shape, trillion shape, reuleaux, trilion cut, trillian, triangle cut, triangular cut, trielle, trilion, trillant, triliant, trillions cut, triangle brilliant',
  Radiant: 'radiant cut, radient cut, radiant brilliant, cut corner rectangular, radient, raidiant cut',
};

/** Outlines: a cut when they describe a stone, else the form of something in metal, or nothing. */
export const SHAPE_WORDS: Vocabulary<StoneCut> = {
  Round: 'round, rd, rnd, brilliant, round shaped, circular, circle, roundish',
  Oval: 'oval, ov, oblong, egg shaped, ovale, ovel',
  Princess: 'princess, square, squarish',
  Cushion: 'pillow',
  Emerald: 'rectangular, rectangle, octagonal, octagon',
  Marquise: 'almond',
  Pear: 'teardrop, tear drop, raindrop, droplet, drop shaped, pear drop, dewdrop, water drop',
  Heart: 'heart, hart, hearrt, haert',
  Baguette: 'rod',
  Trillion: 'triangle, triangular, three cornered, three sided',
  Radiant: 'radiant',
};

/** Ways of cutting that are not offered: known, so that their words are not misread, and reported. */
export const OTHER_CUTS =
  'rose cut, rosecut, briolette, checkerboard cut, checkerboard, portuguese cut, single cut, kite cut, hexagon cut, hexagonal cut, lozenge cut, half moon cut, half moon side stone, half moon diamond, half moon stone, half moon side, fantasy cut, concave cut, uncut, rough cut, star cut, trapezoid, trapezoid cut, bullet cut, sugarloaf, flower cut, kite shaped, coffin cut, shield cut, shield stone, rhombus cut, rhombus shaped, octagon shaped, hexagon shaped, hexagonal shaped, lozenge shaped, shield shaped, kite, lozenge';

/** Forms that pearls grow in and stones are not cut to. */
export const OF_PEARLS: ReadonlySet<string> = new Set(
  phrasesOf('baroque, keshi, biwa, irregular, misshapen, circled'),
);
