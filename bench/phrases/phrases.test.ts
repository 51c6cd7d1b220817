/** The Spanish phrasebook against the engine: whatever the engine says, the web app says in Spanish. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { interpret } from '@filigree/atelier/brief';
import { checkDesign, collectStoneUses } from '@filigree/atelier/checks';
import { createDesign, type Design, membersOf, motifForms } from '@filigree/atelier/design';
import { estimate } from '@filigree/atelier/estimate';
import { buildSolids } from '@filigree/atelier/geometry';
import { describePicture, MOODS, VIEW_NAMES } from '@filigree/atelier/picture';
import { describeRefinementError, refineDesign } from '@filigree/atelier/refine';
import {
  ARRANGEMENTS,
  BRACELET_KINDS,
  BRIEF_BAND_PROFILES,
  type Brief,
  CHAIN_KINDS,
  CLASP_KINDS,
  EARRING_KINDS,
  FIGURES,
  JEWELRY_TYPES,
  LETTERINGS,
  MOTIFS,
  PLATE_BORDERS,
  PLATE_SHAPES,
  STONE_COLOURS,
} from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { showChecks } from '../../apps/server/src/modules/studio/bench/show-checks.ts';
import { showEstimate } from '../../apps/server/src/modules/studio/bench/show-estimate.ts';
import { readPhrase } from '../../apps/web/src/i18n/es/phrases/index.ts';
import { vocabulary } from '../../apps/web/src/i18n/es/vocabulary.ts';
import { adviseStones } from '../../packages/atelier/src/checks/advise-stones.ts';
import { judgeMeasures } from '../../packages/atelier/src/checks/judge-measures.ts';
import { LIMITS } from '../../packages/atelier/src/checks/limits.ts';
import { CHAIN_KINDS as DRAWN_CHAINS } from '../../packages/atelier/src/design/chain/document.ts';
import { EMPTY_BRIEF } from '../../packages/atelier/src/design/emptyBrief.ts';
import { EMBLEM_FORMS } from '../../packages/atelier/src/design/ornament/emblemForms.ts';
import { PATTERNS } from '../../packages/atelier/src/design/ornament/patterns.ts';
import { SCULPTURE_FORMS, TIED_FORMS } from '../../packages/atelier/src/design/ornament/sculpture.ts';
import { COMPOSITIONS } from '../../packages/atelier/src/design/piece/compositions.ts';
import { FITTINGS } from '../../packages/atelier/src/refine/change.ts';
import { numberedRandom, randomBrief } from '../fuzz/random-brief.ts';
import { INSTRUCTIONS } from './instructions.ts';
import { placesIn, SLOT } from './templates.ts';

const ATELIER = fileURLToPath(new URL('../../packages/atelier/src/', import.meta.url));
const CATALOGUE = fileURLToPath(new URL('../../catalogue/', import.meta.url));

/** Whose parts the readings of the engine's own test sentences come from: of every kind a file. */
const LABELLED = ['plain', 'mixed', 'spec', 'figures', 'exclusion', 'offtopic'];
/** Enough for all but the rarest sentences; those are found in the source. */
const DESIGNS = 300;
const REFINED = 40;

const pick = <T>(random: () => number, list: readonly T[]): T =>
  list[Math.floor(random() * list.length)] as T;

/** A brief of the fuzz with the details that it leaves out. */
function detailedBrief(number: number): Brief {
  const random = numberedRandom(number);
  const brief = randomBrief(random);
  const now = (share: number): boolean => random() < share;
  const [gemstone] = brief.gemstones;
  return {
    ...brief,
    figures: now(0.3) ? [pick(random, FIGURES)] : null,
    chainKind: now(0.2) ? pick(random, CHAIN_KINDS) : null,
    stoneColours:
      gemstone !== undefined && now(0.2) ? [{ gemstone, colour: pick(random, STONE_COLOURS) }] : null,
    pieceSizeMm: now(0.15) ? [Math.round(random() * 120)] : null,
    setTypes: brief.type !== null && now(0.15) ? [brief.type, pick(random, JEWELRY_TYPES)] : null,
  };
}

