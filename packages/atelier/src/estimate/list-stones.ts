import type { Gemstone, StoneCut } from '@filigree/contracts';
import { domeWord } from '../design/stones/proportions.ts';
import type { Solids, StonePlacement } from '../geometry/solids.ts';
import { aboutCarats, stoneSize } from './wording.ts';

export interface StoneLine {
  readonly count: number;
  readonly gemstone: Gemstone;
  readonly cut: StoneCut;
  readonly form: StonePlacement['form'];
  readonly colour: StonePlacement['colour'];
  readonly role: StonePlacement['role'];
  readonly lengthMm: number;
  readonly widthMm: number;
  /** Weight of one stone; to be said as "about". */
  readonly eachCarat: number;
  readonly totalCarat: number;
  /** "1 oval sapphire, 8.2 × 6.1 mm, about 1.5 ct". */
  readonly words: string;
}

/** The setter's shopping list: like stones together, largest first. Sizes count as like to a tenth of a mm. */
export function listStones(solids: Solids): StoneLine[] {
  const groups = new Map<string, StonePlacement[]>();
  for (const stone of solids.stones) {
    const key = [
      stone.gemstone,
      stone.colour,
      stone.cut,
      stone.form,
      stone.role,
      stone.lengthMm.toFixed(1),
      stone.widthMm.toFixed(1),
    ].join('|');
    groups.set(key, [...(groups.get(key) ?? []), stone]);
  }
  return [...groups.values()].map(lineOf).sort((a, b) => b.eachCarat - a.eachCarat);
}

function lineOf(stones: readonly StonePlacement[]): StoneLine {
  const [{ gemstone, cut, form, colour, role, lengthMm, widthMm }] = stones as [StonePlacement];
  const totalCarat = stones.reduce((sum, stone) => sum + stone.aboutCarat, 0);
  const size = stoneSize(lengthMm, widthMm);
  const weight = `${aboutCarats(totalCarat)}${stones.length > 1 ? ' together' : ''}`;
  return {
    count: stones.length,
    gemstone,
    cut,
    form,
    colour,
    role,
    lengthMm,
    widthMm,
    eachCarat: totalCarat / stones.length,
    totalCarat,
    words: `${stones.length} ${stoneName({ gemstone, cut, form, colour }, stones.length)}, ${size}, ${weight}`,
  };
}

/** "oval sapphire", "pink round sapphires", "pearl", "opal cabochons". */
export function stoneName(
  { gemstone, cut, form, colour }: Pick<StonePlacement, 'gemstone' | 'cut' | 'form' | 'colour'>,
  count = 1,
): string {
  const colourWord = colour === null ? '' : `${colour} `;
  if (form === 'bead') return `${colourWord}${plural(gemstone.toLowerCase(), count)}`;
  if (form === 'cabochon')
    return `${colourWord}${domeWord(cut)} ${gemstone.toLowerCase()} ${plural('cabochon', count)}`;
  const cutWord = cut === 'Emerald' && gemstone === 'Emerald' ? 'emerald-cut' : CUT_WORDS[cut];
  return `${colourWord}${cutWord} ${plural(gemstone.toLowerCase(), count)}`;
}

const CUT_WORDS: Readonly<Record<StoneCut, string>> = {
  Round: 'round',
  Oval: 'oval',
  Princess: 'princess-cut',
  Cushion: 'cushion-cut',
  Emerald: 'emerald-cut',
  Marquise: 'marquise',
  Pear: 'pear-shaped',
  Heart: 'heart-shaped',
  Baguette: 'baguette',
  Trillion: 'trillion-cut',
  Radiant: 'radiant-cut',
};

/** Names of minerals in x and s keep their form in the trade ("three onyx", "two lapis lazuli"). */
const UNCHANGED = new Set(['onyx', 'lapis lazuli', 'turquoise']);

export function plural(noun: string, count: number): string {
  if (count === 1 || UNCHANGED.has(noun)) return noun;
  if (noun.endsWith('by')) return `${noun.slice(0, -1)}ies`;
  return noun.endsWith('z') ? `${noun}es` : `${noun}s`;
}
