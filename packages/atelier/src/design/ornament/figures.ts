import {
  type Brief,
  type CulturalInspiration,
  DRAWN_FIGURES,
  type DrawnFigure,
  FIGURES,
  type Figure,
  type Motif,
} from '@filigree/contracts';
import type { EnamelColour, StoneKind } from '../parts.ts';
import type { Random } from '../random.ts';
import type { Ornament } from './document.ts';
import { DRAWN, type TwinForm } from './drawnFigures.ts';
import { drawEmblem, type EmblemOrnament } from './emblem.ts';
import { type EmblemForm, INLAID_FORMS } from './emblemForms.ts';
import { type MotifForm, motifForms, motifOfForm, ZODIAC_SIGNS, type ZodiacSign } from './motif.ts';
import type { OrnamentStyle } from './style.ts';

/** How a named figure is modelled: as a motif, as an emblem of a culture or of none, or as either. */
interface Modelled {
  readonly motif?: readonly [Motif, ...MotifForm[]];
  readonly emblem?: readonly [CulturalInspiration | null, EmblemForm];
  /** Another emblem of it, of a culture that was asked for. */
  readonly cultural?: readonly [CulturalInspiration, EmblemForm];
  /** Emblems of it besides, for places of their own: a vine on what climbs, a bough where its branch was named. */
  readonly also?: readonly EmblemForm[];
  /** Forms of the motif that show the figure beside something else. */
  readonly beside?: readonly MotifForm[];
  /** Motifs that the figure's name says beside its own; the figure shows them. */
  readonly shows?: readonly Motif[];
}

const sign = (name: ZodiacSign): Modelled => ({
  motif: ['Zodiac', `${name}-glyph`, `${name}-constellation`],
});

/** The outline that a figure has besides its modelling. */
const twin = (form: TwinForm): Modelled => ({ emblem: [null, form] });

const SIGNS = Object.fromEntries(ZODIAC_SIGNS.map((name) => [name, sign(name)])) as Record<
  ZodiacSign,
  Modelled
>;

const DRAWN_MODELS = Object.fromEntries(
  DRAWN_FIGURES.map((figure): [DrawnFigure, Modelled] => {
    const { motif } = DRAWN[figure];
    return [figure, { emblem: [null, figure], ...(motif === null ? {} : { shows: [motif] }) }];
  }),
) as Record<DrawnFigure, Modelled>;

