import { type Arrangement, type JewelryType, SETTING_STYLES, type SettingStyle } from '@filigree/contracts';
import { type Claim, firstOfEach, phraseOf, type Reading, use, wordsOf } from '../reading.ts';
import { has, type Item, valueIn } from '../scan.ts';
import { ARRANGED_PIECES } from './arrangements.ts';
import type { Measure } from './measure.ts';
import { readRim } from './rimmed.ts';
import { describesExisting } from './types.ts';

const asSetting = (value: string | null): SettingStyle | null =>
  SETTING_STYLES.find((setting) => setting === value) ?? null;

/** Pavé or channel work on a part of the piece, beside the setting of the stone. */
function isOnBand(reading: Reading, at: number): boolean {
  const phrase = phraseOf(reading, at);
  if (phrase.some((index) => index > at && index <= at + 3 && has(reading.items[index], 'bandPart')))
    return true;
  if (/band|shank|shoulder/.test(reading.items[at]!.norm)) return true;
  const after = reading.items.slice(phrase.at(-1)! + 1, phrase.at(-1)! + 5);
  return has(after[0], 'accentCue') && /band|shank|side|shoulder/.test(after[0]!.norm);
}

/** "one flush diamond", "flush 2 mm rubies": sunk into the metal, where no finger or other ring is flush with it. */
function flush({ items }: Reading, at: number): SettingStyle | null {
  if (items[at]!.norm !== 'flush') return null;
  // "A small emerald set flush".
  if (/^(?:set|mounted|sunk)$/.test(items[at - 1]?.norm ?? '')) return 'Bezel';
  const stone = items
    .slice(at + 1, at + 5)
    .findIndex((item) => has(item, 'gemstone', 'stoneNoun', 'customGemstone'));
  const between = items.slice(at + 1, at + 1 + Math.max(0, stone));
  const free = between.every(
    (item) => item.quantity !== null || has(item, 'size', 'colour', 'shape', 'cut') || item.norm === 'mm',
  );
  return stone !== -1 && free ? 'Bezel' : null;
}

const SITS_FLUSH = /^(?:sits?|sitting|fits?|lies?|lays?) flush$|^flush with the band$/;
/** Behind it: another ring, or the finger. */
const BESIDE_RING = /^(?:with|against|next|next to|beside|alongside|up|to|under|underneath)$/;
/** Words back to what sits so. */
const SUBJECT_REACH = 8;

/** "Three diamonds ... they need to sit flush": the stones are let into the metal, where a ring sits flush against another. */
function sitsFlush({ items, tokens }: Reading, at: number): SettingStyle | null {
  if (!SITS_FLUSH.test(items[at]!.norm) || BESIDE_RING.test(items[at + 1]?.norm ?? '')) return null;
  const isStone = (item: Item): boolean => has(item, 'gemstone', 'stoneNoun', 'customGemstone');
  for (let index = at - 1; index >= Math.max(0, at - SUBJECT_REACH); index--) {
    const item = items[index]!;
    if (has(item, 'type', 'jewelryNoun')) return null;
    if (isStone(item)) return 'Bezel';
    if (/^(?:they|them|these|those)$/.test(item.norm)) {
      const areStones = items
        .slice(0, index)
        .some((other) => isStone(other) && /s$/.test(tokens[other.last]!.norm));
      return areStones ? 'Bezel' : null;
    }
  }
  return null;
}

const FLOATS = /^(?:float(?:s|ing|ed)?|hover(?:s|ing)?|levitat(?:e|es|ing))$/;
/** Words between a stone and what is said of it: "a diamond that looks as if it floats". */
const FLOATS_NEAR = 6;

/** "A floating diamond", "a sapphire hovering in mid air": on a ring the ends of the band hold it between them. */
export function floatsAt({ items }: Reading, at: number): boolean {
  if (!FLOATS.test(items[at]!.norm) || items[at]!.negated) return false;
  const isStone = (item: Item): boolean => has(item, 'gemstone', 'stoneNoun', 'customGemstone', 'centreNoun');
  const behind = items.slice(at + 1, at + 4).findIndex((item) => item.kind === 'mark' || isStone(item));
  return (
    items.slice(Math.max(0, at - FLOATS_NEAR), at).some(isStone) ||
    (behind !== -1 && isStone(items[at + 1 + behind]!))
  );
}

/** Settings by which stones lie in the metal, as their words say it. */
const LET_IN = /\b(?:flush|gypsy|burnish|hammer set|star set)\b/i;

/** The stones are let into the band itself: nothing of them stands over it. Null where they are not, or on no band. */
const letInto = (
  setting: Claim<SettingStyle> | null,
  types: readonly JewelryType[],
): Claim<Arrangement> | null =>
  setting?.value === 'Bezel' &&
  LET_IN.test(setting.words) &&
  types.every((type) => ARRANGED_PIECES['flush-set'].includes(type))
    ? { ...setting, value: 'flush-set' }
    : null;

/** "Covered in little diamonds", "encrusted with sapphires": small stones all over the metal. */
function covered({ items }: Reading, at: number): SettingStyle | null {
  const { norm } = items[at]!;
  if (/^encrusted with /.test(norm)) return 'Pave';
  if (!/^(?:covered|encrusted|smothered|blanketed)$/.test(norm)) return null;
  if (!/^(?:in|with)$/.test(items[at + 1]?.norm ?? '')) return null;
  const stone = items
    .slice(at + 2, at + 5)
    .find((item) => !has(item, 'size', 'colour', 'accentNoun') && !/^(?:tiny|little)$/.test(item.norm));
  return has(stone, 'gemstone', 'stoneNoun') && !stone!.negated ? 'Pave' : null;
}

