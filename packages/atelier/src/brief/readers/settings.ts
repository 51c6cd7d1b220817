import { SETTING_STYLES, type SettingStyle } from '@filigree/contracts';
import { type Claim, firstOfEach, phraseOf, type Reading, use, wordsOf } from '../reading.ts';
import { has, valueIn } from '../scan.ts';
import type { Measure } from './measure.ts';
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

export interface SettingClaims {
  readonly setting: Claim<SettingStyle> | null;
  readonly excluded: Claim<SettingStyle>[];
  /** "A bezel set solitaire": one stone alone, in another setting; null where that is the setting, or was not said. */
  readonly alone: Claim<'solitaire'> | null;
}

/** The setting of the centre: the first that is not only the dress of the band. */
export function readSetting(reading: Reading, measures: readonly Measure[]): SettingClaims {
  const claims: Claim<SettingStyle>[] = [];
  const excluded: Claim<SettingStyle>[] = [];
  const prongs = new Map(
    measures.filter(({ kind }) => kind === 'prongs').map((measure) => [measure.at, measure]),
  );
  reading.items.forEach((item, at) => {
    const setting = asSetting(valueIn(item, 'setting')) ?? flush(reading, at) ?? covered(reading, at);
    if (setting === null) return;
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
  const setting = changed ?? centre[0] ?? claims[0] ?? null;
  const asked = new Set(claims.map(({ value }) => value));
  const solitary =
    setting?.value === 'Solitary' ? undefined : claims.find(({ value }) => value === 'Solitary');
  return {
    setting,
    excluded: firstOfEach(excluded).filter(({ value }) => !asked.has(value)),
    alone: solitary === undefined ? null : { ...solitary, value: 'solitaire' },
  };
}
