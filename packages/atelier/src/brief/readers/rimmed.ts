/** "One oval opal, gold rim", "a garnet framed in silver": metal all around a stone holds it, as a bezel does. */
import type { SettingStyle } from '@filigree/contracts';
import { type Claim, phraseOf, type Reading, use, wordsOf } from '../reading.ts';
import { has, type Item, valueIn } from '../scan.ts';

const RIM = /^(?:rim|surround|frame|collar|border|edge|edging|lip|wall|band)$/;
/** These are about many things: that it is the stone has to be said. */
const VAGUE = /^(?:collar|border|edge|edging|wall|band|lip)$/;
const RIMMED =
  /^(?:rimmed|framed|encased|encircled|surrounded|edged|bordered|framed (?:by|with)|surrounded (?:by|with)|encircled (?:by|with)|edged (?:with|in)|bordered (?:by|with)|encased in)$/;
/** Said of what is no bezel: grains, stones, twisted wire. */
const DRESSED =
  /bead|milgrain|mill?e?grain|rope|twist|braid|plait|scallop|pav|dot|ball|leaf|leaves|halo|filigree|engrav|stone|crystal|stepped|tiered|pierced|lace/;
const isStone = (item: Item): boolean => has(item, 'gemstone', 'customGemstone', 'stoneNoun');
const isMetal = (item: Item | undefined): boolean =>
  item !== undefined && !item.negated && (has(item, 'metal') || /\bmetal$|^golden$/.test(item.norm));
const isEnd = (item: Item | undefined): boolean =>
  item === undefined ||
  item.kind === 'mark' ||
  /^(?:and|on|with|for|in|a?round|about|please|,)$/.test(item.norm);

/** "Around the stone", "round it": behind a rim. */
const AROUND = /^(?:all )?(?:a?round|about|on) (?:the |this |my )?(?:stone|gem|opal|it|(?:\w+ )?cabochon)\b/;

function saysAround({ items }: Reading, at: number): boolean {
  const behind = items.slice(at + 1, at + 5);
  const words = behind.map(({ norm }) => norm).join(' ');
  const stone = behind.findIndex(isStone);
  return AROUND.test(words) || (/^(?:all )?a?round (?:the|this)\b/.test(words) && stone !== -1 && stone <= 3);
}

/** The bezel that is spoken of so; null where none is, or where something else than a stone may have the rim. */
export function readRim(reading: Reading, types: readonly string[]): Claim<SettingStyle> | null {
  const { items } = reading;
  const first = items.findIndex((item) => isStone(item) && !item.negated);
  // Of a figure, a plate or a case the rim is its own; beads are strung.
  const hasOther = items.some(
    (item) =>
      !item.negated &&
      (has(item, 'figure', 'motif') ||
        /^(?:locket|disc|disk|coin|medal|medallion|cameo|tag|plate|plaque|signet|signet ring|strand|bead|inlay)$/.test(
          item.norm,
        )),
  );
  if (first === -1 || hasOther || types.some((type) => /^(?:Cufflinks|Tiara|Hairpin)$/.test(type)))
    return null;
  for (const [at, item] of items.entries()) {
    if (item.negated) continue;
    if (RIM.test(item.norm)) {
      const phrase = phraseOf(reading, at);
      const before = phrase.filter((index) => index < at).map((index) => items[index]!);
      const own = before.filter((other) => !has(other, 'type'));
      const isOfMetal = own.some((other) => isMetal(other)) || saysAround(reading, at);
      const isDressed = own.some(
        (other) => isStone(other) || DRESSED.test(other.norm) || has(other, 'setting', 'colour'),
      );
      const isPearlFrame =
        item.norm === 'frame' && items.every((one) => !isStone(one) || valueIn(one, 'gemstone') === 'Pearl');
      if (!isOfMetal || isDressed || isPearlFrame || (VAGUE.test(item.norm) && !saysAround(reading, at)))
        continue;
      use(reading, at);
      return { value: 'Bezel', words: wordsOf(reading, phrase[0]!, at), at };
    }
    if (RIMMED.test(item.norm)) {
      let metal = at + 1;
      while (/^(?:in|by|with|a|thin|fine|plain|smooth|solid|polished)$/.test(items[metal]?.norm ?? ''))
        metal += 1;
      if (!isMetal(items[metal]) || !isEnd(items[metal + 1])) continue;
      if (!items.slice(0, at).some(isStone)) continue;
      use(reading, at);
      return { value: 'Bezel', words: wordsOf(reading, at, metal), at };
    }
  }
  return null;
}
