/** Engraving, and the mood of the piece. */
import type { Change } from '../change.ts';
import { sizeWordIn } from '../sizeWord.ts';
import type { ChangeReader } from './names.ts';

export const readEngraving: ChangeReader = ({ words, plain, intent, design }) => {
  const changes: Change[] = [];
  if (words.engraving !== null && intent !== 'remove')
    changes.push({ kind: 'engraving', text: words.engraving.value });
  else if (
    intent === 'remove' &&
    /\b(?:engraving|inscription|lettering|text|initials|words)\b/.test(plain) &&
    design.engraving !== null
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

export const readCharacter: ChangeReader = (scene) => {
  const { to, intent } = scene;
  if (intent === 'remove') return [];
  const changes: Change[] = [];
  if (to.era !== null && sizeWordIn(scene) === null) changes.push({ kind: 'era', era: to.era.value });
  if (to.culture.length > 0)
    changes.push({ kind: 'cultures', cultures: to.culture.map(({ value }) => value) });
  const motifs = to.motifs
    .map(({ value }) => value)
    .filter((motif) => !(motif === 'Floral' && /\bhalo\b/.test(scene.plain)) && motif !== 'Abstract');
  if (motifs.length > 0) changes.push({ kind: 'motifs', motifs });
  return changes;
};
