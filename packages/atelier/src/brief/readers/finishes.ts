/** The finish of the metal. */
import { METAL_FINISHES, type MetalFinish } from '@filigree/contracts';
import { type Claim, type Reading, wordsOf } from '../reading.ts';
import { has } from '../scan.ts';
import { claimsOf } from './claimsOf.ts';

/** "a band that isn't shiny": what is refused to shine is matte. */
function readUnpolished(reading: Reading): Claim<MetalFinish> | null {
  const at = reading.items.findIndex(
    (item) => item.negated && !item.softened && item.entries.some(({ value }) => value === 'Polished'),
  );
  return at === -1 ? null : { value: 'Matte', words: wordsOf(reading, at), at };
}

/** "I'm wearing emerald satin": cloth. */
const isFabric = ({ items }: Reading, at: number): boolean =>
  /^(?:satin|velvet)/.test(items[at]!.norm) &&
  items.slice(Math.max(0, at - 4), at).some(({ norm }) => /^(?:wearing|dress|gown|wear)$/.test(norm));

/** "a rough diamond" is uncut, and its metal as it may be. */
const isRoughStone = ({ items }: Reading, at: number): boolean =>
  items[at]!.norm === 'rough' && !/^[,.;]$/.test(items[at + 1]?.norm ?? '.');

/** "Ivy leaves engraved on the front", "engraved with a fern": a picture is cut, whatever is lettered besides. */
function cutsFigure({ items }: Reading, at: number): boolean {
  const shows = (index: number): boolean => has(items[index], 'motif', 'figure');
  if (shows(at - 1)) return true;
  let next = at + 1;
  if (!/^(?:with|by)$/.test(items[next]?.norm ?? '')) return false;
  next += 1;
  while (/^(?:a|an|the|some|little|small|tiny)$/.test(items[next]?.norm ?? '')) next += 1;
  return shows(next);
}

/** @param lettering true when an inscription was read: its "engraved" is no finish */
export function readFinish(reading: Reading, lettering: boolean): Claim<MetalFinish> | null {
  const claims = claimsOf(reading, 'finish', METAL_FINISHES);
  // "engraved with their initials" asks for lettering still to be told, not for a pattern.
  const promised = reading.items.some(
    (item) =>
      item.kind === 'word' &&
      /^(?:initials?|coordinates?|names?|dates?|message|inscription|monogram|lettering|text)$/.test(
        reading.tokens[item.first]!.norm,
      ),
  );
  const wanted = claims.find(
    ({ value, at }) =>
      !((lettering || promised) && value === 'Engraved' && !cutsFigure(reading, at)) &&
      !isFabric(reading, at) &&
      !isRoughStone(reading, at),
  );
  return wanted ?? readUnpolished(reading);
}