const OVER = /^(?:all over|all-over|allover|throughout)$/;
/** Stones that stand apart are no surface of them. */
const APART = /^(?:scatter\w*|sprinkl\w*|dot(?:ted|s)?|here|flush|flush set|random\w*|star\w*)$/;

/** "Small diamonds all over", "all over in little rubies": stones beside stones, as far as the metal goes. */
function allOver({ items, tokens }: Reading, at: number): SettingStyle | null {
  const isAll = items[at]!.norm === 'all' && items[at + 1]?.norm === 'over';
  if (!isAll && !OVER.test(items[at]!.norm)) return null;
  const isMany = (item: Item | undefined): boolean =>
    item !== undefined &&
    !item.negated &&
    has(item, 'gemstone', 'stoneNoun') &&
    /s$/.test(tokens[item.last]!.norm);
  const near = items.slice(Math.max(0, at - 6), at + 6);
  if (near.some(({ norm }) => APART.test(norm))) return null;
  // "Diamonds set all over", "all over it in tiny diamonds".
  const before = [
    items[at - 1],
    /^(?:set|placed|in)$/.test(items[at - 1]?.norm ?? '') ? items[at - 2] : undefined,
  ];
  const from = at + (isAll ? 2 : 1);
  const behind = items.slice(from, from + 5);
  const stop = behind.findIndex((item) => item.kind === 'mark' || has(item, 'type', 'finish', 'motif'));
  const isIn = /^(?:in|with)$/.test(behind[0]?.norm ?? '');
  return before.some(isMany) || (isIn && behind.slice(0, stop === -1 ? behind.length : stop).some(isMany))
    ? 'Pave'
    : null;
}

/** "A coral beads set" is a set of beads, "bear claw details" are of the bear. */
function isOfOtherThing({ items, tokens }: Reading, at: number): boolean {
  const { norm, first } = items[at]!;
  if (/^bead set$/.test(norm)) return tokens[first]!.text.toLowerCase() === 'beads';
  return /^claws?$/.test(norm) && items[at - 1]?.entries.some(({ value }) => value === 'Animal') === true;
}

/** Ways to hold a stone that stands alone; prongs go without saying. */
const HOLDS_ONE: ReadonlySet<SettingStyle> = new Set(['Bezel', 'Tension']);

export interface SettingClaims {
  readonly setting: Claim<SettingStyle> | null;
  readonly excluded: Claim<SettingStyle>[];
  /** "A bezel set solitaire": one stone alone, in another setting; null where that is the setting, or was not said. */
  readonly alone: Claim<'solitaire'> | null;
  /** Set flush, into the metal of a band. */
  readonly letIn: Claim<Arrangement> | null;
}

/** The setting of the centre: the first that is not only the dress of the band. */
export function readSetting(
  reading: Reading,
  measures: readonly Measure[],
  types: readonly JewelryType[],
): SettingClaims {
  const claims: Claim<SettingStyle>[] = [];
  const excluded: Claim<SettingStyle>[] = [];
  const prongs = new Map(
    measures.filter(({ kind }) => kind === 'prongs').map((measure) => [measure.at, measure]),
  );
  const isRing = types.length > 0 && types.every((type) => type === 'Ring');
  reading.items.forEach((item, at) => {
    const setting =
      asSetting(valueIn(item, 'setting')) ??
      flush(reading, at) ??
      sitsFlush(reading, at) ??
      covered(reading, at) ??
      allOver(reading, at) ??
      (isRing && floatsAt(reading, at) ? 'Tension' : null);
    if (setting === null || isOfOtherThing(reading, at)) return;
    use(reading, at);
    if (describesExisting(reading, at)) return;
    const counted = prongs.get(at - 1);
    const words = counted?.words ?? wordsOf(reading, at);
    (item.negated ? excluded : claims).push({ value: setting, words, at });
  });
  // "My mother wants a halo. I do not want a halo.": of one word said twice the last rules.
  const withdrawn = new Set(
    excluded
      .filter(({ at }) => {
        const { norm } = reading.items[at]!;
        const last = reading.items.findLastIndex((item) => item.norm === norm);
        return last === at;
      })
      .map(({ at }) => reading.items[at]!.norm),
  );
  for (let index = claims.length - 1; index >= 0; index--) {
    if (withdrawn.has(reading.items[claims[index]!.at]!.norm)) claims.splice(index, 1);
  }
  const centre = claims.filter(
    ({ value, at }) => !((value === 'Pave' || value === 'Channel') && isOnBand(reading, at)),
  );
  // "My wife's solitaire, but a bezel this time": what is said of the new one.
  const changed = centre.find(({ at }) => {
    const behind = reading.items.slice(at + 1, at + 4).map(({ norm }) => norm);
    return /^(?:set |setting )?(?:this time|instead|now)\b/.test(behind.join(' '));
  });
  // "A bezel solitaire": that it is alone says nothing of how it is held.
  const held =
    (centre[0]?.value === 'Solitary' ? centre.find(({ value }) => HOLDS_ONE.has(value)) : null) ?? centre[0];
  const setting = changed ?? held ?? claims[0] ?? readRim(reading, types);
  const asked = new Set(claims.map(({ value }) => value));
  const solitary =
    setting?.value === 'Solitary' ? undefined : claims.find(({ value }) => value === 'Solitary');
  return {
    setting,
    excluded: firstOfEach(excluded).filter(({ value }) => !asked.has(value)),
    alone: solitary === undefined ? null : { ...solitary, value: 'solitaire' },
    letIn: letInto(setting, types),
  };
}
