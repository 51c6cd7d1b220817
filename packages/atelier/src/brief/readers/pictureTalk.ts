/** Numbers that speak of a picture ("8k", "85mm", "--ar 1:1") beside its words (lexicon/pictures.ts). */
import type { Item } from '../scan.ts';
import type { Token } from '../tokens.ts';

/** Switches of picture generators; "--no" refuses something and is read as words. */
const SWITCH =
  /(?<![\p{L}\d])(?:--|—|–)(?:ar|aspect|v|version|s|stylize|style|q|quality|seed|chaos|c|iw|niji|tile|hd|weird|w|h)\b(?:[ \t]+(?:raw|[\d.]+(?::[\d.]+)?))?/giu;
/** Only in a text about a picture: resolutions, ratios, sizes in pixels, apertures. */
const RESOLUTION =
  /\b(?:2|4|6|8|10|12|16|32) ?k\b(?! ?(?:gold|white|yellow|rose|solid|budget|max|tops|usd|dollars|or))/gi;
const FRAME =
  /\b\d{1,2}:\d{1,2}\b|\b(?:512|640|720|768|1024|1080|1280|1536|1920|2048|4096)(?: ?[x×] ?\d{3,4}|p)\b|\bf ?\/ ?\d{1,2}(?:\.\d)?\b|\biso ?\d{2,5}\b/gi;
/** Focal lengths of common lenses in millimetres, right beside a word of the picture. */
const NAMED_LENS = /\b\d{2,3} ?mm(?: (?:f ?\/ ?[\d.]+ )?(?:macro )?(?:lens|prime)\b)/gi;
const LENS = /\b(?:24|35|50|70|85|90|100|105|135|200) ?mm\b/gi;

const SUM_BEFORE =
  /(?:[$£€]|\b(?:budget|under|below|spend|up to|max|maximum|around|about|over|than|price|pay)(?: (?:is|of|to))?) ?$/i;

const isPictureWord = (item: Item | undefined): boolean =>
  item?.entries.some(({ sense, value }) => sense === 'filler' && value === 'picture') ?? false;

/** The items with those of a picture made mute: neither wishes nor unknown words. */
export function withoutPictureTalk(text: string, tokens: readonly Token[], items: readonly Item[]): Item[] {
  const spans = [...text.matchAll(SWITCH), ...text.matchAll(NAMED_LENS)];
  if (spans.length > 0 || items.some(isPictureWord)) {
    spans.push(...text.matchAll(FRAME));
    for (const match of text.matchAll(RESOLUTION))
      if (!SUM_BEFORE.test(text.slice(0, match.index))) spans.push(match);
    for (const match of text.matchAll(LENS)) if (isBesidePicture(tokens, items, match)) spans.push(match);
  }
  const inside = ({ start }: Token): boolean =>
    spans.some((span) => start >= span.index && start < span.index + span[0].length);
  const ofPicture = spans.length > 0 || items.some(isPictureWord);
  // "Black background" is the photographer's in a text about a picture, the enameller's elsewhere.
  const coloursBackdrop = (at: number): boolean =>
    ofPicture &&
    /^(?:background|backdrop)$/.test(items[at + 1]?.norm ?? '') &&
    /^(?:black|dark|blue|green|red|pink|purple|brown|matte black|deep|light|gold|golden)$/.test(
      items[at]!.norm,
    );
  return items.map((item, at) =>
    inside(tokens[item.first]!) || coloursBackdrop(at)
      ? { ...item, kind: 'phrase', entries: [{ sense: 'filler', value: 'picture' }], quantity: null }
      : item,
  );
}

function isBesidePicture(
  tokens: readonly Token[],
  items: readonly Item[],
  { index, 0: written }: RegExpExecArray,
): boolean {
  const startOf = (item: Item): number => tokens[item.first]!.start;
  const isComma = (item: Item | undefined): boolean => item?.norm === ',';
  let before = items.findLastIndex((item) => startOf(item) < index);
  let after = items.findIndex((item) => startOf(item) >= index + written.length);
  if (isComma(items[before])) before -= 1;
  if (isComma(items[after])) after += 1;
  return isPictureWord(items[before]) || (after !== -1 && isPictureWord(items[after]));
}