const MODELLED: Readonly<Record<Figure, Modelled>> = {
  blossom: { motif: ['Floral', 'blossom'], ...twin('blossom') },
  rose: { motif: ['Floral', 'rose'], ...twin('rose') },
  branch: { motif: ['Floral', 'branch'], ...twin('branch'), also: ['leafy-vine'] },
  leaf: { motif: ['Floral', 'leaf'] },
  lotus: { motif: ['Floral', 'lotus'], emblem: ['Egyptian', 'lotus'] },
  daisy: { motif: ['Floral', 'daisy'], ...twin('daisy') },
  hexagons: { motif: ['Geometric', 'hexagons'] },
  'deco-fan': { motif: ['Geometric', 'deco-fan'] },
  chevrons: { motif: ['Geometric', 'chevrons'] },
  cubes: { motif: ['Geometric', 'cubes'] },
  panther: { motif: ['Animal', 'panther'] },
  butterfly: { motif: ['Animal', 'butterfly'], emblem: [null, 'butterfly'] },
  bee: { motif: ['Animal', 'bee'], ...twin('bee') },
  swallow: { motif: ['Animal', 'swallow'], ...twin('swallow') },
  fish: { motif: ['Animal', 'fish'], ...twin('fish') },
  fox: { motif: ['Animal', 'fox'], ...twin('fox') },
  'crescent-moon': { motif: ['Celestial', 'crescent'], ...twin('crescent-moon'), beside: ['crescent-star'] },
  sun: { motif: ['Celestial', 'sun'], ...twin('sun') },
  'moon-phases': { motif: ['Celestial', 'moon-phases'] },
  planet: { motif: ['Celestial', 'planet'], ...twin('planet') },
  constellation: { motif: ['Celestial', 'constellation'] },
  orion: { motif: ['Celestial', 'orion'] },
  cassiopeia: { motif: ['Celestial', 'cassiopeia'] },
  'southern-cross': { motif: ['Celestial', 'southern-cross'] },
  ribbon: { motif: ['Abstract', 'ribbon'] },
  knot: { motif: ['Abstract', 'knot'] },
  pebble: { motif: ['Abstract', 'pebble'] },
  wave: { motif: ['Abstract', 'wave'], emblem: ['Japanese', 'wave-disc'] },
  mobius: { motif: ['Abstract', 'mobius'], shows: ['Infinity'] },
  'puffed-heart': {
    motif: ['Heart', 'puffed'],
    ...twin('heart'),
    beside: ['heart-drop', 'heart-cradle', 'heart-side'],
  },
  'open-heart': { motif: ['Heart', 'open-heart'], beside: ['heart-drop', 'heart-cradle', 'heart-side'] },
  'sacred-heart': { motif: ['Heart', 'sacred-heart'] },
  'interlocked-hearts': { motif: ['Heart', 'interlocked'], ...twin('interlocked-hearts') },
  'infinity-heart': { motif: ['Infinity', 'infinity-heart'], shows: ['Heart'] },
  'latin-cross': { motif: ['Cross', 'latin-cross'], emblem: ['Religious / Spiritual Icons', 'cross'] },
  'fleury-cross': { motif: ['Cross', 'fleury-cross'], shows: ['Floral'] },
  'celtic-cross': { motif: ['Cross', 'celtic-cross'], emblem: ['Celtic', 'celtic-cross'] },
  'rounded-cross': { motif: ['Cross', 'rounded-cross'] },
  'coiled-snake': { motif: ['Serpent', 'spiral', 'coiled'] },
  ouroboros: { motif: ['Serpent', 'ouroboros'], emblem: ['Norse / Viking', 'ring-serpent'] },
  'wing-pair': { motif: ['Wing', 'wing-pair'] },
  feather: { motif: ['Wing', 'feather'], ...twin('feather'), shows: ['Animal'] },
  'evil-eye': { motif: ['Eye', 'nazar'], emblem: [null, 'evil-eye'] },
  'eye-of-horus': { motif: ['Eye', 'horus'], emblem: ['Egyptian', 'eye-of-horus'] },
  'five-pointed-star': { motif: ['Star', 'five-point'], ...twin('five-pointed-star'), shows: ['Animal'] },
  'north-star': { motif: ['Star', 'north-star'], ...twin('north-star') },
  starburst: { motif: ['Star', 'starburst'], ...twin('north-star') },
  ...SIGNS,
  scarab: { emblem: ['Egyptian', 'scarab'], shows: ['Animal'] },
  ankh: { emblem: ['Egyptian', 'ankh'], shows: ['Cross'] },
  'winged-disc': { emblem: ['Egyptian', 'winged-disc'], shows: ['Wing', 'Celestial'] },
  'meander-disc': { emblem: ['Greek', 'meander-disc'], shows: ['Geometric'] },
  palmette: { emblem: ['Greek', 'palmette'], shows: ['Floral'] },
  amphora: { emblem: ['Greek', 'amphora'] },
  'laurel-wreath': { emblem: ['Roman', 'laurel-wreath'], shows: ['Floral'] },
  'roman-coin': { emblem: ['Roman', 'roman-coin'] },
  eagle: { emblem: ['Roman', 'aquila'], shows: ['Animal'] },
  triquetra: { emblem: ['Celtic', 'triquetra'], shows: ['Abstract'] },
  triskele: { emblem: ['Celtic', 'triskele'], shows: ['Abstract'] },
  'thors-hammer': { emblem: ['Norse / Viking', 'thors-hammer'] },
  valknut: { emblem: ['Norse / Viking', 'valknut'] },
  'rune-disc': { emblem: ['Norse / Viking', 'rune-disc'] },
  'jewelled-cross': { emblem: ['Byzantine', 'jewelled-cross'], shows: ['Cross'] },
  boteh: { emblem: ['Persian', 'boteh'], shows: ['Floral', 'Abstract'] },
  shamsa: { emblem: ['Persian', 'shamsa'], shows: ['Celestial'] },
  pomegranate: { emblem: ['Persian', 'pomegranate'], shows: ['Floral'] },
  tulip: { emblem: ['Ottoman', 'tulip'], shows: ['Floral'] },
  'crescent-and-star': { emblem: ['Ottoman', 'crescent-and-star'], shows: ['Celestial', 'Star'] },
  mango: { emblem: ['Indian / Mughal', 'mango'], shows: ['Floral'] },
  shou: { emblem: ['Chinese', 'shou'] },
  'ruyi-cloud': { emblem: ['Chinese', 'ruyi-cloud'], shows: ['Abstract'] },
  // Luck in China, where it carries a coin.
  bat: { emblem: [null, 'night-bat'], cultural: ['Chinese', 'bat'], shows: ['Animal'] },
  dragon: { emblem: ['Chinese', 'round-dragon'], shows: ['Animal', 'Serpent'] },
  'cherry-blossom': {
    emblem: ['Japanese', 'cherry-blossom-mon'],
    shows: ['Floral'],
    also: ['flowering-branch'],
    beside: ['blossom'],
  },
  torii: { emblem: ['Japanese', 'torii'] },
  fan: { emblem: ['Japanese', 'fan'], shows: ['Geometric'] },
  'endless-knot': { emblem: ['Himalayan / Tibetan', 'endless-knot'], shows: ['Infinity', 'Abstract'] },
  vajra: { emblem: ['Himalayan / Tibetan', 'vajra'] },
  adinkra: { emblem: ['African', 'adinkrahene'] },
  'rams-horns': { emblem: ['African', 'rams-horns'], shows: ['Animal'] },
  sankofa: { emblem: ['African', 'sankofa-heart'], shows: ['Heart', 'Animal'] },
  'bead-collar': { emblem: ['African', 'bead-collar'] },
  fibula: { emblem: ['Moroccan / Berber', 'fibula'] },
  yaz: { emblem: ['Moroccan / Berber', 'yaz'] },
  thunderbird: { emblem: ['Native American', 'thunderbird'], shows: ['Animal'] },
  'zia-sun': { emblem: ['Native American', 'stepped-sun'], shows: ['Celestial'] },
  naja: { emblem: ['Native American', 'naja'], shows: ['Floral'] },
  'sun-stone': { emblem: ['Aztec / Mayan', 'sun-disc'], shows: ['Celestial'] },
  'stepped-fret': { emblem: ['Aztec / Mayan', 'stepped-fret'], shows: ['Geometric'] },
  'feathered-serpent': { emblem: ['Aztec / Mayan', 'feathered-serpent'], shows: ['Serpent', 'Wing'] },
  'fish-hook': { emblem: ['Polynesian', 'fish-hook'] },
  koru: { emblem: ['Polynesian', 'koru'], shows: ['Abstract', 'Floral'] },
  turtle: { emblem: ['Polynesian', 'turtle'], shows: ['Animal'] },
  'imperial-egg': { emblem: ['Russian Imperial', 'imperial-egg'] },
  crown: { emblem: ['Russian Imperial', 'crown'] },
  'double-eagle': { emblem: ['Russian Imperial', 'double-eagle'], shows: ['Animal'] },
  om: { emblem: ['Religious / Spiritual Icons', 'om'] },
  'star-of-david': { emblem: ['Religious / Spiritual Icons', 'star-of-david'], shows: ['Star'] },
  'dharma-wheel': { emblem: ['Religious / Spiritual Icons', 'dharma-wheel'] },
  khanda: { emblem: ['Religious / Spiritual Icons', 'khanda'] },
  hamsa: { emblem: ['Religious / Spiritual Icons', 'hamsa'], shows: ['Eye'] },
  anchor: { emblem: [null, 'anchor'] },
  'scallop-shell': { emblem: [null, 'scallop-shell'] },
  bell: { emblem: [null, 'bell'] },
  mountain: { emblem: [null, 'mountain'] },
  key: { emblem: [null, 'key'] },
  horseshoe: { emblem: [null, 'horseshoe'] },
  'four-leaf-clover': { emblem: [null, 'four-leaf-clover'], shows: ['Floral'] },
  shamrock: { emblem: ['Celtic', 'shamrock'], shows: ['Floral'] },
  'tree-of-life': { emblem: ['Celtic', 'tree-of-life'], shows: ['Floral'] },
  'paw-print': { emblem: [null, 'paw-print'], shows: ['Animal'] },
  snowflake: { emblem: [null, 'snowflake'], shows: ['Star'] },
  skull: { emblem: [null, 'skull'] },
  dragonfly: { emblem: [null, 'dragonfly'], shows: ['Animal'] },
  lion: { emblem: [null, 'lion'], shows: ['Animal'] },
  owl: { emblem: [null, 'owl'], shows: ['Animal'] },
  elephant: { emblem: [null, 'elephant'], shows: ['Animal'] },
  padlock: { emblem: [null, 'padlock'] },
  bow: { emblem: [null, 'bow'] },
  claddagh: { emblem: ['Celtic', 'claddagh'], shows: ['Heart'] },
  'palm-tree': { emblem: [null, 'palm-tree'], shows: ['Floral'] },
  compass: { emblem: [null, 'compass'], shows: ['Star'] },
  arrow: { emblem: [null, 'arrow'] },
  'stag-head': { emblem: [null, 'stag-head'], shows: ['Animal'] },
  'eagle-head': { emblem: [null, 'eagle-head'], shows: ['Animal'] },
  'raven-head': { emblem: [null, 'raven-head'], shows: ['Animal'] },
  raven: { emblem: [null, 'raven'], shows: ['Animal'] },
  hummingbird: { emblem: [null, 'hummingbird'], shows: ['Animal'] },
  crane: { emblem: [null, 'crane'], shows: ['Animal'] },
  seahorse: { emblem: [null, 'seahorse'], shows: ['Animal'] },
  starfish: { emblem: [null, 'starfish'], shows: ['Animal'] },
  'forget-me-not': { emblem: [null, 'forget-me-not'], shows: ['Floral'] },
  pansy: { emblem: [null, 'pansy'], shows: ['Floral'] },
  monstera: { emblem: [null, 'monstera'], shows: ['Floral'] },
  willow: { emblem: [null, 'willow'], shows: ['Floral'] },
  propeller: { emblem: [null, 'propeller'] },
  'pen-nib': { emblem: [null, 'pen-nib'] },
  'ginkgo-leaf': { emblem: [null, 'ginkgo-leaf'], shows: ['Floral'] },
  'brigids-cross': { emblem: [null, 'brigids-cross'], shows: ['Cross'] },
  duckling: { emblem: [null, 'duckling'], shows: ['Animal'] },
  'rain-cloud': { emblem: [null, 'rain-cloud'], shows: ['Abstract'] },
  'bird-on-branch': { emblem: [null, 'bird-on-branch'], shows: ['Animal', 'Floral'] },
  'whale-tail': { emblem: [null, 'whale-tail'], shows: ['Animal'] },
  'lily-of-the-valley': { emblem: [null, 'lily-of-the-valley'], shows: ['Floral'] },
  'mermaid-tail': { emblem: [null, 'mermaid-tail'], shows: ['Animal'] },
  lighthouse: { emblem: [null, 'lighthouse'] },
  'chess-knight': { emblem: [null, 'chess-knight'] },
  'chess-rook': { emblem: [null, 'chess-rook'] },
  'f-holes': { emblem: [null, 'f-holes'] },
  coffin: { emblem: [null, 'coffin'] },
  dachshund: { emblem: [null, 'dachshund'], shows: ['Animal'] },
  thistle: { emblem: [null, 'thistle'], shows: ['Floral'] },
  lakshmi: { emblem: ['Indian / Mughal', 'lakshmi'] },
  'winged-scarab': { emblem: ['Egyptian', 'winged-scarab'], shows: ['Animal', 'Wing'] },
  ...DRAWN_MODELS,
};

