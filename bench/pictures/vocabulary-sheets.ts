/**
 * Contact sheets of the vocabulary, so that a person can judge whether each choice shows: every type in every era and
 * every setting,
 * every motif in its forms, figures drawn from outlines or modelled, every culture on four kinds of piece, each seen where its emblem is, and the four sketches
 * of every arrangement that has a name.
 */
import { ARRANGED_PIECES, interpret } from '@filigree/atelier/brief';
import { createDesign, type Design, formsWithin, motifForms } from '@filigree/atelier/design';
import {
  ARRANGEMENTS,
  type Arrangement,
  type Brief,
  CULTURAL_INSPIRATIONS,
  DESIGN_ERAS,
  DRAWN_FIGURES,
  type Figure,
  JEWELRY_TYPES,
  MODELLED_FIGURES,
  MOTIFS,
  type Motif,
  SETTING_STYLES,
} from '@filigree/contracts';
import type { Renderer } from '@filigree/raytracer';
import { makeSheets, type Sheet, type Tile } from './make-sheets.ts';

/** A brief that asks for these things and leaves all else open. */
const openBrief = (changes: Partial<Brief>): Brief => ({
  ...interpret({ prompt: 'ring' }).brief,
  ...changes,
});

const designed = (brief: Partial<Brief>, seed: number): Design => createDesign(openBrief(brief), seed);

const STYLE = { tilePx: 168, labelPx: 96, quality: 74 };
const RENDER_PX = 252;

function typesSheet(): Sheet {
  return {
    file: 'types-eras',
    rows: JEWELRY_TYPES,
    columns: DESIGN_ERAS.map((era) => era.split(' / ')[0] ?? era),
    tile: (row, column): Tile => {
      const [type, era] = [JEWELRY_TYPES[row], DESIGN_ERAS[column]];
      return { name: `${type} ${era}`, design: designed({ type, era }, row + column), view: 'hero' };
    },
    renderPx: RENDER_PX,
    quality: 'fast',
    style: STYLE,
  };
}

function settingsSheet(): Sheet {
  return {
    file: 'settings',
    rows: JEWELRY_TYPES,
    columns: SETTING_STYLES,
    tile: (row, column): Tile => {
      const [type, setting] = [JEWELRY_TYPES[row], SETTING_STYLES[column]];
      return {
        name: `${type} ${setting}`,
        design: designed({ type, setting, gemstones: ['Ruby'], metals: ['White Gold'] }, row + column),
        view: 'hero',
      };
    },
    renderPx: RENDER_PX,
    quality: 'fast',
    style: STYLE,
  };
}

/** Widest row of forms that is shown; a motif of more (the zodiac) shows its first. */
const MOST_FORMS = 6;

/** The same pendant with its motif in a given form. */
function inForm(design: Design, form: ReturnType<typeof motifForms>[number]): Design {
  if (!('ornaments' in design)) throw new Error(`a ${design.type} has no front`);
  const ornaments = design.ornaments.map((placed) =>
    placed.ornament.kind === 'motif' ? { ...placed, ornament: { ...placed.ornament, form } } : placed,
  );
  return { ...design, ornaments };
}

/** The forms with a stone inside their outline are asked for with one: so many seeds have each of them. */
const SEEDS_WITHIN = 8;

function withStoneInside(motif: Motif, form: ReturnType<typeof motifForms>[number]): Design | undefined {
  return Array.from({ length: SEEDS_WITHIN }, (_, seed) =>
    designed({ type: 'Pendant', motifs: [motif], gemstones: ['Ruby'], arrangements: ['within'] }, seed),
  ).find(
    (design) =>
      'ornaments' in design &&
      design.ornaments.some(({ ornament }) => ornament.kind === 'motif' && ornament.form === form),
  );
}

function motifsSheet(): Sheet {
  return {
    file: 'motifs',
    rows: MOTIFS,
    columns: Array.from({ length: MOST_FORMS }, () => ''),
    tile: (row, column): Tile | null => {
      const motif = MOTIFS[row];
      if (motif === undefined) return null;
      const form = motifForms(motif)[column];
      if (form === undefined) return null;
      return {
        name: `${motif} ${form}`,
        design:
          (formsWithin(motif).includes(form) ? withStoneInside(motif, form) : undefined) ??
          inForm(designed({ type: 'Pendant', motifs: [motif] }, 1), form),
        view: 'front',
      };
    },
    renderPx: RENDER_PX,
    floating: true,
    quality: 'fast',
    style: STYLE,
  };
}

/** Pieces that carry an emblem, each seen where it shows. */
const CULTURE_PIECES = [
  ['Pendant', 'front'],
  ['Ring', 'top'],
  ['Earrings', 'front'],
  ['Brooch', 'top'],
] as const;
/** Seeds of a ring at which an emblem takes its front. */
const SIGNET_SEED = 2;

