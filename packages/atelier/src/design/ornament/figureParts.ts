/** What is named with a figure and is only a part of it: the wings of a bee, the branches of a tree. */
import { type Brief, type Figure, type Motif, ZODIAC_FIGURES } from '@filigree/contracts';
import { constellationIn } from './constellations.ts';
import { motifsOfFigure } from './figures.ts';

const ZODIAC: ReadonlySet<Figure> = new Set<Figure>(ZODIAC_FIGURES);
/** Shown as animals, but no creatures that have wings or eyes of their own. */
const LIFELESS: ReadonlySet<Figure> = new Set<Figure>([
  'feather',
  'five-pointed-star',
  'paw-print',
  'rams-horns',
  'sankofa',
]);
const BIRDS: ReadonlySet<Figure> = new Set<Figure>([
  'swallow',
  'eagle',
  'double-eagle',
  'thunderbird',
  'owl',
  'swan',
  'dove',
  'parrot',
  'peacock',
  'flamingo',
  'duck',
  'goose',
  'rooster',
  'penguin',
]);
/** Drawn with their wings open. */
const WINGED: ReadonlySet<Figure> = new Set<Figure>([
  ...BIRDS,
  'butterfly',
  'bee',
  'dragonfly',
  'bat',
  'feathered-serpent',
  'winged-disc',
  'winged-scarab',
]);

const isCreature = (figure: Figure): boolean =>
  motifsOfFigure(figure).some((motif) => motif === 'Animal' || motif === 'Serpent') && !LIFELESS.has(figure);
const isPlant = (figure: Figure): boolean => figure !== 'branch' && motifsOfFigure(figure).includes('Floral');
/** A star hangs between the horns of the moon, or stands over the peaks. */
const hasStar = (figure: Figure): boolean => figure === 'crescent-moon' || figure === 'mountain';
/** Modelled on the branch that they sit on or hang from. */
const PERCHED: ReadonlySet<Figure> = new Set<Figure>(['owl', 'raven', 'bird-on-branch', 'sloth']);
const isSign = (figure: Figure): boolean => ZODIAC.has(figure);
/** What is made of stars. */
const isStarred = (figure: Figure): boolean => isSign(figure) || constellationIn([figure]) !== null;

type Whole = (figure: Figure, brief: Brief) => boolean;
const MOTIF_PARTS: Readonly<Partial<Record<Motif, Whole>>> = {
  Wing: isCreature,
  Eye: isCreature,
  // The ram of Aries, the scorpion of Scorpio.
  Animal: isSign,
  // Its stars.
  Celestial: isStarred,
  Star: (figure) => isStarred(figure) || hasStar(figure),
  // Its flames; the cross on its lid.
  Abstract: (figure) => figure === 'sacred-heart',
  Cross: (figure) => figure === 'coffin',
  // "Sapphires along one triangle": the two that it is plaited of.
  Geometric: (figure) => figure === 'star-of-david',
};
const FIGURE_PARTS: Readonly<Partial<Record<Figure, Whole>>> = {
  'wing-pair': isCreature,
  feather: (figure) => BIRDS.has(figure),
  // The dove of peace carries its twig.
  branch: (figure) => isPlant(figure) || figure === 'dove' || PERCHED.has(figure),
  // The eye in the palm, the crown over the heart and over the egg, the lotus of the goddess, the flames of the heart.
  'evil-eye': (figure) => figure === 'hamsa',
  crown: (figure) => figure === 'claddagh' || figure === 'imperial-egg',
  lotus: (figure) => figure === 'lakshmi',
  // What hangs from its stem.
  bell: (figure) => figure === 'lily-of-the-valley',
  flame: (figure) => figure === 'sacred-heart',
  'latin-cross': (figure) => figure === 'coffin',
  hand: (figure) => figure === 'hamsa' || figure === 'claddagh',
  constellation: (figure) => isStarred(figure) && figure !== 'constellation',
  'five-pointed-star': (figure) => hasStar(figure) || constellationIn([figure]) !== null,
  'north-star': hasStar,
  starburst: hasStar,
  // The full moon and the new one are two of them; one stands beside the peaks.
  'crescent-moon': (figure) => figure === 'moon-phases' || figure === 'mountain',
  // Mount Fuji stands behind the great wave.
  mountain: (figure, { culture }) => figure === 'wave' && culture.includes('Japanese'),
};

