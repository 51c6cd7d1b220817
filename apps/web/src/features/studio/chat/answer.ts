/**
 * The studio assistant: answers in the browser from the vocabulary of the product, without a call to any server.
 * The same words always get the same answer; what it does not know it says.
 */
import {
  CREDITS_PER_PICTURE,
  type DesignEra,
  GENERATION_DURATION_S,
  GENERATION_PICTURES,
  type Gemstone,
  type JewelryType,
  type Metal,
  type Occasion,
  type SettingStyle,
  type StoneCut,
} from '@filigree/contracts';
import type { DesignGuide } from '../model/guide.ts';
import {
  BIRTHSTONES,
  CUT_FACTS,
  ERA_FACTS,
  GEM_FACTS,
  METAL_FACTS,
  OCCASION_FACTS,
  SETTING_FACTS,
  TYPE_FACTS,
} from './facts.ts';
import { type Found, plainWords, recognise } from './recognise.ts';

export interface Proposal {
  readonly label: string;
  /** Choices to add to the guide. */
  readonly found: readonly Found[];
}

export interface Answer {
  readonly text: string;
  readonly proposals: readonly Proposal[];
}

export const GREETING =
  'I am the studio’s assistant. I know our metals, stones, cuts, settings and styles, and how to look after ' +
  'them. Tell me what you have in mind and I will set the guide for you.';

const COST = GENERATION_PICTURES * CREDITS_PER_PICTURE;
const plain = (text: string): Answer => ({ text, proposals: [] });

const TOPICS: readonly { readonly ask: RegExp; readonly answer: Answer }[] = [
  {
    ask: /\b(who|what) are you\b|\b(robot|bot|human|real person|chatgpt)\b/,
    answer: plain(
      'The studio’s own assistant: a small guide that answers from what our bench knows. I am not a person, and I ' +
        'do not pretend to understand everything.',
    ),
  },
  {
    ask: /\bcredits?\b|\bhow much (is|does) (it|a generation|generating)\b/,
    answer: plain(
      `Four variations cost ${COST} credits, a refinement ${CREDITS_PER_PICTURE}. A design that fails or is ` +
        'cancelled costs nothing, and credits never expire.',
    ),
  },
  {
    ask: /\bhow long\b|\bhow fast\b|\bwait\b/,
    answer: plain(
      `Typically ${GENERATION_DURATION_S.min}–${GENERATION_DURATION_S.max} seconds for four pictures. You may leave ` +
        'the page meanwhile: they will be here when you return.',
    ),
  },
  {
    ask: /\brefin|\bchange (it|the|this)\b|\bedit\b|\bundo\b|\bversions?\b/,
    answer: plain(
      'Select a piece, then say what should change: “a thinner band”, “in platinum”, “a larger stone”. Every ' +
        'earlier version is kept under the picture and can be brought back.',
    ),
  },
  {
    ask: /\b3d\b|\bturn it\b|\brotate\b/,
    answer: plain('Choose 3D above the picture: the piece turns under your finger, at its true proportions.'),
  },
];

function birthstone(words: string): Answer | null {
  const month = BIRTHSTONES.find(([name]) => words.includes(` ${name.toLowerCase()} `));
  if (!month || (month[0] === 'May' && !/\bbirth|\bborn\b|\b(in|for|of) may\b/.test(words))) return null;
  const [name, stones] = month;
  const first = stones[0]!;
  return {
    text: `${name}’s ${stones.length > 1 ? 'birthstones are' : 'birthstone is'} ${list(stones)}. ${GEM_FACTS[first].says}`,
    proposals: stones.map((stone) => ({
      label: `Use ${stone}`,
      found: [
        { field: 'selectedGemstones', value: stone },
        { field: 'occasion', value: 'Birthstone' },
      ],
    })),
  };
}

/** Hard enough that dust (quartz, Mohs 7) does not dull them, and without easy cleavage. */
const DAILY: Answer = {
  text:
    'For a ring that is worn every day, stones of Mohs 8 and more: diamond, sapphire, ruby, alexandrite or spinel. ' +
    'Softer ones live longer in earrings and pendants.',
  proposals: (['Sapphire', 'Diamond', 'Spinel'] as const).map((value) => ({
    label: `Use ${value}`,
    found: [
      { field: 'selectedGemstones', value },
      { field: 'occasion', value: 'Everyday' },
    ],
  })),
};