function culturesSheet(): Sheet {
  return {
    file: 'cultures',
    rows: CULTURAL_INSPIRATIONS,
    columns: CULTURE_PIECES.map(([type]) => type),
    tile: (row, column): Tile | null => {
      const culture = CULTURAL_INSPIRATIONS[row];
      if (culture === undefined) return null;
      const [type, view] = CULTURE_PIECES[column];
      const design = designed({ type, culture: [culture] }, type === 'Ring' ? SIGNET_SEED : row + column);
      return { name: `${culture} ${type}`, design, view };
    },
    renderPx: RENDER_PX,
    floating: true,
    quality: 'fast',
    style: { ...STYLE, labelPx: 196 },
  };
}

/** How many seeds of an arrangement stand side by side: a generation's four. */
const SKETCHES = 4;

/** Arrangements of something that has to be named with them, in the words of a customer. */
const ARRANGED_WORDS: Partial<Record<Arrangement, string>> = {
  thorny: 'a ring with a thorny band',
  patterned: 'a gold band with stars around it',
  pierced: 'a gold band with stars cut right through it',
  berries: 'a twig ring with tiny garnets as berries among the leaves',
  hidden: 'a solitaire ring with a tiny moon hidden on the side',
  inlay: 'a ring with an inlay of turquoise',
  'corner-stone': 'an onyx signet ring with a small diamond in the corner',
  'head-ends': 'a gold bangle with lion heads at the ends',
  'back-drop': 'a pearl necklace with a drop down the back',
  strand: 'a lapis bead necklace',
  spacers: 'a garnet bead necklace with gold spacers between',
  nameplate: 'a name necklace with "Ada"',
  'vertical-bar': 'a vertical bar pendant',
  scattered: 'a bar pendant with five garnets scattered down it',
  coil: 'a snake bracelet that coils twice around the wrist',
  mismatched: 'mismatched earrings, a sun and a moon',
  within: 'a ring with a diamond inside an infinity',
  charms: 'an anklet with little shells',
  'figure-clasp': 'a silver bracelet with an anchor clasp',
  jewelled: 'a silver dragonfly brooch with gems on its wings',
  'without-chain': 'a silver anchor pendant, no chain',
  'front-clasp': 'a gold paperclip necklace with a toggle clasp at the front',
  'flush-set': 'a gold ring with three flush set diamonds',
  'ash-chamber': 'a silver pendant for ashes',
  'in-a-row': 'a silver anklet with elephants in a row',
  flanked: 'a necklace with a lotus in the center and a peacock on either side',
  'through-ring': 'a lariat with one end that goes through a ring',
};

function arrangementsSheet(): Sheet {
  return {
    file: 'arrangements',
    rows: ARRANGEMENTS.map((name) => name.replaceAll('-', ' ')),
    columns: Array.from({ length: SKETCHES }, () => ''),
    tile: (row, column): Tile | null => {
      const name = ARRANGEMENTS[row];
      if (name === undefined) return null;
      const [type] = ARRANGED_PIECES[name];
      const words = ARRANGED_WORDS[name];
      const brief = words === undefined ? { type, arrangements: [name] } : interpret({ prompt: words }).brief;
      return { name: `${name} ${column}`, design: designed(brief, column), view: 'hero' };
    },
    renderPx: RENDER_PX,
    quality: 'fast',
    style: { ...STYLE, labelPx: 120 },
  };
}

const FIGURES_IN_A_ROW = 12;
/** Those drawn from outlines, then those of no culture that are modelled in the round. */
const SHOWN_FIGURES: readonly Figure[] = [...DRAWN_FIGURES, 'bat', ...MODELLED_FIGURES];

/** The same piece with its emblem in its own outline. */
function inOutline(design: Design): Design {
  if (!('ornaments' in design)) throw new Error(`a ${design.type} has no front`);
  const ornaments = design.ornaments.map((placed) =>
    placed.ornament.kind === 'emblem'
      ? { ...placed, ornament: { ...placed.ornament, ground: 'silhouette' as const } }
      : placed,
  );
  return { ...design, ornaments };
}

function figuresSheet(): Sheet {
  return {
    file: 'figures',
    rows: Array.from({ length: Math.ceil(SHOWN_FIGURES.length / FIGURES_IN_A_ROW) }, () => ''),
    columns: Array.from({ length: FIGURES_IN_A_ROW }, () => ''),
    tile: (row, column): Tile | null => {
      const figure = SHOWN_FIGURES[row * FIGURES_IN_A_ROW + column];
      if (figure === undefined) return null;
      return {
        name: figure,
        design: inOutline(
          designed({ type: 'Brooch', figures: [figure], noStones: true, enamelColours: ['blue'] }, 0),
        ),
        view: 'top',
      };
    },
    renderPx: 180,
    floating: true,
    quality: 'fast',
    style: { ...STYLE, tilePx: 120, labelPx: 0 },
  };
}

/** The sheets of types and eras, settings, motifs, figures, cultures, arrangements; `only` as for `makeSheets`. */
export const makeVocabularySheets = (renderer: Renderer, only?: string): Promise<void> =>
  makeSheets(
    renderer,
    [typesSheet, settingsSheet, motifsSheet, figuresSheet, culturesSheet, arrangementsSheet],
    only,
  );