/** Figures that are the border of their culture, drawn as a disc elsewhere. */
const BORDERS: ReadonlySet<Figure> = new Set<Figure>(['rune-disc']);

/** "A Viking band with runes": they run around the band and are no front of it. */
export const isBorder = (figure: Figure, { arrangements }: Brief): boolean =>
  BORDERS.has(figure) && arrangements?.includes('band') === true;

/** What a figure with its wings spread is, where that is another figure. */
const SPREAD: Readonly<Partial<Record<Figure, Figure>>> = { scarab: 'winged-scarab' };

/** A brief whose figures and motifs each stand for themselves. */
export interface Subjects {
  readonly brief: Brief;
  /** Figures that were named as parts of others. */
  readonly parts: readonly Figure[];
  readonly adjustments: readonly string[];
}

/**
 * Takes from a brief the figures and motifs that are parts of others named with them: none of them is the front of a
 * piece. Charms are told one by one, each for itself.
 */
export function withoutParts(brief: Brief): Subjects {
  const figures = brief.figures ?? [];
  const each = brief.braceletKind === 'charm';
  const isPart = (figure: Figure): boolean =>
    (!each || figure === 'constellation') &&
    figures.some((other) => FIGURE_PARTS[figure]?.(other, brief) === true);
  const parts = figures.filter(isPart);
  const isWinged = brief.motifs.includes('Wing') || figures.includes('wing-pair');
  const wholes = figures
    .filter((figure) => !parts.includes(figure))
    .map((figure) => (isWinged ? (SPREAD[figure] ?? figure) : figure));
  const shownByParts = new Set(parts.flatMap(motifsOfFigure));
  const shownByWholes = new Set(wholes.flatMap(motifsOfFigure));
  const isOfZodiac = !each && brief.motifs.includes('Zodiac');
  const isPartMotif = (motif: Motif): boolean =>
    !shownByWholes.has(motif) &&
    (shownByParts.has(motif) ||
      (!each && wholes.some((figure) => MOTIF_PARTS[motif]?.(figure, brief) === true)) ||
      // The stars of the zodiac, where no sign of it was named.
      (isOfZodiac && (motif === 'Star' || motif === 'Celestial')));
  const motifs = brief.motifs.filter((motif) => !isPartMotif(motif));
  const isSame = wholes.every((figure) => figures.includes(figure));
  if (parts.length === 0 && isSame && motifs.length === brief.motifs.length)
    return { brief, parts, adjustments: [] };
  const dropped = (motif: Motif): boolean => brief.motifs.includes(motif) && !motifs.includes(motif);
  const wingless =
    brief.motifs.includes('Wing') && !motifs.includes('Wing')
      ? wholes.filter((figure) => isCreature(figure) && !wholes.some((other) => WINGED.has(other)))
      : [];
  return {
    brief: { ...brief, motifs, ...(brief.figures && { figures: wholes }) },
    parts: [
      ...parts,
      ...(dropped('Wing') && !parts.includes('wing-pair') ? (['wing-pair'] as const) : []),
      ...((dropped('Celestial') || (dropped('Star') && (isOfZodiac || wholes.some(isStarred)))) &&
      !parts.includes('constellation')
        ? (['constellation'] as const)
        : []),
      ...(dropped('Star') && !parts.includes('five-pointed-star') && wholes.some(hasStar)
        ? (['five-pointed-star'] as const)
        : []),
    ],
    adjustments: wingless
      .slice(0, 1)
      .map((figure) => `The ${figure.replaceAll('-', ' ')} is modelled without open wings.`),
  };
}
