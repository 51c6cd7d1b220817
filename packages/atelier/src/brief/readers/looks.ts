/** Motifs, and what names one without asking for it: bodies, likenesses, stories. */
import { MOTIFS, type Motif } from '@filigree/contracts';
import { type Claim, firstOfEach, phraseOf, type Reading, use, wordsOf } from '../reading.ts';
import { has, type Item, valueIn } from '../scan.ts';
import { claimsOf } from './claimsOf.ts';

const spoken = ({ tokens }: Reading, item: Item): string =>
  tokens
    .slice(item.first, item.last + 1)
    .map(({ norm }) => norm)
    .join(' ');

/** Part of a body, not a motif: "it should match her eyes", a snake "with emerald eyes". */
export function isBodyPart(reading: Reading, at: number): boolean {
  const item = reading.items[at]!;
  const before = reading.items[at - 1];
  if (before === undefined) return false;
  const creature = reading.items.some((other) =>
    other.entries.some(({ value }) => value === 'Animal' || value === 'Serpent'),
  );
  // "A hamsa with an eye in the palm", "the palm of a hand": no tree.
  if (item.norm === 'palm') {
    const hand = reading.items.some(({ norm }) => /(?:^| )(?:hand|hands|hamsa|khamsa)$/.test(norm));
    return (
      hand && (/^(?:the|its|her|his|my|each)$/.test(before.norm) || reading.items[at + 1]?.norm === 'of')
    );
  }
  if (item.norm === 'paw') return isPawOfCreature(reading, at);
  // "Her hands are always in clay"
  if (item.norm === 'hand') return /^(?:her|his|my|your|their|our)$/.test(before.norm);
  // "It makes her blue eyes shine", "a snake with blue eyes".
  if (/ eyes?$/.test(item.norm) && valueIn(item, 'motif') === 'Eye')
    return (
      /^(?:her|his|my|your|their)$/.test(before.norm) ||
      (creature && /^[a-z]+ eyes$/.test(spoken(reading, item)))
    );
  if (item.norm !== 'eye') return false;
  if (creature && has(before, 'gemstone', 'colour')) return true;
  // "An octopus, onyx for the eyes", "an owl with big eyes": a creature has two of its own.
  if (creature && /s$/.test(reading.tokens[item.last]!.norm)) return true;
  if (/^(?:her|his|my|your|their)$/.test(before.norm)) return true;
  return /s$/.test(reading.tokens[item.last]!.norm) && has(before, 'gemstone', 'colour', 'customGemstone');
}

/** What paws do, behind and before their name. */
const GESTURE =
  /^(?:raised|up|crossed|holding|held|hold|resting|rest|tucked|folded|outstretched|stretched|clasping|gripping|around|touching|together|leaning|pressed|lifted)$/;
const GESTURED = /^(?:its|their|front|hind|crossed|raised|lifted|folded|outstretched)$/;

/** "Two foxes leaning on it with their paws", "a bear, one paw raised": of the animal, and no print. */
function isPawOfCreature({ items }: Reading, at: number): boolean {
  const hasAnimal = items.some(
    (other, index) =>
      index !== at && !/\bpaws?\b/.test(other.norm) && !other.negated && valueIn(other, 'motif') === 'Animal',
  );
  return hasAnimal && (GESTURED.test(items[at - 1]?.norm ?? '') || GESTURE.test(items[at + 1]?.norm ?? ''));
}

/** "Of a peacock colour": the lustre of a pearl. */
const OF_LUSTRE = /^(?:colou?r(?:ed)?|green|hue|tone|overtone|lustre|luster|sheen)$/;

