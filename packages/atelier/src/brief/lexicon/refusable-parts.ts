/** Parts that a piece may have unasked, by what they are called where they are refused. Words are lemmas (spelling.ts). */
import type { RefusablePart } from '@filigree/contracts';
import { ARRANGEMENT_WORDS } from './arrangements.ts';

export const REFUSABLE_PART_WORDS: Readonly<Record<RefusablePart, string>> = {
  'split-shank': ARRANGEMENT_WORDS['split-shank'],
  groove: 'groove, grooved, furrow, groove line, center groove, centre groove, middle groove',
  milgrain: 'milgrain, milgraining, beaded edge, beaded edging, beading along the edge',
  plate: 'plate, plaque, nameplate, name plate',
  drops:
    'drop, dangle, dangling, dangly, dangler, danglies, hanging bit, hanging thing, bit hanging, thing hanging, part hanging, hanging off, hanging from, swinging, swingy',
};
