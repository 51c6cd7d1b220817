/** Follows how a request is read: which rules hold, which reader makes use of which words, and what each claims. */
import {
  type FiredRule,
  type Reading,
  type ReadingTrace,
  type WordClaims,
  wordsOf,
} from '@filigree/atelier/brief';
import { readerIn } from './reader-in-stack.ts';

export interface TokenLine {
  readonly words: string;
  /** What the lexicon knows them as, or how they are written. */
  readonly senses: readonly string[];
  readonly isRefused: boolean;
  /** Readers that made use of them, in their order. */
  readonly readers: readonly string[];
}

export interface RuleLine {
  readonly rule: string;
  readonly words: string;
  readonly effect: unknown;
  /** The words that the rule speaks of, by the names that its pattern gives them. */
  readonly captures: Readonly<Record<string, string>>;
}

export interface ClaimLine {
  readonly field: string;
  readonly value: unknown;
  readonly words: string;
  readonly readers: readonly string[];
}

interface ReadLines {
  readonly tokens: readonly TokenLine[];
  readonly rules: readonly RuleLine[];
  readonly claims: readonly ClaimLine[];
}

interface Claim {
  readonly value: unknown;
  readonly words: string;
  readonly at: number;
}

/** What reads letters hands on what was used of them to the reading of all else. */
const PASSES_ON: ReadonlySet<string> = new Set(['readLetters', 'withoutLettering']);

/** Used items that tell of each that is added, also of those that another reader has used before. */
class FollowedItems extends Set<number> {
  readonly #onAdd: (item: number) => void;

  constructor(onAdd: (item: number) => void) {
    super();
    this.#onAdd = onAdd;
  }

  override add(item: number): this {
    this.#onAdd(item);
    return super.add(item);
  }
}

const isClaim = (part: object): part is Claim => 'value' in part && 'words' in part && 'at' in part;

/** Claims stand by their fields, some of them deeper or in lists. */
function claimsIn(part: unknown, field: string): (Claim & { readonly field: string })[] {
  if (typeof part !== 'object' || part === null) return [];
  if (Array.isArray(part)) return part.flatMap((one) => claimsIn(one, field));
  // Proportions name the field that each of them is of.
  if (isClaim(part)) return [{ ...part, field: 'field' in part ? `${field}.${part.field}` : field }];
  return Object.entries(part).flatMap(([key, value]) =>
    claimsIn(value, field === '' ? key : `${field}.${key}`),
  );
}

export class ReadingFollower {
  readonly #readers = new Map<number, Set<string>>();
  readonly #fired: FiredRule[] = [];
  #read: { readonly reading: Reading; readonly claims: WordClaims } | null = null;

  readonly trace: ReadingTrace = {
    usedItems: () =>
      new FollowedItems((item) => {
        const readers = this.#readers.get(item) ?? new Set();
        const reader = readerIn(stackHere());
        if (readers.size === 0 || !PASSES_ON.has(reader)) this.#readers.set(item, readers.add(reader));
      }),
    fired: (found) => {
      this.#fired.push(found);
    },
    read: (reading, claims) => {
      this.#read = { reading, claims };
    },
  };

  /** @throws Error when nothing has been read yet */
  lines(): ReadLines {
    if (this.#read === null) throw new Error('Nothing was read.');
    const { reading, claims } = this.#read;
    return {
      tokens: reading.items.map(({ kind, norm, entries, quantity, negated }, at) => ({
        words: wordsOf(reading, at),
        senses:
          entries.length > 0
            ? entries.map(({ sense, value }) => (value === '' ? sense : `${sense}=${value}`))
            : quantity === null
              ? [kind === 'word' && norm !== wordsOf(reading, at).toLowerCase() ? `${kind} ${norm}` : kind]
              : [
                  `${kind} ${quantity.low === quantity.high ? quantity.low : `${quantity.low} to ${quantity.high}`}`,
                ],
        isRefused: negated,
        readers: this.#readersOf(at),
      })),
      rules: this.#rules(reading),
      claims: claimsIn(claims, '').map(({ field, value, words, at }) => ({
        field,
        value,
        words,
        readers: this.#readersOf(at),
      })),
    };
  }

  #readersOf(item: number): string[] {
    return [...(this.#readers.get(item) ?? [])];
  }

  /** Some rules are asked more than once, and some patterns find a place by several of its words. */
  #rules(reading: Reading): RuleLine[] {
    const lines = this.#fired.map(({ rule, first, last, captures }) => ({
      rule: rule.name,
      words: wordsOf(reading, first, last),
      effect: rule.effect,
      captures: Object.fromEntries(
        Object.entries(captures).map(([name, span]) => [name, wordsOf(reading, span.first, span.last)]),
      ),
    }));
    return [...new Map(lines.map((line) => [JSON.stringify(line), line])).values()];
  }
}

/** The frames between a reader and its helpers are more than are kept unasked. */
const DEEPEST_STACK = 40;

function stackHere(): string {
  const usual = Error.stackTraceLimit;
  Error.stackTraceLimit = DEEPEST_STACK;
  const { stack } = new Error();
  Error.stackTraceLimit = usual;
  return stack ?? '';
}