/** Motifs that a piece with this figure shows, its own first. */
export function motifsOfFigure(figure: Figure): readonly Motif[] {
  const { motif, shows = [] } = MODELLED[figure];
  return motif === undefined ? shows : [motif[0], ...shows];
}

/** The motif and the forms in which a figure is modelled as one; null for emblems. */
export const motifFormsOfFigure = (
  figure: Figure,
): { readonly motif: Motif; readonly forms: readonly MotifForm[] } | null => {
  const { motif } = MODELLED[figure];
  if (motif === undefined) return null;
  const [name, ...forms] = motif;
  return { motif: name, forms };
};

/** Whether a form of a motif shows a figure, alone or beside something else. */
export function isFormOfFigure(figure: Figure, form: string): boolean {
  const forms: readonly string[] = motifFormsOfFigure(figure)?.forms ?? [];
  const beside: readonly string[] = MODELLED[figure].beside ?? [];
  return forms.includes(form) || beside.includes(form);
}

/** The emblem that shows a figure; null for those that are motifs alone. */
export const emblemFormOf = (figure: Figure): EmblemForm | null => MODELLED[figure].emblem?.[1] ?? null;

/** Whether an emblem shows a figure. */
export function isEmblemOfFigure(figure: Figure, form: string): boolean {
  const also: readonly string[] = MODELLED[figure].also ?? [];
  return form === emblemFormOf(figure) || form === MODELLED[figure].cultural?.[1] || also.includes(form);
}

