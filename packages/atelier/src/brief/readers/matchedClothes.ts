/** "Matching red lehenga", "to go with my navy dress": what a piece is worn with is none of it, and its colour no colour of the piece. */
import type { Sense } from '../lexicon/entry.ts';
import type { Reading } from '../reading.ts';
import type { Item } from '../scan.ts';

const CLOTHES =
  /^(?:(?:my|her|his|our) )?(?:(?:wedding|bridesmaid|prom|evening|bridal|cocktail|ball) )?(?:dress|gown|lehe?n?ga|lehnga|ghagra|saree|sari|outfit|suit|sherwani|kurta|kurti|salwar|anarkali|kimono|qipao|cheongsam|ao dai|hanbok|kaftan|abaya|jumpsuit|blouse|skirt|shirt|sweater|jacket|coat|tuxedo|scarf|shawl|dupatta|veil|shoes?|heels?|handbag|clutch)$/;
/** What leads to what it is worn with. */
const LEAD =
  /^(?:match|matches|matching|to match|complement|complements|complementing|suits?|suiting|with|for|goes with|go with|wear with)$/;
/** "To go with a red lehenga" is said of clothes, "a doll with a red dress" of a figure. */
const WEAK_LEAD = /^with$/;
const GOES = /^(?:go|goes|going|wear|worn|pair|paired|match|matching)\b/;
const ARTICLE = /^(?:an?|the|my|her|his|our|their|your|this)$/;
const MOST_BETWEEN = 5;

/** What is taken from the words of clothes: nothing of it is asked for. */
const OF_CLOTHES: readonly Sense[] = ['colour', 'gemstone', 'metal', 'matchingSet', 'finish'];

const without = (item: Item): Item => ({
  ...item,
  entries: item.entries.filter(({ sense }) => !OF_CLOTHES.includes(sense)),
});

/** Where the word stands that leads to clothes at an item; null where none does. */
function leadOf({ items }: Reading, clothes: number): number | null {
  for (let at = clothes - 1; at >= Math.max(0, clothes - MOST_BETWEEN); at--) {
    const { norm, kind } = items[at]!;
    if (kind === 'mark') return null;
    if (!LEAD.test(norm)) continue;
    if (!WEAK_LEAD.test(norm)) return at;
    return GOES.test(items[at - 1]?.norm ?? '') ? at : null;
  }
  return null;
}

/** Takes the colours of clothes from the reading, and the word by which a piece matches them. */
export function withoutClothes(reading: Reading): void {
  const items = reading.items as Item[];
  for (const [at, { norm, kind }] of reading.items.entries()) {
    if (kind === 'quoted' || !CLOTHES.test(norm)) continue;
    const lead = leadOf(reading, at);
    if (lead === null) continue;
    for (let index = lead; index <= at; index++) {
      reading.used.add(index);
      if (index < at && !ARTICLE.test(items[index]!.norm)) items[index] = without(items[index]!);
    }
  }
}
