import type { SizeWord } from '../brief/lexicon/sizes.ts';
import { type Item, valueIn } from '../brief/scan.ts';
import { GEM_PLURALS } from './readers/names.ts';
import type { Scene } from './scene.ts';

const OPPOSITE: Readonly<Record<SizeWord, SizeWord>> = {
  slim: 'wide',
  wide: 'slim',
  delicate: 'bold',
  bold: 'delicate',
  small: 'large',
  large: 'small',
  simple: 'ornate',
  ornate: 'simple',
  high: 'low',
  low: 'high',
};

const PLAINER = new RegExp(
  String.raw`\b(?:plainer|cleaner|simplify|less (?:busy|fussy|detail|decoration|sparkle|sparkly|bling|blingy|flashy|fancy|showy)|fewer (?:\w+ )?(?:stones|gems|details|${GEM_PLURALS})|tone(?:d)? (?:it )?down|pared (?:back|down)|understated|more (?:understated|discreet|low[- ]key)|less (?:going on|happening|stuff|fuss|over the top|ott|loud|in your face|elaborate|ornate|intricate))\b|\b(?:ditch|lose|drop|skip|without|no|remove|get rid of|cut(?: out)?) (?:\w+ ){0,5}?(?:fancy (?:work|bits|stuff|details?)|frills|fuss|faff|embellishments?|decorations?|ornaments|ornamentation|fiddly bits|twiddly bits)\b|\b(?:have|prefers?|likes?|wants?|rather|make|keep) (?:it|them|this|that) (?:\w+ )?plain(?:er)?\b|^(?:(?:and|but|just|so|make|it|them|quite|very|really|more|completely|totally) )*plain(?: please)?$`,
);

/** Comparatives that only make sense against a design that stands. */
const COMPARATIVES: readonly [RegExp, SizeWord][] = [
  [/\btoo (?:low|flat)\b/, 'high'],
  [/\btoo (?:high|tall)\b/, 'low'],
  [/\b(?:higher|taller|raise|lift|raised up)\b/, 'high'],
  [/\b(?:lower(?:ed)?|less high|flatter|shallower|less high|closer to the finger|less tall)\b/, 'low'],
  [
    /\b(?:fancier|(?<!less |too |so |not )(?:sparkly|blingy|sparkle)(?! less)|sparklier|blingier|richer|more (?:sparkle|sparkly|bling|blingy|detail|details|detailed|decoration|ornament|decorated|stones|diamonds|gems)|glitzier|dressier|(?:jazz|spice|glam|dress|pimp|bling|liven|fancy) (?:it|this|that|them|things) up|too (?:plain|boring|bland|basic|dull)|more (?:pizzazz|wow|oomph|pop|exciting|interesting)|more (?:luxurious|opulent|glamorous|lavish|extravagant))\b/,
    'ornate',
  ],
  [PLAINER, 'simple'],
  [
    /\b(?:lighter|softer|more (?:feminine|elegant|refined|graceful|ladylike)|classier|finer|daintier|less (?:manly|clunky)|too (?:manly|clunky))\b/,
    'delicate',
  ],
  [
    /\b(?:heavier|sturdier|stronger|beefier|more (?:masculine|manly|rugged|presence)|manlier|chunkier)\b/,
    'bold',
  ],
  [/\b(?:thicken|widen|broaden)\b/, 'wide'],
  [/\b(?:slim(?: it)? down|narrow it|thin (?:it|the band) (?:down|out)|slimmed)\b/, 'slim'],
  [/\b(?:enlarge|upsize|increase|grow)\b/, 'large'],
  [/\b(?:shrink|reduce|downsize|decrease)\b|\bdrop\b.*\b(?:sizes?|by)\b/, 'small'],
];

/** "These look heavy", "it feels so big": what is found so is not wished so. */
const COMPLAINS =
  /^(?:(?:i think|but|well|hm+) )*(?:(?:it|this|that|these|those|they|the \w+) (?:\w+ )?(?:looks?|feels?|seems?)|(?:it|that|they)(?:'?s|'re| is| are)) (?:(?:a (?:bit|little|tad)|rather|quite|very|really|so|pretty|kinda|kind of|way|still) )*\w+(?: (?:on|to|for) (?:me|him|her|them|us|(?:the|my|his|her|our) \w+))?$/;

/** "One big and two small": several, told one by one. */
const OF_SEVERAL =
  /\b(?:one|two|three|four|\d) (?:big|large|small|tiny|little)(?: (?:one|\w+s))?,? (?:and |& |with )?(?:one|two|three|four|\d|the others?|the rest) (?:big|large|small|tiny|little|\w+er)\b|^(?:and )?(?:one|two|three|four|\d) (?:big|large|small|tiny|little)(?: ones?)?$/;

/** "Two swallows, one bigger than the other": of one beside another, not of the piece. */
const OF_TWO = /\bone (?:a (?:bit|little) )?(?:\w+er) than the other\b/;
/** "I asked for something grand": what was wished before. */
const FORMER_WISH =
  /^(?:(?:well|sorry|yes|ok|actually) )*(?:i|we) (?:had )?(?:asked for|ordered|said|did ask for|did say|thought (?:i|we) wanted)\b/;

const isSizeWord = (value: string | null): value is SizeWord => value !== null && value in OPPOSITE;

/** The adjective of a clause as it is meant: "too wide", "less chunky" and "not so big" are turned round. */
export function sizeWordIn(scene: Scene): SizeWord | null {
  if (/\bless is more\b/.test(scene.plain)) return 'simple';
  if (OF_TWO.test(scene.plain) || OF_SEVERAL.test(scene.plain) || FORMER_WISH.test(scene.plain)) return null;
  const { items } = scene.words.reading;
  const at = items.findIndex((item) => isSizeWord(valueIn(item, 'size')));
  const item: Item | undefined = items[at];
  const said = item === undefined ? null : valueIn(item, 'size');
  let word: SizeWord | null = isSizeWord(said) ? said : null;
  const before = (items[at - 1]?.norm ?? '').replace(/.* /, '');
  // "Pierced" ears are no ornament.
  if (item?.norm === 'pierced' && scene.facts.type === 'Earrings') return null;
  const complained = COMPLAINS.test(scene.plain) && item !== undefined && !/er$/.test(item.norm);
  if (word !== null && (item!.negated || before === 'less' || before === 'too' || complained))
    word = OPPOSITE[word];
  if (word !== null) return word;
  // "Softer edges" speak of the profile.
  if (/\bsoft\w* (?:\w+ )?(?:edges?|corners?)\b/.test(scene.plain)) return null;
  return COMPARATIVES.find(([pattern]) => pattern.test(scene.plain))?.[1] ?? null;
}
