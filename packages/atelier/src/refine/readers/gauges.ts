/** The wire that goes through an ear or a nostril, told by its gauge or by how thick it is. */
import type { Change } from '../change.ts';
import type { Scene } from '../scene.ts';
import { sizeWordIn } from '../sizeWord.ts';

const POST_GAUGE: Change = {
  kind: 'refused',
  reason: 'impossible',
  message: 'The post of a stud is 20 gauge: ask for a ring, whose wire can be thicker or thinner.',
};

/** "20 gauge" of a nose ring or a hoop, and what is thin or thick of a nose stud: its wire; null where it is not spoken of. */
export function readGauge(scene: Scene): Change[] | null {
  const { plain, facts, words } = scene;
  const said = words.wireMm?.value;
  const isHoop = facts.piece?.fitting === 'hoop';
  if (facts.type !== 'Nose Ring' && !(isHoop && said !== undefined)) return null;
  const word = sizeWordIn(scene);
  const isStud = facts.piece?.fitting === 'nose-stud';
  const ofWire = (word === 'slim' || word === 'wide') && !/\b(?:stone|gem|diamond|petals?)\b/.test(plain);
  if (isStud && (said !== undefined || ofWire)) return [POST_GAUGE];
  return said === undefined ? null : [{ kind: 'bandWidth', step: { kind: 'to', value: said } }];
}
