/** How a piece is to feel: older, darker, less girly, less of a style, more comfortable. */
import { DESIGN_ERAS, type DesignEra } from '@filigree/contracts';
import { has, valueIn } from '../../brief/scan.ts';
import type { Change, Wish } from '../change.ts';
import type { Scene } from '../scene.ts';
import { isShownMotif } from '../shownFigure.ts';
import { type ChangeReader, NAMES_STONE, removing } from './names.ts';

const OLDER =
  /\b(?:older|oldest|(?:look|looks|looking|seem) (?:\w+ )?(?:old|ancient|aged|worn)|aged|antiqued?|weathered|heirloom|old[- ](?:fashioned|timey|world)|more history|ancient)\b/;
const NEWER =
  /\b(?:too|less|not (?:so|as)) (?:\w+ )?(?:old|old[- ]fashioned|aged|dated|stuffy)\b|\b(?:old lady|granny|grandma|dated|fresher|younger|more youthful|more current)\b/;
const DARKER =
  /\b(?:darker|darken(?:ed)?|blacken(?:ed)?|oxidi[sz]ed?|moodier|too (?:bright|light colou?red))\b/;
/** What is called girly is decorated first of all; a bare piece is only made sturdier. */
const GIRLY =
  /\b(?:less|not (?:so|as|too|very|that)|too|isn'?t so|without being|nothing) (?:\w+ )?(?:girly|girlie|girlish|frilly|cutesy|cute|twee|princess-?y|flowery|sugary|romantic)\b/;
const COMFORTABLE =
  /\b(?:comfy|comfier|comfortable|comfortably|easier to wear|digs? in(?:to)?|pinch\w*|scratch(?:y|es))\b/;
const BEFORE_LESS = /^(?:less|not|too)$/;

/** What stands on the other side of a style that is too much. */
const AWAY_FROM: Readonly<Record<DesignEra, DesignEra>> = {
  Minimalist: 'Classic / Bridal',
  'Art Deco': 'Modern Sculptural',
  Victorian: 'Modern Sculptural',
  'Vintage Floral': 'Modern Sculptural',
  'Modern Sculptural': 'Classic / Bridal',
  'Gothic / Dark Aesthetic': 'Classic / Bridal',
  'Boho / Organic': 'Classic / Bridal',
  'Futuristic / Cyber-Lux': 'Classic / Bridal',
  'Classic / Bridal': 'Modern Sculptural',
  'Street-Lux / Avant-Garde': 'Classic / Bridal',
};

/** "Less sci-fi", "not so gothic", "too vintage": the style that is too much; null for none. */
export function tooMuchOf({ words: { reading } }: Scene): DesignEra | null {
  const at = reading.items.findIndex((item) => has(item, 'era'));
  if (at === -1) return null;
  const before = reading.items.slice(Math.max(0, at - 3), at).map(({ norm }) => norm);
  const isLess = before.some(
    (norm) => BEFORE_LESS.test(norm.split(' ').at(-1) ?? '') || BEFORE_LESS.test(norm.split(' ')[0] ?? ''),
  );
  const said = valueIn(reading.items[at], 'era');
  return isLess ? (DESIGN_ERAS.find((era) => era === said) ?? null) : null;
}

const ROMANTIC = /\b(?:romantic|dreamy|dreamier|whimsical|fairy ?-?tale|poetic)\b/;

const SIMPLER: Change = { kind: 'ornament', to: 'simple' };

export const readMood: ChangeReader = (scene): Wish[] => {
  const { plain, facts } = scene;
  const era = tooMuchOf(scene);
  if (era !== null)
    return facts.era === era
      ? [{ kind: 'era', era: AWAY_FROM[era] }]
      : [{ kind: 'firstOf', ways: [SIMPLER] }];
  if (GIRLY.test(plain))
    return [{ kind: 'firstOf', ways: [SIMPLER, { kind: 'presence', to: 'bold', strength: 1 }] }];
  if (NEWER.test(plain) && scene.to.era === null) return [{ kind: 'era', era: 'Modern Sculptural' }];
  if (removing(scene)) return [];
  // "A plain cross" of a cross that has more to it.
  if (/\bplain\b/.test(plain) && scene.to.motifs.some(({ value }) => isShownMotif(scene, value)))
    return [SIMPLER];
  if (DARKER.test(plain)) {
    if (NAMES_STONE.test(plain) || scene.words.gemstones.length > 0)
      return [
        {
          kind: 'refused',
          reason: 'impossible',
          message:
            'A stone has the colour of its kind: name another, for example a garnet, a morganite or an onyx.',
        },
      ];
    return [{ kind: 'metal', target: 'all', metals: ['Black Rhodium'], instead: [] }];
  }
  // Flowers and fine edges of the garden: what is called romantic.
  if (ROMANTIC.test(plain) && scene.to.era === null) return [{ kind: 'era', era: 'Vintage Floral' }];
  if (OLDER.test(plain) && scene.to.era === null) return [{ kind: 'era', era: 'Victorian' }];
  if (COMFORTABLE.test(plain) && facts.piece === null && !/\bcomfort\b/.test(plain))
    return [{ kind: 'bandProfile', profile: 'comfort' }];
  return [];
};