function care(found: readonly Found[]): Answer {
  const gems = found
    .filter(({ field }) => field === 'selectedGemstones')
    .map(({ value }) => value as Gemstone);
  const metals = found.filter(({ field }) => field === 'selectedMetals').map(({ value }) => value as Metal);
  const lines = [
    ...gems.map((gem) => `${gem} (Mohs ${GEM_FACTS[gem].mohs}): ${GEM_FACTS[gem].care}`),
    ...metals.map((metal) => `${metal}: ${METAL_FACTS[metal]}`),
  ];
  if (lines.length > 0) return plain(lines.slice(0, 3).join('\n'));
  return plain(
    'Most pieces want warm water, mild soap and a soft brush. Pearl, opal, turquoise, emerald and lapis: only a ' +
      'damp cloth. Take rings off for sport and cleaning, and have prongs checked once a year.',
  );
}

export const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

function factOf({ field, value }: Found): string | null {
  switch (field) {
    case 'selectedGemstones': {
      const { mohs, says } = GEM_FACTS[value as Gemstone];
      return `${value} (Mohs ${mohs}): ${says}`;
    }
    case 'selectedMetals':
      return `${value}: ${METAL_FACTS[value as Metal]}`;
    case 'settingStyle':
      return `${value}: ${SETTING_FACTS[value as SettingStyle]}`;
    case 'designEra':
      return `${value} means ${ERA_FACTS[value as DesignEra]}.`;
    case 'selectedType':
      return TYPE_FACTS[value as JewelryType];
    case 'stoneCut':
      return `${value} cut: ${CUT_FACTS[value as StoneCut]}.`;
    case 'occasion':
      return OCCASION_FACTS[value as Occasion];
    default:
      return null;
  }
}

/** A soft stone in a ring, or one held by tension, is worth a word before it is drawn. */
function warning(found: readonly Found[], guide: DesignGuide): string | null {
  const values = [...found.map(({ value }) => value), guide.selectedType, guide.settingStyle];
  const gem = found.find(({ field }) => field === 'selectedGemstones')?.value as Gemstone | undefined;
  if (!gem) return null;
  const hardness = Number.parseFloat(GEM_FACTS[gem].mohs);
  if (found.some(({ value }) => value === 'Tension') && hardness < 9) {
    return `I would not hold ${gem.toLowerCase()} by tension; a bezel is safer.`;
  }
  if (hardness < 6.5 && values.includes('Ring') && !values.includes('Bezel')) {
    return `For a ring, ${gem.toLowerCase()} is safest in a bezel.`;
  }
  return null;
}

/**
 * @param message what the customer typed; blank is answered with null and is not part of the talk
 * @param guide the choices as they stand, for advice that depends on them
 */
export function answerChat(message: string, guide: DesignGuide): Answer | null {
  if (message.trim() === '') return null;
  const words = plainWords(message);
  const found = recognise(message);
  const stone = birthstone(words);
  if (stone) return stone;
  if (/\b(which|what) (stones?|gems?|gemstones?)\b/.test(words) && /\bevery ?day\b|\bdaily\b/.test(words))
    return DAILY;
  if (/\b(clean|care|look after|tarnish|swim|shower|polish it|wash)\b/.test(words)) return care(found);
  const topic = TOPICS.find(({ ask }) => ask.test(words));
  if (topic && found.length === 0) return topic.answer;
  if (found.length > 0) {
    const facts = found.map(factOf).filter((fact): fact is string => fact !== null);
    const advice = warning(found, guide);
    const proposals: Proposal[] = [{ label: `Add ${list(found.map(({ value }) => value))}`, found }];
    if (advice?.includes('bezel')) {
      proposals.push({ label: 'Use a bezel', found: [{ field: 'settingStyle', value: 'Bezel' }] });
    }
    const intro = facts.length > 0 ? facts.slice(0, 3).join('\n') : 'I can set that in the guide.';
    return { text: advice ? `${intro}\n${advice}` : intro, proposals };
  }
  if (/\b(hi|hello|hey|good (morning|evening|day)|thanks?|thank you)\b/.test(words)) return plain(GREETING);
  return plain(
    'That is beyond what I know. Ask me about a stone, a metal, a setting, a style, a birth month or care; for ' +
      'anything you wish to see, write it in the line below and the bench will draw it.',
  );
}
