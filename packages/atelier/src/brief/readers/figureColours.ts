/** Colours of figures ("a red ladybird with black dots") and of what is behind them ("an anchor on a blue ground"): glass. */
import { phraseOf, type Reading } from '../reading.ts';
import { has, type Item, valueIn } from '../scan.ts';

/** Words that mean stones though none is named. */
const SPARKLES = /\b(?:sparkl\w*|glitter\w*|bling\w*|twinkl\w*|jewell?ed|bejewell?ed|gemmy)\b/i;
const LINK = /^(?:and|n|&|,|\/|with)$/;

/** A colour and nothing else: no stone, no metal, no flower that it is called by. */
const isColour = (item: Item | undefined): boolean =>
  item !== undefined &&
  has(item, 'colour') &&
  !item.negated &&
  !has(item, 'gemstone', 'customGemstone', 'metal', 'figure', 'motif') &&
  !/^(?:iridescent|changing|milky)$/.test(valueIn(item, 'colour') ?? '') &&
  !/clear|transparent|see through|colou?rless/.test(item.norm);

const isFigure = (item: Item | undefined): boolean =>
  item !== undefined &&
  !item.negated &&
  has(item, 'figure') &&
  !has(item, 'gemstone', 'colour', 'cut') &&
  valueIn(item, 'figure') !== 'evil-eye';
const isAlive = (item: Item): boolean => /^(?:Animal|Floral)$/.test(valueIn(item, 'motif') ?? '');

/** Stones are spoken of by how they are set or cut: what has a colour then may be they. */
const speaksOfStones = ({ items, text }: Reading): boolean =>
  SPARKLES.test(text) || items.some((item) => !item.negated && has(item, 'setting', 'cut'));

/** Colours of gold, where the word for it comes later. */
const GOLDS = /^(?:white|yellow|rose|pink|red)$/;

/** "Black cat", "pink flamingo": the colour stands in the name, where it is not that of the kind. */
const NAMED_WITH_COLOUR =
  /^(?:black|white|red|pink|blue|green|yellow|purple|orange) (?!panda|whale|fox|deer|rhino|kite)\S/;

/** Colours right before a figure: "a yellow and black bee", "a blue, tiny butterfly". */
function before({ items }: Reading, figure: number): number[] {
  const found: number[] = [];
  for (let at = figure - 1; at >= 0; at--) {
    const item = items[at]!;
    if (isColour(item)) found.unshift(at);
    else if (!(has(item, 'size') && !has(item, 'metal')) && !(found.length > 0 && LINK.test(item.norm)))
      break;
  }
  return found;
}

/** Colours behind a figure or its piece: "frog pendant in green", "turtle charm, green with brown". */
function behind(reading: Reading, noun: number): number[] {
  const { items } = reading;
  let at = noun + 1;
  if (has(items[at], 'type', 'jewelryNoun')) at += 1;
  if (items[at]?.norm === ',') at += 1;
  if (items[at]?.norm === 'in') at += 1;
  const found: number[] = [];
  let end = at;
  for (; end < items.length; end++) {
    if (isColour(items[end])) found.push(end);
    else if (found.length === 0 || !LINK.test(items[end]!.norm)) break;
  }
  const last = found.at(-1);
  if (last === undefined) return [];
  // "Bee pendant, blue sapphire": the colour of what follows.
  const next = items[last + 1];
  const ends =
    next === undefined ||
    next.kind === 'mark' ||
    /^(?:with|and|for|on|n|&|about|in|to|please)$/.test(next.norm);
  // "Compass brooch, white and yellow gold": two metals.
  if (
    /^(?:and|n|&|\/|,)$/.test(next?.norm ?? '') &&
    GOLDS.test(items[last]!.norm) &&
    has(items[last + 2], 'metal')
  )
    return [];
  const isOther = has(items[last + 1], 'gemstone', 'stoneNoun', 'metal', 'customGemstone', 'type');
  if (ends && !isOther) return found;
  // "Red with black dots": the last is that of its parts.
  return found.length > 1 && !isOther ? found.slice(0, -1) : [];
}

/** Items whose colour is that of a figure that was named. */
export function coloursOfFigures(reading: Reading): readonly number[] {
  const { items } = reading;
  const figures = items.flatMap((item, at) => (isFigure(item) ? [at] : []));
  const [first] = figures;
  if (first === undefined || speaksOfStones(reading)) return [];
  const isPiece = (item: Item | undefined): boolean =>
    item !== undefined && has(item, 'type') && !item.negated && !has(item, 'figure', 'motif');
  const found = new Set<number>();
  for (const at of figures) {
    if (NAMED_WITH_COLOUR.test(items[at]!.norm)) found.add(at);
    const own = [...before(reading, at), ...behind(reading, at)];
    // "A black skull": metal that was blackened, where it is nothing that lives.
    const isBlackened = own.length === 1 && items[own[0]!]!.norm === 'black' && !isAlive(items[at]!);
    if (!isBlackened) for (const colour of own) found.add(colour);
  }
  // "Crazy about ladybirds: a little pendant red with black dots".
  for (const [at, item] of items.entries())
    if (isPiece(item) && isAlive(items[first]!))
      for (const colour of behind(reading, at)) if (items[colour]!.norm !== 'black') found.add(colour);
  return [...found].sort((a, b) => a - b);
}

const GROUND = /^(?:background|backdrop|back ground|backing)$/;
const GROUND_OF_PLACE = /^(?:ground|field|base|surface)$/;

/** Items whose colour is that of the ground behind what is shown, each with the words that place it there. */
export function coloursOfGround(reading: Reading): readonly { readonly at: number; readonly noun: number }[] {
  const { items } = reading;
  return items.flatMap((item, at) => {
    if (!isColour(item)) return [];
    const next = items[at + 1];
    if (next !== undefined && !next.negated) {
      const opening = items[phraseOf(reading, at)[0]! - 1]?.norm ?? '';
      const isPlaced = /^(?:on|against|over|in)$/.test(opening);
      if (GROUND.test(next.norm) || (GROUND_OF_PLACE.test(next.norm) && isPlaced))
        return [{ at, noun: at + 1 }];
      // "Navy blue behind it"
      if (next.norm === 'behind' && /^(?:it|him|her|them|that|the)$/.test(items[at + 2]?.norm ?? ''))
        return [{ at, noun: at + 1 }];
    }
    // "Background in sky blue", "the background dark green"
    const noun = [at - 1, at - 2].find((index) => GROUND.test(items[index]?.norm ?? ''));
    const isOwn =
      noun !== undefined && (noun === at - 1 || /^(?:in|of|is|:|,|be)$/.test(items[at - 1]!.norm));
    return isOwn && !has(next, 'gemstone', 'stoneNoun', 'metal', 'type') ? [{ at, noun }] : [];
  });
}
