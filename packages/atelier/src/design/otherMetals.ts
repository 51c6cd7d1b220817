/** Metals that are not worked here: what takes their place is told. */
import type { Brief, Metal } from '@filigree/contracts';

const listed = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), names.at(-1)].filter((part) => part !== '').join(' and ');

/** "10k yellow gold" of a karat and a colour. */
function nameOf(metals: readonly Metal[]): string {
  const karat = metals.find((metal) => /^\d/.test(metal));
  const [colour] = metals.filter((metal) => metal !== karat);
  const names = [karat?.replace(/ Gold$/, ''), colour?.toLowerCase()].filter((name) => name !== undefined);
  return colour === undefined ? (karat ?? '').replace('Gold', 'gold') : names.join(' ');
}

const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** What is said of metals that are not worked here; null where none was named. */
export function otherMetalsTold({ otherMetals }: Pick<Brief, 'otherMetals'>): string | null {
  if (!otherMetals?.length) return null;
  const names = listed(otherMetals.map(({ name }) => name));
  const ours = [...new Set(otherMetals.map(({ as }) => nameOf(as)))];
  const [is, it] = otherMetals.length === 1 ? ['is', 'it'] : ['are', 'them'];
  const isOne = ours.length === 1 && ours[0] !== 'mixed metals';
  const [come, stand] = isOne ? ['comes', 'stands'] : ['come', 'stand'];
  return `${capital(names)} ${is} not worked here: ${ours.join(' and ')} ${come} nearest and ${stand} in for ${it}.`;
}
