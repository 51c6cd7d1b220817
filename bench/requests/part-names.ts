/** What customers and jewelers call a part, in the one spelling that the counts of parts know. */
import { CHAIN_KINDS, CLASP_KINDS, PLATE_SHAPES } from '@filigree/contracts';

/** Other names of one and the same part. */
const ALSO_CALLED: Readonly<Record<string, string>> = {
  'under-halo': 'hidden-halo',
  'two-halo': 'double-halo',
  'cushion-halo': 'square-halo',
  'floral-halo': 'flower-halo',
  'side-stone': 'side-stones',
  'accent-stones': 'side-stones',
  prong: 'prongs',
  claw: 'prongs',
  drop: 'drops',
  dangle: 'drops',
  'pendant-drop': 'drops',
  letter: 'letters',
  engraving: 'letters',
  inscription: 'letters',
  disk: 'disc',
  dogtag: 'dog-tag',
  'name-plate': 'nameplate',
  charm: 'charms',
  bell: 'bells',
  link: 'links',
  screw: 'screws',
  station: 'stations',
  spacer: 'spacers',
  'stud-earring': 'stud',
  'hoop-earring': 'hoop',
  'ear-climber': 'climber',
  'ear-jacket': 'jacket',
  'chandelier-earring': 'chandelier',
  'threader-earring': 'threader',
  'ear-threader': 'threader',
  'hair-stick': 'stick',
  'hair-comb': 'comb',
  'hair-slide': 'barrette',
  'two-prong': 'two-pronged',
  torc: 'torque',
  riviere: 'line',
  beaded: 'strand',
  'bead-strand': 'strand',
  'tennis-bracelet': 'tennis',
  'charm-bracelet': 'charms',
  'multi-strand': 'strands',
  layer: 'layered',
  'photo-locket': 'locket',
  'milgrain-edge': 'milgrain',
  beading: 'milgrain',
  'karma-circle': 'open-circle',
  'gypsy-set': 'flush-set',
  crossover: 'bypass',
  twisted: 'twist',
  'v-shape': 'chevron',
  mismatch: 'mismatched',
  'band-that-turns': 'spinner',
  'full-eternity': 'eternity',
  thorn: 'thorny',
  berry: 'berries',
  ash: 'ash-chamber',
};

/** What closes a piece or carries it in the ear, by its other names. */
const CLASPS_ALSO_CALLED: Readonly<Record<string, string>> = {
  'lobster-claw': 'lobster',
  't-bar': 'toggle',
  'bolt-ring': 'spring-ring',
  spring: 'spring-ring',
  's-hook': 'hook',
  magnet: 'magnetic',
  leverback: 'lever-back',
  lever: 'lever-back',
  screwback: 'screw-back',
  'screw-on': 'screw-back',
  pushback: 'push-back',
  'butterfly-back': 'push-back',
  'friction-back': 'push-back',
  clip: 'clip-on',
  'clip-back': 'clip-on',
  earwire: 'ear-wire',
  'fish-hook': 'ear-wire',
  'french-hook': 'ear-wire',
  'french-wire': 'ear-wire',
  'whale-back': 'bullet-back',
  bullet: 'bullet-back',
  fixed: 'fixed-back',
};

const CHAINS_ALSO_CALLED: Readonly<Record<string, string>> = {
  'cuban-link': 'cuban',
  anchor: 'mariner',
  foxtail: 'wheat',
  spiga: 'wheat',
  'paper-clip': 'paperclip',
  bead: 'ball',
  venetian: 'box',
};

const isOneOf = (list: readonly string[], name: string): boolean => list.includes(name);

/** These stand for a fastening without the word, as no other part and no figure is called so. */
const BARE_CLASPS: readonly string[] = CLASP_KINDS.filter((kind) => kind !== 'padlock' && kind !== 'barrel');
/** "Wheat" alone is a figure, "box" a thing, "ball" a bead, "rope" an edge. */
const BARE_CHAINS: ReadonlySet<string> = new Set([
  'figaro',
  'curb',
  'cuban',
  'paperclip',
  'herringbone',
  'byzantine',
  'singapore',
  'franco',
  'rolo',
  'belcher',
]);

/** Lower case, words joined by hyphens. */
export const joined = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[\s_-]+/g, '-');

const singular = (name: string): string =>
  name
    .replace(/(?<=[a-z]{2})ies$/, 'y')
    .replace(/(?<=ch|x|sh)es$/, '')
    .replace(/(?<=[^s])s$/, '');

const KIND_NOUNS: readonly (readonly [
  RegExp,
  string,
  readonly string[],
  Readonly<Record<string, string>>,
])[] = [
  [/^(.+?)-(?:clasp|fastening|closure|finding)$/, 'clasp', CLASP_KINDS, CLASPS_ALSO_CALLED],
  [/^(.+?)-(?:chain|link-chain)$/, 'chain', [...CHAIN_KINDS, 'rolo'], CHAINS_ALSO_CALLED],
  [/^(.+?)-(?:plate|plaque)$/, 'plate', [...PLATE_SHAPES, 'bar', 'heart', 'shield'], {}],
  [/^(.+?)-enamel$/, 'enamel', [], {}],
];

/** "Toggle clasp", "rope chain", "blue enamel": the kind before its noun. */
function ofKind(name: string): string[] {
  return KIND_NOUNS.flatMap(([pattern, noun, kinds, also]) => {
    const kind = pattern.exec(name)?.[1];
    if (kind === undefined) return [];
    const known = also[kind] ?? kind;
    return kinds.length === 0 || isOneOf(kinds, known) ? [`${noun}:${known}`] : [];
  });
}

function qualified(part: string, kind: string): string {
  const also =
    part === 'clasp' ? CLASPS_ALSO_CALLED[kind] : part === 'chain' ? CHAINS_ALSO_CALLED[kind] : undefined;
  return `${part}:${also ?? kind}`;
}

/**
 * Every way in which the counts of parts may know a name, the likeliest first: as it is, without its plural, by its other
 * name, and as a kind of something.
 */
export function spellingsOf(name: string): string[] {
  const [part = '', kind] = name.split(':').map(joined);
  const parts = [part, singular(part)];
  if (kind !== undefined)
    return [...new Set(parts.flatMap((one) => [qualified(one, kind), qualified(one, singular(kind))]))];
  const names = [...new Set(parts.flatMap((one) => [one, ALSO_CALLED[one] ?? one]))];
  return [
    ...names,
    ...names.flatMap(ofKind),
    ...names
      .map((one) => CLASPS_ALSO_CALLED[one] ?? one)
      .filter((one) => isOneOf(BARE_CLASPS, one))
      .map((one) => `clasp:${one}`),
    ...names.filter((one) => BARE_CHAINS.has(one)).map((one) => `chain:${one}`),
  ];
}