/** Whether a form of a motif, an emblem or an outline is a figure. */
export const showsFigure = (figure: Figure, form: string): boolean =>
  isFormOfFigure(figure, form) || isEmblemOfFigure(figure, form);

/** Whether a form is one of a motif, or of a figure that shows it: an infinity that is half a heart is a heart too. */
export const showsMotif = (motif: Motif, form: string): boolean =>
  (motifForms(motif) as readonly string[]).includes(form) ||
  FIGURES.some((figure) => motifsOfFigure(figure).includes(motif) && showsFigure(figure, form));

/** The emblem that shows a motif on a plate or in glass, the culture's own where it has one; null for none. */
export function emblemFormOfMotif(motif: Motif, cultures: readonly CulturalInspiration[]): EmblemForm | null {
  if (motif === 'Cross') {
    if (cultures.includes('Byzantine')) return 'jewelled-cross';
    return cultures.includes('Celtic') ? 'celtic-cross' : 'cross';
  }
  return MOTIF_EMBLEMS[motif] ?? null;
}

const MOTIF_EMBLEMS: Readonly<Partial<Record<Motif, EmblemForm>>> = {
  Serpent: 'ring-serpent',
  Floral: 'blossom',
  Star: 'five-pointed-star',
  Celestial: 'crescent-moon',
  Heart: 'heart',
};