/** The iris of an eye is no flower, the fire of an opal no flame, a faceted stone no geometry. */
function isQuality(reading: Reading, at: number): boolean {
  const { items } = reading;
  const { norm } = items[at]!;
  if (
    norm === 'faceted' &&
    phraseOf(reading, at).some((index) => has(items[index], 'gemstone', 'stoneNoun', 'customGemstone'))
  )
    return true;
  const names = (value: string): boolean =>
    items.some(({ entries }) => entries.some((entry) => entry.value === value));
  // "as the tide leaves its silver": what is left behind is no foliage.
  if (
    norm === 'leaves' &&
    /^(?:it|its|me|us|the|my|his|her|a|him|them|no|nothing)$/.test(items[at + 1]?.norm ?? '')
  )
    return true;
  // "stepped shoulders" describe the part they stand before.
  if (/^(?:stepped|angular|linear|faceted)$/.test(norm) && has(items[at + 1], 'bandPart')) return true;
  if (
    norm === 'peacock' &&
    names('Pearl') &&
    (has(items[at + 1], 'gemstone') || OF_LUSTRE.test(items[at + 1]?.norm ?? ''))
  )
    return true;
  return (norm === 'iris' && names('Eye')) || (norm === 'fire' && names('Opal'));
}

/** "hexagon bezel", "hexagonal sapphire": the outline of a stone. */
export function outlinesStone(reading: Reading, at: number): boolean {
  return (
    /^(?:hexagon|hexagonal|octagon|octagonal|rhombus|kite|lozenge|coffin)/.test(reading.items[at]!.norm) &&
    (has(reading.items[at + 1], 'setting', 'gemstone', 'stoneNoun', 'accentNoun', 'cut', 'customGemstone') ||
      (reading.items[at - 1]?.norm === ',' && has(reading.items[at - 2], 'gemstone')))
  );
}

/** "The dog ate the sofa": a creature that does something in a story. */
export function isNarrated({ items }: Reading, at: number): boolean {
  // "Strong, I fish", "because she gardens": behind a pronoun no thing stands; a she-wolf is one.
  if (
    /^(?:i|we|he|she|they|you|who)$/.test(items[at - 1]?.norm ?? '') &&
    /^(?:fish|garden|bow|fly|star|wave)$/.test(items[at]!.norm)
  )
    return true;
  // "The big ones swallow me"
  if (items[at]!.norm === 'swallow' && /^(?:me|us|him|her|up|my)$/.test(items[at + 1]?.norm ?? ''))
    return true;
  // "My gran's eyes were grey"
  if (items[at]!.norm === 'eye' && has(items[at - 1], 'recipient')) return true;
  return (
    has(items[at], 'motif') &&
    /^(?:the|my|our|his|her|their)$/.test(items[at - 1]?.norm ?? '') &&
    /^(?:ate|eat|chewed|broke|stole|died|barked|bark|knocked|ran|lost|swallowed|jumped|sat|sleeps|slept|destroyed|scratched|bit)$/.test(
      items[at + 1]?.norm ?? '',
    )
  );
}

/** "She wears pearls to Mass and a gold cross": what somebody has on already. */
export function isWornAlready({ items, tokens }: Reading, at: number): boolean {
  let opening = at;
  while (opening > 0 && has(items[opening - 1], 'metal', 'size', 'finish', 'colour', 'plain')) opening--;
  const article = items[opening - 1];
  if (article === undefined || !/^(?:a|an|her|his|my|their|the)$/.test(article.norm)) return false;
  const clause = tokens
    .slice(Math.max(0, article.first - 10), article.first)
    .map(({ norm }) => norm)
    .join(' ')
    .replace(/^.*[.;!?]/, '');
  return /\b(?:he|she|mum|mom|nan|gran|who|they|always|already|still) (?:(?:always|already|still|only|usually) )*(?:wears?|wore|has on|had on)\b/.test(
    clause,
  );
}

/** "a Scorpio sun, Pisces moon": a place in a birth chart, not a figure. */
export function isOfChart({ items }: Reading, at: number): boolean {
  return (
    /^(?:sun|moon|rising|ascendant)$/.test(items[at]!.norm) &&
    items[at - 1]?.entries.some(({ sense, value }) => sense === 'motif' && value === 'Zodiac') === true
  );
}

/** "Wrists like twigs", "hands cold as ice": what a body is likened to. */
export const isSimile = (reading: Reading, at: number): boolean =>
  isLikeness(reading, at) || isBodySimile(reading, at) || isLikenedBody(reading, at);