/** What random briefs seldom come to: bells, chains worn together, pairs that differ, inlay. */
const ARRANGED = [
  'gold jhumkas with pearls and rubies',
  'chandbali earrings with emeralds',
  'silver anklet with little bells',
  'gold bangle with little bells',
  '2 mm gold band with rope edges, no stones',
  'silver ring with a rope border and an anchor',
  'jade bangle with a dragon and a crane facing each other',
  'emerald ring with a bee hidden on the side',
  'band with hearts cut out all around',
  'hairpin with two prongs and a garnet',
  'two jhumkas on each ear, 22k gold',
  'ring with turquoise inlay',
  'a band inlaid with opal and onyx',
  'ring with leaves on both shoulders and a diamond',
  'art deco emerald ring with stepped baguettes on the shoulders',
  'twig ring with a diamond',
  'layered necklace with a ruby, three chains',
  'tassel necklace',
  'tassel earrings with pearls',
  'mismatched star and moon earrings',
  'mismatched pearl and diamond studs',
  'navaratna ring',
  'snake bangle that coils twice',
  'band that tapers from 6 mm to 3 mm',
  'captive nose ring',
  'silver bracelet where moons and stars alternate along the chain',
  'gold necklace with a moon followed by stars',
  'kokoshnik tiara with pearls',
  'bridal hair comb with a waterfall of crystals',
  'three tier earrings with garnets',
  'nose hoop with three turquoise beads',
  'paperclip necklace with a toggle clasp at the front',
  'diamond stud earrings with jackets',
  'a bangle 50 inches long',
  'hoop earrings 300 mm',
  'signet ring with a badger',
  'hair comb with oak leaves and acorns',
  'ring 2 mm wide engraved "forever yours" in script',
];

/** Texts that the book does not know, each once. */
const unknownOf = (texts: Iterable<string>): string[] =>
  [...new Set(texts)].filter((text) => readPhrase(text) === undefined);

/** Words of English that no Spanish sentence has; names and quotations aside. */
const ENGLISH = /\b(?:the|with|of|and|this|for|is|are|set|stone|ring|gold|band|already)\b/i;
const halfRead = (texts: Iterable<string>): string[] =>
  [...new Set(texts)]
    .map((text) => readPhrase(text) ?? '')
    .filter((words) => ENGLISH.test(words.replace(/[«“"].*?[»”"]/g, '')));

function* saidOf(design: Design): Generator<string> {
  yield design.title;
  yield* design.provenance.adjustments;
  for (const member of membersOf(design)) {
    for (const { reason, remedy } of adviseStones(collectStoneUses(member))) {
      yield reason;
      yield remedy;
    }
  }
}

describe('what the engine says of a design', () => {
  it('has a Spanish phrase', () => {
    const said: string[] = [];
    for (let number = 1; number <= DESIGNS; number++) {
      const design = createDesign(detailedBrief(number), number);
      said.push(
        ...saidOf(design),
        describePicture(
          design,
          pick(numberedRandom(number), VIEW_NAMES),
          pick(numberedRandom(-number), MOODS),
        ),
      );
    }
    expect(said.length).toBeGreaterThan(2 * DESIGNS);
    expect(unknownOf(said)).toEqual([]);
    expect(halfRead(said)).toEqual([]);
  });

  it('has a Spanish noun for every composition', () => {
    const nouns = Object.values(COMPOSITIONS).flatMap((list) => list.map(({ noun }) => noun));
    expect(nouns.length).toBeGreaterThan(100);
    const titles = nouns.map((noun) => `${noun.charAt(0).toUpperCase()}${noun.slice(1)} in platinum`);
    expect(unknownOf(titles)).toEqual([]);
  });

  it('has a Spanish phrase for what is arranged in ways of its own', () => {
    const said = ARRANGED.flatMap((prompt) => {
      const { brief } = interpret({ prompt });
      return [0, 1, 2, 3].flatMap((seed) => {
        const design = createDesign(brief, seed);
        return [...saidOf(design), describePicture(design, 'hero')];
      });
    });
    expect(unknownOf(said)).toEqual([]);
    expect(halfRead(said)).toEqual([]);
  });

  it('has a Spanish phrase for every figure that it may show', () => {
    const forms = [...MOTIFS.flatMap(motifForms), ...EMBLEM_FORMS].map((form) =>
      form.replace(/-(?:glyph|constellation)$/, '').replaceAll('-', ' '),
    );
    expect(unknownOf(forms.map((form) => `Pearl ${form} pendant in platinum`))).toEqual([]);
    expect(unknownOf(FIGURES.map((figure) => `figures: ${figure.replaceAll('-', ' ')}`))).toEqual([]);
  });
});

