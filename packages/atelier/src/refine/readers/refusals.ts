/** Wishes that no refinement can follow, and wishes that leave the how open. */
import type { Arrangement, JewelryType } from '@filigree/contracts';
import type { Scene } from '../scene.ts';
import { type ChangeReader, NAMES_BAND } from './names.ts';

export const readRefusals: ChangeReader = ({ plain, words, facts, intent }) => {
  if (/\b(?:undo|revert|go back|previous version|last change)\b/.test(plain)) {
    return [
      {
        kind: 'refused',
        reason: 'impossible',
        message: 'Every earlier version is kept: choose it in the list of versions to go back.',
      },
    ];
  }
  if (/\bmatching (?:wedding |eternity )?(?:band|ring|earrings|necklace|pendant|set)\b/.test(plain)) {
    return [
      {
        kind: 'refused',
        reason: 'impossible',
        message: 'A matching piece is a design of its own: start a new design and ask for it.',
      },
    ];
  }
  if (
    /\b(?:cheaper|less expensive|lower (?:the )?(?:price|cost)|more affordable|reduce the (?:price|cost))\b/.test(
      plain,
    )
  ) {
    return [
      {
        kind: 'refused',
        reason: 'impossible',
        message: 'To lower the price, ask for a smaller stone, another metal, or fewer small stones.',
      },
    ];
  }
  const absent = absentPart(facts, plain, intent);
  if (absent !== null) return [{ kind: 'refused', reason: 'impossible', message: absent }];
  // "an ankh instead": a sign that would be a pendant of its own is here what the piece is to show.
  const isSign = [...words.motifs, ...words.figures].some(({ at }) => at === words.type?.at);
  const type = isSign ? undefined : words.type?.value;
  const within =
    facts.piece !== null &&
    !/\b(?:into|to|as|it|this|that|them) (?:an? |some |(?:\w+ ){0,2}earrings)/.test(plain);
  if (
    type !== undefined &&
    type !== facts.type &&
    !within &&
    !carries(facts, type) &&
    !/\bcrown\b/.test(plain)
  ) {
    return [
      {
        kind: 'refused',
        reason: 'not-built',
        message: `${withArticle(facts.noun, true)} cannot become ${withArticle(type.toLowerCase())} by a refinement: start a new design.`,
      },
    ];
  }
  const adds =
    intent === 'add' && /\b(?:a|the|one|cent(?:er|re)) (?:\w+ )?(?:stone|gem|gemstone)\b/.test(plain);
  if (adds && facts.centre === null && words.gemstones.length === 0) {
    return [
      {
        kind: 'refused',
        reason: 'impossible',
        message: 'Please say which stone should be added, for example "a round diamond".',
      },
    ];
  }
  return [];
};

/** "An anklet", "earrings": what is worn as two has no article. */
function withArticle(noun: string, opens = false): string {
  const words = /s$/.test(noun) ? noun : `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
  return opens ? words[0]!.toUpperCase() + words.slice(1) : words;
}

/** Arrangements that a piece has from the first sketch on; bands that twist or part are changed as bands. */
const NEEDS_NEW: ReadonlySet<Arrangement> = new Set([
  'toi-et-moi',
  'signet',
  'open',
  'lariat',
  'stations',
  'fringe',
  'strand',
  'line',
  'bar',
  'nameplate',
  'locket',
]);

/** Worn without a band around anything. */
const BANDLESS: readonly JewelryType[] = [
  'Pendant',
  'Charm',
  'Brooch',
  'Cufflinks',
  'Hairpin',
  'Nose Ring',
  'Tiara',
];

/** A part that is named and that this design has not, so that no other part is changed in its stead; null else. */
function absentPart(facts: Scene['facts'], plain: string, intent: Scene['intent']): string | null {
  if (facts.piece === null && intent === 'add' && /\b(?:drops?|dangles?|tassels?)\b/.test(plain))
    return `A ${facts.noun} has nothing that a drop could hang from: ask for side stones or a motif.`;
  if (facts.piece !== null && /\b(?:cathedral|shoulders)\b/.test(plain))
    return 'Cathedral shoulders belong to rings.';
  const named = /\b(?:band|shank)\b/.test(plain) && !/\bchain\b/.test(plain);
  const round = /^(?:hoop|huggie)$/.test(facts.piece?.fitting ?? '');
  if (named && (BANDLESS.includes(facts.type) || (facts.type === 'Earrings' && !round)))
    return `This ${facts.noun} has no band to change: say what should change on its front or its size.`;
  return null;
}

/** Types whose names are also parts of this one: the pendant of a necklace, the charms of a bracelet. */
const carries = ({ type, piece }: Scene['facts'], named: JewelryType): boolean =>
  piece !== null &&
  ((named === 'Pendant' && type === 'Necklace') ||
    (named === 'Necklace' && type === 'Pendant') ||
    (named === 'Charm' && piece.carrier === 'chain') ||
    (type === 'Nose Ring' && named === 'Ring'));

/** "Make it a lariat", "turn it into a signet": said where nothing else in the words could be done. */
export const readRearranged: ChangeReader = ({ words, intent, facts }) =>
  intent !== 'remove' &&
  (facts.piece?.strands ?? null) === null &&
  words.arrangements.some(({ value }) => NEEDS_NEW.has(value))
    ? [
        {
          kind: 'refused',
          reason: 'not-built',
          message: 'Pieces that are arranged so are drawn from the start: begin a new design and name it.',
        },
      ]
    : [];

const ANOTHER = /\b(?:change|different|another|new|other|redo|alternative|rethink|replace|swap)\b/;

/** "Change the band", "a different setting": only when nothing more was said. */
export const readAnother: ChangeReader = ({ plain, intent, facts }) => {
  if (!ANOTHER.test(plain) || intent === 'keep') return [];
  if (facts.piece !== null && /\bchain\b/.test(plain)) return [{ kind: 'another', part: 'chain' }];
  if (
    /\b(?:arrangement|composition|layout|setting|version|style|design|mount(?:ing)?|idea)\b/.test(plain) &&
    facts.piece !== null
  )
    return [{ kind: 'another', part: 'arrangement' }];
  if (NAMES_BAND.test(plain)) return [{ kind: 'another', part: 'band' }];
  if (/\b(?:setting|head|mount(?:ing)?)\b/.test(plain)) return [{ kind: 'another', part: 'setting' }];
  if (/\b(?:stone|gem|gemstone|cent(?:er|re))\b/.test(plain)) {
    return [
      {
        kind: 'refused',
        reason: 'impossible',
        message: 'Please say which stone should take its place, for example "a sapphire".',
      },
    ];
  }
  return [];
};
