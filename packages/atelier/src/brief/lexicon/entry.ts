/** Phrases by value, separated by commas; each word matches its plural too. */
export type Vocabulary<Value extends string> = Readonly<Record<Value, string>>;

/** What a phrase can speak of: a field of the brief, or a role that helps to read its neighbours. */
export type Sense =
  | 'type'
  | 'metal'
  /** A metal that is not worked here; the same entry's 'metal' is the nearest of ours. */
  | 'otherMetal'
  | 'gemstone'
  | 'cut'
  /** Outlines that are a cut beside a stone and something else elsewhere ("round", "heart"). */
  | 'shape'
  | 'setting'
  | 'finish'
  | 'motif'
  /** What a motif is to look like: a butterfly, the sign of the lion. */
  | 'figure'
  /** What a figure is drawn in the place of. */
  | 'standIn'
  | 'era'
  | 'culture'
  | 'occasion'
  | 'colour'
  | 'customGemstone'
  | 'birthMonth'
  | 'month'
  | 'size'
  | 'recipient'
  | 'matchingSet'
  | 'sustainability'
  | 'count'
  | 'lengthIn'
  | 'bandPart'
  | 'stoneNoun'
  | 'centreNoun'
  | 'accentNoun'
  | 'accentCue'
  | 'jewelryNoun'
  | 'thing'
  | 'unbuilt'
  | 'filler'
  | 'exclude'
  | 'soften'
  | 'plain'
  | 'noStones';

export interface Entry {
  readonly sense: Sense;
  readonly value: string;
}

export function phrasesOf(list: string): string[] {
  return list
    .split(',')
    .map((phrase) => phrase.trim().replace(/\s+/g, ' '))
    .filter((phrase) => phrase !== '');
}