describe('what the engine says of a refinement', () => {
  it('has a Spanish phrase', () => {
    const said: string[] = [];
    for (let number = 1; number <= REFINED; number++) {
      const random = numberedRandom(7000 + number);
      let design = createDesign(randomBrief(random), number);
      for (let step = 0; step < 10; step++) {
        const result = refineDesign(design, pick(random, INSTRUCTIONS));
        if (!result.ok) said.push(describeRefinementError(result.error));
        else {
          said.push(...result.changes, ...result.notDone, result.design.title);
          design = result.design;
        }
      }
    }
    expect(unknownOf(said)).toEqual([]);
    expect(halfRead(said)).toEqual([]);
  });
});

describe('what the engine says of fittings, borders and inlays', () => {
  it('has a Spanish phrase for each', () => {
    const fittings = FITTINGS.map((fitting) => `A necklace is not worn by a ${fitting.replace('-', ' ')}.`);
    const borders = PATTERNS.map((pattern) => `Border ${pattern.replaceAll('-', ' ')} -> plain`);
    const rare = [
      'The border is already an endless knots.',
      'Inlay turquoise and onyx -> lapis lazuli',
      'Inlay of 18k rose gold laid into the band',
      'Tassel -> open heart',
      'Ghungroo -> blossom',
      'Drops chandbali -> triquetra',
      'Night bat removed: plain metal',
      'Chain 17.72 in -> 24 in',
      'Chain of 18 in cable -> rolo',
      'Charm starburst 14k yellow gold -> 14k rose gold',
      'Fitting post -> clip (omega)',
      'Two metals need a setting apart: these earrings have no ornament apart: ask for one first.',
      'A split band is too fine for an engraved surface: ask for a plain band first.',
      'The Greek border is not on this ring: the bark of the twig takes its place.',
      'Stones now aquamarines and turquoise in turn',
    ];
    expect(unknownOf([...fittings, ...borders, ...rare])).toEqual([]);
    expect(halfRead([...fittings, ...borders, ...rare])).toEqual([]);
  });
});

describe('what the engine says of words', () => {
  it('has a Spanish phrase', () => {
    const guide = {
      metalType: 'Platinum',
      gemstones: ['Emerald'],
      stoneCut: 'Oval',
      settingStyle: 'Halo',
      priceRange: [500, 900],
      culturalInspiration: ['Celtic', 'Greek'],
    } as const;
    const said: string[] = [];
    for (const file of LABELLED) {
      const sentences = JSON.parse(readFileSync(`${ATELIER}brief/labelled/${file}.json`, 'utf8')) as {
        text: string;
      }[];
      for (const [place, { text }] of sentences.slice(0, 70).entries()) {
        const guided = place % 2 === 0 ? {} : structuredClone(guide);
        const { offTopic, conflicts, understood } = interpret({ prompt: text, ...guided } as Parameters<
          typeof interpret
        >[0]);
        if (offTopic !== null) said.push(offTopic);
        said.push(...conflicts.map(({ message }) => message));
        for (const { field, value } of understood) {
          const isOwn = /^(?:customGemstone|otherFigures|engraving|recipient)$/.test(field);
          const isPlain = /^(?:yes|no stones|[\d.x ]+(?: mm| ct)?)$/.test(value) || value in vocabulary;
          if (!isOwn && !isPlain) said.push(`${field}: ${value}`);
        }
      }
    }
    expect(said.length).toBeGreaterThan(200);
    expect(unknownOf(said)).toEqual([]);
  });

  it('has a Spanish word for every detail', () => {
    const details = {
      bandProfile: BRIEF_BAND_PROFILES,
      chainKind: CHAIN_KINDS,
      earringKind: EARRING_KINDS,
      braceletKind: BRACELET_KINDS,
      claspKind: CLASP_KINDS,
      arrangements: ARRANGEMENTS.map((name) => name.replaceAll('-', ' ')),
      plateShape: PLATE_SHAPES.map((name) => name.replaceAll('-', ' ')),
      plateBorder: PLATE_BORDERS,
      lettering: LETTERINGS.map((name) => (name === 'sans' ? 'sans serif' : name)),
    };
    expect(
      unknownOf(
        Object.entries(details).flatMap(([field, values]) => values.map((value) => `${field}: ${value}`)),
      ),
    ).toEqual([]);
    expect(unknownOf(STONE_COLOURS.map((colour) => `stoneColours: ${colour} Sapphire`))).toEqual([]);
  });
});

