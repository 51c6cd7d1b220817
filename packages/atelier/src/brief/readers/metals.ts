import type { Metal } from '@filigree/contracts';
import { ALL_GOLDS } from '../lexicon/metals.ts';
import { type Claim, firstOfEach, phraseOf, type Reading, use, wordsOf } from '../reading.ts';
import { has, type Item, valueIn } from '../scan.ts';
import { isBareGold, metalsOf } from './countedGolds.ts';
import { bareColour, coloursApart, refusedColours, sharedGolds } from './goldColours.ts';
import type { Measure } from './measure.ts';
import { isOtherMetal } from './otherMetals.ts';

/** The gold nearest to a karat that is not offered: 9k is made as 10k, 21k as 22k. */
export function goldOfKarat(karat: number): Metal {
  const offered = [10, 14, 18, 22, 24].reduce((best, next) =>
    Math.abs(next - karat) < Math.abs(best - karat) ? next : best,
  );
  return `${offered}k Gold` as Metal;
}

/** Stones that are called golden: "golden South Sea pearl" has no gold. */
const GOLDEN_STONES = /^(?:Pearl|Topaz|Sapphire|Citrine|Moonstone)$/;

function coloursStone({ items }: Reading, at: number): boolean {
  if (items[at]!.norm !== 'golden') return false;
  for (let index = at + 1; index <= at + 3; index++) {
    const item = items[index];
    if (item === undefined || item.kind === 'mark') return false;
    const stone = item.entries.find(({ sense }) => sense === 'gemstone')?.value;
    if (stone !== undefined) return GOLDEN_STONES.test(stone);
  }
  return false;
}

/** "a ring, black, with a red stone": black metal, where black colours nothing else and no metal is named. */
function blackMetal(reading: Reading, taken: ReadonlySet<number>): Claim<Metal>[] {
  const { items } = reading;
  const enamelBefore = (index: number): boolean =>
    items.slice(0, index).some((item) => metalsOf(item).includes('Enamel'));
  const at = items.findIndex(
    (item, index) =>
      /^(?:black|all black|jet black|matte black|pitch black)$/.test(item.norm) &&
      !item.negated &&
      !taken.has(index) &&
      !phraseOf(reading, index).some(
        (other) =>
          other !== index &&
          // "gothic cross choker black": behind its piece the colour is the piece's.
          !(other < index && has(items[index - 1], 'type') && has(items[other], 'motif')) &&
          (has(
            items[other],
            'gemstone',
            'stoneNoun',
            'customGemstone',
            'motif',
            'metal',
            'centreNoun',
            'accentNoun',
            'thing',
          ) ||
            (other > index && items[other]!.kind === 'word')),
      ) &&
      !(enamelBefore(index) && has(items[index - 2], 'colour')) &&
      !isLinkedColour(items[index - 1]) &&
      (!isLinkedColour(items[index + 1]) ||
        // "something black and indestructible"
        (items[index - 1]?.norm === 'something' && !has(items[index + 2], 'colour')) ||
        (items[index + 1]!.norm === 'and' && has(items[index + 2], 'finish'))),
  );
  if (at === -1) return [];
  use(reading, at);
  return [{ value: 'Black Rhodium', words: wordsOf(reading, at), at }];
}

/** "triangles, black and gold", "silver and black": black joined to a metal is one, where no stone or glass is either. */
function blackBeside(reading: Reading): Claim<Metal> | null {
  const { items } = reading;
  const coloured = items.some((item) => metalsOf(item).includes('Enamel'));
  if (coloured) return null;
  const ends = (item: Item | undefined): boolean => item === undefined || item.kind === 'mark';
  const at = items.findIndex((item, index) => {
    if (item.norm !== 'black' || item.negated) return false;
    const joins = (step: 1 | -1): boolean =>
      /^(?:and|&|\/)$/.test(items[index + step]?.norm ?? '') && has(items[index + 2 * step], 'metal');
    // "A black and gold ring"
    const onPiece = has(items[index + 3], 'type') && has(items[index + 2], 'metal');
    return (joins(1) && (ends(items[index + 3]) || onPiece)) || (joins(-1) && ends(items[index + 1]));
  });
  if (at === -1) return null;
  use(reading, at);
  return { value: 'Black Rhodium', words: wordsOf(reading, at), at };
}

