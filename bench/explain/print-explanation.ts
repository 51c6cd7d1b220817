/** An explanation as text for a terminal. */
import { linesOf } from './design-tree.ts';
import type { Explanation, SketchLines } from './explain-request.ts';
import type { CandidateLine, Evidence } from './weigh-evidence.ts';

/** What is longer than this makes no column wider. */
const WIDEST = 44;

/** Words in columns, the last one ragged. */
function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = rows.reduce<number[]>(
    (widest, row) => row.map((cell, at) => Math.max(widest[at] ?? 0, Math.min(WIDEST, cell.length))),
    [],
  );
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at]!))
      .join('  ')
      .trimEnd(),
  );
}

function section(title: string, lines: readonly string[], none = 'none'): string[] {
  return ['', title, ...(lines.length > 0 ? lines : [none]).map((line) => `  ${line}`)];
}

const quoted = (words: string): string => `"${words}"`;
const value = (what: unknown): string => (typeof what === 'string' ? what : JSON.stringify(what));
const usedBy = (readers: readonly string[]): string =>
  readers.length > 0 ? `used by ${readers.join(', ')}` : '';

const tokenLines = ({ tokens }: Explanation): string[] =>
  columns(
    tokens.map(({ words, senses, isRefused, readers }) => [
      words,
      `${senses.join(', ')}${isRefused ? ' (refused)' : ''}`,
      usedBy(readers),
    ]),
  );

const ruleLines = ({ rules }: Explanation): string[] =>
  rules.map(({ rule, words, effect, captures }) => {
    const named = Object.entries(captures).map(([name, said]) => `${name}: ${quoted(said)}`);
    return [`${rule} in ${quoted(words)}`, ...named, `claims ${value(effect)}`].join('; ');
  });

const claimLines = ({ claims }: Explanation): string[] =>
  columns(
    claims.map((claim) => [
      claim.field,
      value(claim.value),
      `from ${quoted(claim.words)} ${usedBy(claim.readers)}`,
    ]),
  );

const briefLines = ({ brief }: Explanation): string[] =>
  columns(brief.map(({ field, value: asked, words }) => [field, value(asked), words.map(quoted).join(', ')]));

/** Candidates that are alike in what is told of them stand together, in the order in which they were weighed. */
function candidateLines(candidates: readonly CandidateLine[]): string[] {
  const seedsOf = new Map<string, string[]>();
  candidates.forEach(({ seed, composition, cost, isDrawn }, at) => {
    const what = `candidate that costs ${cost}: ${composition}${isDrawn ? ', drawn' : ''}`;
    seedsOf.set(what, [...(seedsOf.get(what) ?? []), at === 0 ? `${seed} (its own)` : String(seed)]);
  });
  return [...seedsOf].map(([what, seeds]) => `${what}; of seed ${seeds.join(', ')}`);
}

function evidenceLines({ expectations, candidates }: Evidence): string[] {
  if (expectations === null) return ['the pieces of a set are drawn without weighing candidates'];
  return [
    ...expectations.map(({ name, cost, isMet }) => `${isMet ? 'met  ' : 'UNMET'} ${name} (costs ${cost})`),
    ...candidateLines(candidates),
  ];
}

const subsection = (title: string, lines: readonly string[], none?: string): string[] =>
  section(title, lines, none)
    .slice(1)
    .map((line) => `  ${line}`);

function sketchLines({ seed, title, trees, evidence, adjustments, built }: SketchLines): string[] {
  const { prints, casts, wears } = built.verdicts;
  return [
    ...section(
      `Sketch of seed ${seed}: ${title}`,
      trees.flatMap((tree) => linesOf(tree)),
    ),
    ...subsection('Evidence', evidenceLines(evidence), 'nothing is expected'),
    ...subsection('Told to the customer', adjustments, 'nothing'),
    ...subsection('Solids', [`${built.sizeMm.join(' x ')} mm`, ...built.metal, ...built.stones]),
    ...subsection('Checks', [`prints ${prints}, casts ${casts}, wears ${wears}`, ...built.warnings]),
  ];
}

export function printExplanation(explanation: Explanation): string {
  const { words, conflicts, notUnderstood, offTopic, sketches } = explanation;
  return [
    quoted(words),
    ...section('Tokens', tokenLines(explanation)),
    ...section('Rules', ruleLines(explanation)),
    ...section('Claims', claimLines(explanation)),
    ...section('Brief', briefLines(explanation)),
    ...section('Not understood', notUnderstood, 'nothing'),
    ...(conflicts.length > 0 ? section('Told of the words', conflicts) : []),
    ...(offTopic === null ? [] : section('Off topic', [offTopic])),
    ...sketches.flatMap(sketchLines),
  ].join('\n');
}