describe('what the engine says of measures', () => {
  /** What geometry puts into the names of the places that it measures. */
  const VALUES: Readonly<Record<string, readonly string[]>> = {
    [SLOT]: [...SCULPTURE_FORMS, ...TIED_FORMS].map((form) => form.replaceAll('-', ' ')),
    [`${SLOT} stones`]: ['pave', 'channel', 'bar', 'flush', 'shared-prong'].map(
      (setting) => `${setting} stones`,
    ),
    [`${SLOT} to the finger`]: ['centre stone to the finger', 'second stone to the finger'],
    [`${SLOT} chain`]: DRAWN_CHAINS.map((kind) => `${kind} chain`),
    [`ear ${SLOT}`]: ['post', 'clip', 'fish-hook', 'lever-back', 'hoop', 'threader', 'climber'].map(
      (kind) => `ear ${kind}`,
    ),
    [`ground of the ${SLOT}`]: EMBLEM_FORMS.map((form) => `ground of the ${form.replaceAll('-', ' ')}`),
    // In a set, whose pieces are taken apart before they are judged.
    [`${SLOT}: ${SLOT}`]: [],
  };

  it('has a Spanish phrase for every place and every limit', () => {
    const places = placesIn(`${ATELIER}geometry`);
    const nameless = places.filter((place) => place.includes(SLOT) && VALUES[place] === undefined);
    expect(nameless).toEqual([]);
    const named = places.flatMap((place) => VALUES[place] ?? [place]);
    expect(named.length).toBeGreaterThan(100);
    const kinds = [...new Set(LIMITS.map(({ measure }) => measure))];
    const findings = named.flatMap((where, at) =>
      judgeMeasures(
        [
          { kind: kinds[at % kinds.length], where, value: 0.031, alloyId: null },
          { kind: 'seat-share', where, value: 0.4, alloyId: null },
        ],
        () => undefined,
      ),
    );
    const all = LIMITS.map(({ remedy }) => remedy);
    expect(unknownOf([...findings.map(({ sentence }) => sentence), ...all])).toEqual([]);
    expect(unknownOf(findings.map(({ sentence }) => `Earrings: ${sentence}`))).toEqual([]);
  });
});

describe('what is shown beside a piece that was built', () => {
  const PIECES: readonly (readonly [string, Partial<Brief>])[] = [
    ['a ring', { type: 'Ring', gemstones: ['Opal'], metals: ['White Gold'], engraving: 'Amor' }],
    [
      'a pair of enamelled earrings',
      { type: 'Earrings', metals: ['Enamel', 'Silver'], culture: ['Greek'], noStones: true },
    ],
  ];

  it.each(PIECES)(
    'has a Spanish phrase: %s',
    async (_, wishes) => {
      const design = createDesign({ ...EMPTY_BRIEF, ...wishes }, 0);
      const built = await buildSolids(design);
      if (!built.ok) throw new Error(JSON.stringify(built.error));
      const { metals, stones, note } = showEstimate(estimate(design, built.solids));
      const checks = showChecks(checkDesign(design, built.solids));
      const said = [
        note,
        ...metals.map(({ text }) => text),
        ...stones.map(({ size }) => size),
        ...checks.flatMap(({ message, remedy }) => [message, ...(remedy === null ? [] : [remedy])]),
      ];
      expect(unknownOf(said)).toEqual([]);
      expect(halfRead(said)).toEqual([]);
    },
    60_000,
  );
});

describe('the catalogue', () => {
  const pieces = readdirSync(CATALOGUE)
    .filter((file) => file.endsWith('.json'))
    .map((file) => readFileSync(`${CATALOGUE}${file}`, 'utf8'));

  it('has Spanish words for its materials, stones and styles', () => {
    const words = pieces.flatMap((piece) => {
      const { materials, gemstones, styleTags } = JSON.parse(piece) as Record<string, readonly string[]>;
      return [materials, gemstones, styleTags].flatMap((list) => list ?? []);
    });
    expect(words.length).toBeGreaterThan(100);
    expect([...new Set(words)].filter((word) => !(word in vocabulary))).toEqual([]);
  });

  it('has its pictures described in Spanish', () => {
    const alts = pieces
      .flatMap((piece) => [...piece.matchAll(/"alt": "(An? [^"]*\.)"/g)])
      .map(([, alt]) => alt ?? '');
    expect(alts.length).toBeGreaterThan(100);
    expect(unknownOf(alts)).toEqual([]);
    expect(halfRead(alts)).toEqual([]);
  });
});