/** "A black ring with a thin line of rose gold": the piece itself is black, another metal only lies in it. */
function blackPiece(reading: Reading): Claim<Metal> | null {
  const { items } = reading;
  const at = items.findIndex(
    (item, index) => item.norm === 'black' && !item.negated && has(items[index + 1], 'type'),
  );
  const lineAt = items.findIndex(
    ({ norm }, index) =>
      (index > at || /stripe$/.test(norm)) &&
      /^(?:line|stripe|pinstripe|inlay|inlaid|edge|edging|channel|groove|trim|rim|interior|inside|lining|lined|detail|accent)$/.test(
        norm,
      ),
  );
  const joined = items.slice(Math.max(0, lineAt - 1)).some((item) => has(item, 'metal') && !item.negated);
  if (at === -1 || lineAt === -1 || !joined) return null;
  use(reading, at);
  return { value: 'Black Rhodium', words: wordsOf(reading, at), at };
}

/** Grey and white metals that are sold blackened; black gold has a name of its own. */
const BLACKENED = /^(?:Titanium|Tungsten|Silver|Platinum|Palladium)$/;

/** "A black tungsten band": the metal behind the colour is the body, its surface black. */
function blackened(reading: Reading): Claim<Metal> | null {
  const { items } = reading;
  const at = items.findIndex((item, index) => {
    const next = items[index + 1];
    if (!item.negated && blackApart(reading, index)) return true;
    return (
      /^(?:black|all black|jet black|matte black|blackened)$/.test(item.norm) &&
      !item.negated &&
      next !== undefined &&
      metalsOf(next).some((metal) => BLACKENED.test(metal))
    );
  });
  if (at === -1) return blackBehind(reading);
  use(reading, at);
  return { value: 'Black Rhodium', words: wordsOf(reading, at, at + 1), at: at + 1 };
}

/** "A black ring, tungsten, 8 mm": the piece is black, and a metal that is sold so is named apart. */
function blackApart({ items }: Reading, at: number): boolean {
  const next = items[at + 1];
  return (
    /^(?:black|all black|jet black|matte black)$/.test(items[at]!.norm) &&
    /^(?:Ring|Bracelet)$/.test(valueIn(next, 'type') ?? '') &&
    items.some(
      (item, index) =>
        index > at + 1 &&
        /^[,:;]$/.test(items[index - 1]!.norm) &&
        metalsOf(item).some((metal) => /^(?:Titanium|Tungsten)$/.test(metal)),
    )
  );
}

/** "Titanium, matt black", "tungsten in black": the colour behind the metal, at the end of what is said. */
function blackBehind(reading: Reading): Claim<Metal> | null {
  const { items } = reading;
  for (const [at, item] of items.entries()) {
    if (!/^(?:black|all black|jet black|matte black)$/.test(item.norm) || item.negated) continue;
    const next = items[at + 1];
    if (next !== undefined && next.kind !== 'mark' && next.norm !== 'finish') continue;
    let metalAt = at - 1;
    while (has(items[metalAt], 'finish', 'type') || /^(?:,|in|all)$/.test(items[metalAt]?.norm ?? ''))
      metalAt -= 1;
    const metal = items[metalAt];
    if (metal === undefined || metal.negated || !metalsOf(metal).some((value) => BLACKENED.test(value)))
      continue;
    use(reading, at);
    return { value: 'Black Rhodium', words: wordsOf(reading, metalAt, at), at: metalAt };
  }
  return null;
}

const isLinkedColour = (item: Item | undefined): boolean =>
  item !== undefined && (/^(?:and|or|&|\/)$/.test(item.norm) || has(item, 'gemstone', 'stoneNoun'));

const LOOK = /^(?:look|looks|looking|lookalike|effect|appearance|style|vibe)$/;
const LIKE = /^(?:look|looks|looking|appearance|effect|style|vibe)(?: like| of)?(?: an?| real| the)?$/;

/** "Brushed tungsten look but in platinum", "looks like gold but made of titanium": only the second is a metal of the piece. */
function isLookAlone(reading: Reading, at: number): boolean {
  const { items } = reading;
  const normOf = (index: number): string => items[index]?.norm ?? '';
  const before = items.slice(Math.max(0, at - 3), at).map(({ norm }) => norm);
  const isLook =
    LOOK.test(normOf(at + 1)) || before.some((_, from) => LIKE.test(before.slice(from).join(' ')));
  if (!isLook || items[at]!.negated) return false;
  const but = items.findIndex(
    ({ norm }, index) => index > at && index <= at + 4 && /^(?:but|only|just)$/.test(norm),
  );
  if (but === -1) return false;
  return items.slice(but + 1, but + 6).some((item) => has(item, 'metal') && !item.negated);
}

export interface MetalClaims {
  /** Items whose colour word belongs to gold. */
  readonly golds: ReadonlySet<number>;
  readonly metals: Claim<Metal>[];
  readonly excluded: Claim<Metal>[];
}

/**
 * Metals in the order of importance: as said, a karat right behind the gold it belongs to.
 * @param taken items whose colour is a stone's
 */
