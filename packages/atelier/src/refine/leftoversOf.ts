/** What of a clause was not understood, in its own words. */
import { listLeftovers } from '../brief/leftovers.ts';
import { use } from '../brief/reading.ts';
import { has } from '../brief/scan.ts';
import { INSTRUCTION_WORDS, TELLS_LETTERING, UNDERSTOOD_WORDS } from './lexicon/instructionWords.ts';
import { coloursSetting } from './readers/metals.ts';
import { colourFor, recolouredIn } from './readers/namedStones.ts';
import type { Scene } from './scene.ts';

export function leftoversOf(scene: Scene, understood: boolean): string[] {
  const { reading } = scene.words;
  reading.items.forEach((item, at) => {
    if (
      item.negated ||
      has(item, 'cut', 'shape', 'gemstone', 'metal') ||
      (has(item, 'colour') &&
        (/\benamel/.test(scene.plain) ||
          recolouredIn(scene) !== null ||
          colourFor(scene) !== null ||
          coloursSetting(scene.plain))) ||
      INSTRUCTION_WORDS.test(item.norm) ||
      // "Those greyish ones", of a stone.
      (/^(?:gr[ae]y|black|brown|green|blu|pink|purpl)e?ish$/.test(item.norm) &&
        recolouredIn(scene) !== null) ||
      // "MDB, not MB": the letters that are there.
      (scene.lettering !== null && item.norm === scene.facts.lettering?.toLowerCase()) ||
      (scene.lettering !== null && TELLS_LETTERING.test(item.norm)) ||
      (understood &&
        (item.kind === 'quantity' || item.norm.split(' ').every((word) => UNDERSTOOD_WORDS.test(word))))
    )
      use(reading, at);
  });
  return listLeftovers(reading);
}
