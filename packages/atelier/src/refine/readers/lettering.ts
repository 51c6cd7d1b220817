/** Engraving, and the mood of the piece. */
import { has } from '../../brief/scan.ts';
import type { Change } from '../change.ts';
import { sizeWordIn } from '../sizeWord.ts';
import { readCharms } from './charms.ts';
import type { ChangeReader } from './names.ts';
import { readFittings, speaksOfDrop } from './pieces.ts';

export const readEngraving: ChangeReader = (scene) => {
  const { plain, intent, facts } = scene;
  const changes: Change[] = [];
  const text = scene.lettering;
  if (text !== null) changes.push({ kind: 'engraving', text });
  else if (
    intent === 'remove' &&
    /\b(?:engraving|inscription|lettering|text|initials|words)\b/.test(plain) &&
    (facts.engraved || facts.polished)
  )
    changes.push({ kind: 'engraving', text: null });
  if (/\b(?:engrav|letter|font|text|inscription|writing)/.test(plain)) {
    if (/\b(?:script|cursive|handwrit\w+|italic)\b/.test(plain))
      changes.push({ kind: 'lettering', lettering: 'script' });
    else if (/\b(?:sans|block|plain letters|modern font|capitals)\b/.test(plain))
      changes.push({ kind: 'lettering', lettering: 'sans' });
    else if (/\b(?:serif|roman letters|classic font|print)\b/.test(plain))
      changes.push({ kind: 'lettering', lettering: 'serif' });
  }
  return changes;
};

/** Outlines that are said of a stone or a band here, not of a pattern. */
const OUTLINES = /^(?:square|squared|angular|rectangular)$/i;
/** Parts of figures that are motifs where they stand alone. */
const OWN_PARTS = /^(?:wings?|tail|eyes?|petals?|leaf|leaves|feathers?)$/i;

export const readCharacter: ChangeReader = (scene) => {
  const { to, intent } = scene;
  if (readCharms(scene).length > 0) return [];
  if (intent === 'remove') {
    const { items } = scene.words.reading;
    const named =
      items.some((item) => has(item, 'motif', 'figure')) || /\b(?:motif|figure|emblem)s?\b/.test(scene.plain);
    const other =
      speaksOfDrop(scene) || /\b(?:halo|drops?|charms?|engraving|pattern|enamel)\b/.test(scene.plain);
    return named && !other && scene.words.gemstones.length === 0 ? [{ kind: 'noMotif' }] : [];
  }
  const changes: Change[] = [];
  // A figure's name asks for the figure alone: a skull on a plain ring leaves the ring's style as it is.
  const isFigure = to.figures.some(({ at }) => at === to.era?.at);
  if (to.era !== null && !isFigure && sizeWordIn(scene) === null)
    changes.push({ kind: 'era', era: to.era.value });
  if (to.culture.length > 0 && (to.figures.length === 0 || scene.facts.piece === null))
    changes.push({ kind: 'cultures', cultures: to.culture.map(({ value }) => value) });
  // "Fish hooks" and "butterfly backs" are findings here.
  if (readFittings(scene).length > 0) return changes.filter(({ kind }) => kind === 'era');
  // "Blue enamel wings" of a butterfly are its own.
  const ofFigure = (words: string): boolean =>
    scene.facts.figure !== null &&
    OWN_PARTS.test(words) &&
    (to.gemstones.length > 0 || to.metals.length > 0 || to.enamelColours.length > 0 || to.finish !== null);
  const motifs = to.motifs
    .filter(({ words }) => !ofFigure(words) && !OUTLINES.test(words))
    .map(({ value }) => value)
    .filter(
      (motif) =>
        !(motif === 'Floral' && /\bhalo\b/.test(scene.plain)) &&
        (motif !== 'Abstract' || scene.facts.piece !== null),
    );
  const figures = to.figures.filter(({ words }) => !ofFigure(words)).map(({ value }) => value);
  // Twists, waves and leaves of a band are its form; a drop's figure belongs to the drop.
  const shapesBand =
    scene.facts.piece === null &&
    /\b(?:band|shank|edges?)\b/.test(scene.plain) &&
    motifs.length > 0 &&
    figures.every((figure) => figure === 'knot' || figure === 'wave');
  if (
    (motifs.length > 0 || figures.length > 0) &&
    !(shapesBand && motifs.every((motif) => motif === 'Abstract')) &&
    !speaksOfDrop(scene)
  )
    changes.push({ kind: 'motifs', motifs, figures });
  return changes;
};