export function readMetals(
  reading: Reading,
  measures: readonly Measure[],
  taken: ReadonlySet<number>,
): MetalClaims {
  const { items } = reading;
  const shared = sharedGolds(reading);
  const trailing = coloursApart(reading, measures);
  // "Not in yellow or rose gold": the first is refused with its gold.
  const isRefused = ({ at }: Claim<Metal>): boolean => items[at]!.negated;
  const colours: Claim<Metal>[] = [...shared.filter((claim) => !isRefused(claim)), ...trailing];
  const excluded: Claim<Metal>[] = shared.filter(isRefused);
  const bare: Claim<Metal>[] = [];
  items.forEach((item, at) => {
    if (!has(item, 'metal') || coloursStone(reading, at)) return;
    use(reading, at);
    if (isLookAlone(reading, at)) return;
    const words = wordsOf(reading, at);
    if (item.negated) {
      // "No brass": nobody refuses gold by it.
      if (isOtherMetal(item)) return;
      const values = isBareGold(item) ? ALL_GOLDS : metalsOf(item);
      excluded.push(...values.map((value) => ({ value, words, at })));
      return;
    }
    // "three golds", "two metals"
    if (/^golds$/.test(reading.tokens[item.last]!.norm) && (items[at - 1]?.quantity?.low ?? 0) > 1) {
      colours.push({ value: 'Mixed Metals', words, at });
      return;
    }
    for (const value of metalsOf(item)) {
      // "22k gold plated": of its karat, and no colour said.
      const plated =
        /^gold (?:plated?|filled|vermeil)$/.test(item.norm) &&
        measures.some((measure) => measure.kind === 'karat' && measure.at < at && measure.at >= at - 2);
      if (isBareGold(item) || plated) bare.push({ value, words, at });
      else colours.push({ value, words, at });
    }
  });
  const karats = measures
    .filter((measure) => measure.kind === 'karat')
    .map((measure): Claim<Metal> => {
      const goldAt = items.findIndex(
        (item, at) => at >= measure.at && at <= measure.at + 3 && isBareGold(item),
      );
      const words = goldAt === -1 ? measure.words : wordsOf(reading, measure.at, goldAt);
      return { value: goldOfKarat(measure.value), words, at: measure.at };
    })
    .filter((karat) => {
      if (!items[karat.at]!.negated && !isExcludedNumber(reading, karat.at)) return true;
      excluded.push(karat);
      return false;
    });
  excluded.push(...refusedColours(reading));
  // Bare gold says nothing more where a karat or a colour of gold is named.
  const named = [...colours, ...karats].some((claim) => / Gold$/.test(claim.value));
  const plain = named ? [] : bare;
  const all: Claim<Metal>[] = [...colours, ...plain].sort((a, b) => a.at - b.at);
  for (const karat of karats.sort((a, b) => a.at - b.at)) {
    const owner = all.findIndex(
      (claim) => / Gold$/.test(claim.value) && !/^\d/.test(claim.value) && Math.abs(claim.at - karat.at) <= 4,
    );
    const place = owner === -1 ? all.findIndex((claim) => claim.at > karat.at) : owner + 1;
    all.splice(place === -1 ? all.length : place, 0, karat);
  }
  const lone = all.length === 0 ? bareColour(reading) : [];
  const beside = blackBeside(reading) ?? blackPiece(reading);
  if (beside !== null && !all.some(({ value }) => value === 'Black Rhodium')) all.unshift(beside);
  const dark = blackened(reading);
  if (dark !== null && !all.some(({ value }) => value === 'Black Rhodium'))
    all.splice(all.findIndex(({ at }) => at === dark.at) + 1, 0, dark);
  // "A rash from silver, so no silver": of one word said twice the last rules.
  const withdrawn = (claim: Claim<Metal>): boolean =>
    excluded.some(
      ({ value, at }) => value === claim.value && at > claim.at && items[at]?.norm === items[claim.at]?.norm,
    );
  const kept = all.filter((claim) => !withdrawn(claim));
  const hasBase = kept.some(({ value }) => !/^(?:Enamel|Recycled Metal|Mixed Metals)$/.test(value));
  const metals = firstOfEach(hasBase ? kept : [...lone, ...blackMetal(reading, taken), ...kept]);
  const wanted = new Set(metals.map(({ value }) => value));
  const golds = new Set([...shared, ...trailing, ...lone].map(({ at }) => at));
  return { golds, metals, excluded: firstOfEach(excluded).filter(({ value }) => !wanted.has(value)) };
}

function isExcludedNumber(reading: Reading, at: number): boolean {
  return has(reading.items[at - 1], 'exclude') && !has(reading.items[at - 1], 'filler');
}