/** The culture whose emblem a figure is; null for plain motifs and for emblems of no culture. */
export const cultureOfFigure = (figure: Figure): CulturalInspiration | null =>
  MODELLED[figure].emblem?.[0] ?? null;

/**
 * The cultures of a brief that have a front of their own: where a figure was named that is the front, in the manner of
 * its culture; among charms each has its own.
 */
export function culturesBeside({ culture, figures, braceletKind }: Brief): readonly CulturalInspiration[] {
  const named = figures ?? [];
  if (named.length > 0 && braceletKind !== 'charm') return [];
  const spoken = new Set(named.map(cultureOfFigure));
  return culture.filter((one) => !spoken.has(one));
}

/**
 * Draws a figure: as the emblem of a culture that was asked for where it has one, else as a motif, else as the
 * emblem it is. Deterministic in the random stream.
 */
export function drawFigure(
  figure: Figure,
  style: OrnamentStyle,
  random: Random,
  options: {
    readonly cultures?: readonly CulturalInspiration[];
    readonly enamelled?: boolean;
    /** Of the enamel, where they were asked for. */
    readonly colours?: readonly EnamelColour[];
    /** Of a creature the wings alone were to be enamelled. */
    readonly isWingsOnly?: boolean;
    readonly inlay?: readonly StoneKind[];
    /** On a plate that was asked for: as the emblem, where there is one. */
    readonly onPlate?: boolean;
    /** Of an emblem, where it was chosen. */
    readonly ground?: EmblemOrnament['ground'];
  } = {},
): Ornament {
  const { motif, cultural } = MODELLED[figure];
  const isCultural = cultural !== undefined && (options.cultures ?? []).includes(cultural[0]);
  const emblem = isCultural ? cultural : MODELLED[figure].emblem;
  const culture = emblem?.[0] ?? null;
  const asked = culture !== null && (options.cultures ?? []).includes(culture);
  const isInlaid = (options.inlay?.length ?? 0) > 0 && emblem !== undefined && INLAID_FORMS.has(emblem[1]);
  const isEmblem =
    emblem !== undefined && (asked || isInlaid || options.enamelled === true || options.onPlate === true);
  if (motif !== undefined && !isEmblem) {
    const [name, ...forms] = motif;
    return motifOfForm(name, forms[Math.floor(random() * forms.length)], style, random);
  }
  if (emblem === undefined) throw new Error(`the figure ${figure} is modelled in no way`);
  const [, form] = emblem;
  return drawEmblem(culture, style, random, { ...options, form });
}