/** "So it doesn't look like a crown", "without looking like a toy": what the piece is not to be taken for. */
const NOT_TO_LOOK_LIKE =
  /\b(?:does|do|did|is|are|will|would|should|must|ca|can)?(?:n[' ]?t|not|never|without)(?: (?:to|just|really|quite|end up|too much))* (?:(?:look|looks|looking|come out) (?:too |too much |so much |at all |anything |anywhere near )?(?:like|as if it (?:is|was|were))|resembl(?:e|es|ing)|be (?:taken|mistaken) for)(?: (?:an?|the|some|another|big|little|old))*$/;

/** "The leaves always look like feathers", "mine ended up looking like a crab": what is to be done better. */
function isLikeness({ items, tokens }: Reading, at: number): boolean {
  const before = tokens
    .slice(Math.max(0, items[at]!.first - 9), items[at]!.first)
    .map(({ norm }) => norm)
    .join(' ');
  // A phrase may hold the likening itself: "like a crown".
  const own = tokens.slice(items[at]!.first, items[at]!.last).map(({ norm }) => norm);
  if (NOT_TO_LOOK_LIKE.test([before, ...own].join(' '))) return true;
  return /\b(?:(?:always|usually|often|mostly|ends?|ended up|keeps?|tends? to) (?:look|looks|looking)|looked|(?:came|comes|come|turned) out(?: looking)?) (?:more |a bit |kind of |sort of )?like(?: (?:an?|the|some|his|her|my|big|little|old|dead|squashed))*$/.test(
    before,
  );
}

/** "Hands like shovels": the body that is likened to something is nobody's figure. */
const isLikenedBody = ({ items }: Reading, at: number): boolean =>
  /^(?:hand|foot|finger|ear|eye)$/.test(items[at]!.norm) &&
  items[at + 1]?.norm === 'like' &&
  !/^(?:with|of|two|a|an)$/.test(items[at - 1]?.norm ?? '');

const isBodySimile = ({ items, tokens }: Reading, at: number): boolean =>
  /\b(?:wrists?|fingers?|hands?|ankles?|necks?|arms?|legs?|knuckles|thumbs?|feet|skin|eyes?|hair|voice|heart|smile) (?:(?:is|are|that s|s|re|were|was) )?(?:(?:\S+ )?as|like|the size of)(?: an?| the| two| little| small| old)*$/.test(
    tokens
      .slice(Math.max(0, items[at]!.first - 8), items[at]!.first)
      .map(({ norm }) => norm)
      .join(' '),
  );

/** "A black velvet ribbon": what a piece is tied with. */
export const isCloth = ({ items, tokens }: Reading, at: number): boolean =>
  items[at]!.norm === 'ribbon' &&
  /^(?:velvet|satin|silk|silken|fabric|lace|grosgrain)$/.test(tokens[items[at]!.first - 1]?.norm ?? '');

/** "violets", "lilacs": a colour has no plural, a flower has. */
export const isFlower = ({ items, tokens }: Reading, at: number): boolean =>
  /^(?:violets|lilacs|lavenders|cornflowers|saffrons)$/.test(tokens[items[at]!.last]!.norm);

/** "Leave space at the bottom", "space for a name": room on the piece, no outer space. */
const isRoom = ({ items }: Reading, at: number): boolean =>
  items[at]!.norm === 'space' &&
  (/^(?:leave|leaving|left|enough|some|more|no|with|extra|little|any|make|making|keep)$/.test(
    items[at - 1]?.norm ?? '',
  ) ||
    /^(?:for|at|on|between|in between|left|to|free|below|above|under|underneath|beside|evenly|apart)$/.test(
      items[at + 1]?.norm ?? '',
    ));

/** @param taken items whose word is no motif: a heart that is a cut, the rose of "rose and white gold" */
/** "The middle square", "a square layout", "square 3x3": how a part lies or where it is, and no pattern. */
function isOfPart({ items }: Reading, at: number): boolean {
  const [before, next] = [items[at - 1], items[at + 1]];
  return (
    has(before, 'centreNoun') ||
    /^(?:middle|center|centre|central|inner|outer)$/.test(before?.norm ?? '') ||
    (next?.quantity?.across ?? null) !== null ||
    /^(?:layout|grid|arrangement|formation|format|block|back|front|corner|hole|opening|plate|base|middle|center|centre|frame)$/.test(
      next?.norm ?? '',
    )
  );
}

/** "A fox curls around the stone", "a snake that waves along it": what a figure does is no form of its own. */
const isPosture = ({ items }: Reading, at: number): boolean =>
  /^(?:curl|curls|swirl|swirling|ripple|flowing|wave|waves|melting|melted)$/.test(items[at]?.norm ?? '') &&
  /^(?:a?round|about|along|over|up|through|into)$/.test(items[at + 1]?.norm ?? '') &&
  items.slice(0, at).some((item) => has(item, 'figure') && !item.negated);

/** "A blue topaz drip", "a pearl dripping off it": the stone hangs like a drop, nothing is molten. */
function isDrip({ items }: Reading, at: number): boolean {
  if (!/^drip(?:ping)?$/.test(items[at]!.norm)) return false;
  return [at - 1, at - 2].some((place) => has(items[place], 'gemstone', 'customGemstone', 'stoneNoun'));
}

export function readMotifs(reading: Reading, taken: ReadonlySet<number>): Claim<Motif>[] {
  for (const at of reading.items.keys())
    if (isRoom(reading, at)) use(reading, /^leav/.test(reading.items[at - 1]?.norm ?? '') ? at - 1 : at, at);
  const claims = claimsOf(reading, 'motif', MOTIFS).filter(
    ({ at }) =>
      !taken.has(at) &&
      !isBodyPart(reading, at) &&
      !outlinesStone(reading, at) &&
      !isQuality(reading, at) &&
      !isOfChart(reading, at) &&
      !isCloth(reading, at) &&
      !isDrip(reading, at) &&
      !isPosture(reading, at) &&
      !isRoom(reading, at) &&
      !isSimile(reading, at) &&
      !isNarrated(reading, at) &&
      !isWornAlready(reading, at),
  );
  const hearts = reading.items.flatMap((item, at): Claim<Motif>[] => {
    const heart = item.entries.some((entry) => entry.sense === 'shape' && entry.value === 'Heart');
    if (!heart || taken.has(at)) return [];
    use(reading, at);
    return item.negated || isWornAlready(reading, at)
      ? []
      : [{ value: 'Heart', words: wordsOf(reading, at), at }];
  });
  // "triangles", "square": outlines that shape no stone are geometry.
  const outlines = reading.items.flatMap((item, at): Claim<Motif>[] => {
    if (reading.used.has(at) || item.negated || !has(item, 'shape')) return [];
    const next = reading.items[at + 1];
    // "cufflinks, square, onyx": an outline of its own is the face's, and no pattern.
    if (/^,$/.test(next?.norm ?? '') && reading.items[at - 1]?.norm === ',') return [];
    if (
      has(next, 'setting', 'gemstone', 'stoneNoun') ||
      /^(?:link|face|top|head|table|tube|tubing|wire|section|profile|edge|shank|signet|signet ring)$/.test(
        next?.norm ?? '',
      )
    )
      return [];
    if (!/^(?:triangle|triangular|square|rectangle|rectangular|octagon|octagonal)/.test(item.norm)) return [];
    use(reading, at);
    if (isOfPart(reading, at)) return [];
    return [{ value: 'Geometric', words: wordsOf(reading, at), at }];
  });
  const flowers = reading.items.flatMap((item, at): Claim<Motif>[] => {
    if (!isFlower(reading, at) || item.negated || item.kind === 'quoted') return [];
    use(reading, at);
    return [{ value: 'Floral', words: wordsOf(reading, at), at }];
  });
  const all = [...claims, ...hearts, ...outlines, ...flowers].sort((a, b) => a.at - b.at);
  // "Asymmetrical earrings, a sun and a moon": what they are not alike in was named.
  const named = all.filter(({ words }) => !/^asymmetr/i.test(words));
  return firstOfEach(named.length > 0 ? named : all);
}
