/**
 * A design document as a tree to read: what carries it, its ornaments in their places, stones, letters, alloys. It asks for
 * the names of no fields but a few, so that what a document gains is in its tree.
 */
import { type Design, membersOf, type SoleDesign } from '@filigree/atelier/design';

export interface Tree {
  readonly text: string;
  readonly parts: readonly Tree[];
}

type Fields = Readonly<Record<string, unknown>>;

/** Told elsewhere, or of the document rather than of the piece. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'documentVersion',
  'type',
  'title',
  'composition',
  'seed',
  'provenance',
]);

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNothing = (value: unknown): boolean =>
  value == null ||
  value === false ||
  (typeof value === 'object' && Object.values(value).every(isNothing)) ||
  (isFields(value) && value.kind === 'none');

/** "palmTaper" as "palm taper"; the unit goes behind the number. */
const wordsOfKey = (key: string): string =>
  key
    .replace(/(?:Mm|Degrees)$/, '')
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim();

const unitOf = (key: string): string =>
  key.endsWith('Mm') ? ' mm' : key.endsWith('Degrees') ? ' degrees' : '';

/** Lengths to a micrometre: what is finer says nothing to who reads. */
const shown = (value: unknown): string =>
  typeof value === 'number' ? String(Number(value.toFixed(3))) : String(value);

const leaf = (key: string, value: unknown): string =>
  value === true
    ? wordsOfKey(key)
    : `${wordsOfKey(key)} ${Array.isArray(value) ? value.map(shown).join(' and ') : shown(value)}${unitOf(key)}`;

/** A stone in one line: "Sapphire, Oval, faceted, 8.08 x 5.98 x 3.66 mm, about 1.5 ct". */
function stoneText({
  gemstone,
  cut,
  form,
  colour,
  lengthMm,
  widthMm,
  depthMm,
  nominalCarat,
}: Fields): string {
  const size = lengthMm === undefined ? [] : [`${[lengthMm, widthMm, depthMm].join(' x ')} mm`];
  const weight = nominalCarat === undefined ? [] : [`about ${nominalCarat} ct`];
  const named = colour == null ? String(gemstone) : `${colour} ${gemstone}`;
  return [named, cut, form, ...size, ...weight].filter((part) => part !== undefined).join(', ');
}

const STONE_KEYS: ReadonlySet<string> = new Set([
  'gemstone',
  'cut',
  'form',
  'colour',
  'lengthMm',
  'widthMm',
  'depthMm',
  'nominalCarat',
]);

const without = (fields: Fields, keys: ReadonlySet<string>): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => !keys.has(key)));

const isLeaf = (value: unknown): boolean =>
  Array.isArray(value) ? value.every((one) => typeof one !== 'object') : !isFields(value);

function node(name: string, fields: Fields): Tree {
  const set = Object.entries(fields).filter(([, value]) => !isNothing(value));
  const leaves = set.filter(([, value]) => isLeaf(value)).map(([key, value]) => leaf(key, value));
  return {
    text: [name, leaves.join(', ')].filter((part) => part !== '').join(': '),
    parts: set.filter(([, value]) => !isLeaf(value)).flatMap(([key, value]) => branches(key, value)),
  };
}

const HEAD_KEYS: ReadonlySet<string> = new Set(['kind', 'slot', 'count', 'ornament', 'id']);

function branches(key: string, value: unknown): Tree[] {
  if (Array.isArray(value)) return value.flatMap((one) => branches(key, one));
  if (!isFields(value)) return [{ text: leaf(key, value), parts: [] }];
  if ('gemstone' in value && 'cut' in value)
    return [node(`${wordsOfKey(key)} ${stoneText(value)}`, without(value, STONE_KEYS))];
  if ('slot' in value && isFields(value.ornament)) {
    const { slot, count, ornament } = value;
    const place = node('', without(value, HEAD_KEYS));
    const told = node(`${slot} x ${count}, ${ornament.kind}`, without(ornament, HEAD_KEYS));
    return [
      {
        text: [told.text, place.text].filter((text) => text !== '').join('; '),
        parts: [...place.parts, ...told.parts],
      },
    ];
  }
  const kind = value.kind ?? value.id;
  const name = wordsOfKey(key);
  return [node(kind === undefined ? name : `${name} ${kind}`, without(value, HEAD_KEYS))];
}

const treeOfSole = (design: SoleDesign): Tree => {
  const { parts, text } = node('', without(design, LEFT_OUT));
  return {
    text: `${design.type}, ${design.composition}`,
    parts: [...(text === '' ? [] : [{ text, parts: [] }]), ...parts],
  };
};

/** One tree a piece; a set has several. */
export const treesOf = (design: Design): Tree[] => membersOf(design).map(treeOfSole);

/** The lines of a tree, each part indented below what it is a part of. */
export const linesOf = ({ text, parts }: Tree, indent = ''): string[] => [
  `${indent}${text}`,
  ...parts.flatMap((part) => linesOf(part, `${indent}  `)),
];
