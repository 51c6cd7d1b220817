/**
 * The studio assistant: answers in the browser from the vocabulary of the product, without a call to any server.
 * The same words always get the same answer, in the language of the page; what it does not know it says.
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
import { chat } from '../../../i18n/en/chat.ts';
import { textsNow } from '../../../i18n/texts.ts';
import { wordNow } from '../../../i18n/vocabulary.ts';
import type { DesignGuide } from '../model/guide.ts';
import { BIRTHSTONES, GEM_FACTS } from './facts.ts';
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

const plain = (text: string): Answer => ({ text, proposals: [] });

/** What is asked, in any language of the product, without accents. */
const ASKS = {
  who: /\b(who|what) are you\b|\b(robot|bot|human|real person|chatgpt)\b|\b(quien|que) eres\b|\b(humano|humana|persona real)\b/,
  credits: /\bcredits?\b|\bhow much (is|does) (it|a generation|generating)\b|\bcreditos?\b|\bcuanto cuesta\b/,
  time: /\bhow (long|fast)\b|\bwait\b|\bcuanto (tiempo|tarda)\b|\besperar\b/,
  refine:
    /\brefin|\bchange (it|the|this)\b|\bedit\b|\bundo\b|\bversions?\b|\bretoc|\bcambiar|\bedita|\bdeshacer\b|\bversiones\b/,
  turn: /\b3d\b|\bturn it\b|\brotate\b|\bgira|\brota/,
  stones: /\b(which|what) (stones?|gems?|gemstones?)\b|\b(que|cual) (piedra|gema)s?\b/,
  daily: /\bevery ?day\b|\bdaily\b|\bcada dia\b|\bdiario\b|\btodos los dias\b/,
  care: /\b(clean|care|look after|tarnish|swim|shower|polish it|wash)\b|\blimpi|\bcuid|\blava|\bducha|\bnada[rt]|\bpulir/,
  born: /\bbirth|\bborn\b|\b(in|for|of) may\b/,
  greet:
    /\b(hi|hello|hey|good (morning|evening|day)|thanks?|thank you|hola|buenos dias|buenas (tardes|noches)|gracias)\b/,
} as const;

function topic(words: string): string | null {
  const t = textsNow(chat);
  const pictures = GENERATION_PICTURES;
  if (ASKS.who.test(words)) return t('topic.who');
  if (ASKS.credits.test(words)) {
    return t('topic.credits', { pictures, cost: pictures * CREDITS_PER_PICTURE, each: CREDITS_PER_PICTURE });
  }
  if (ASKS.time.test(words)) {
    const { min: fastest, max: slowest } = GENERATION_DURATION_S;
    return t('topic.time', { fastest, slowest, pictures });
  }
  if (ASKS.refine.test(words)) return t('topic.refine');
  return ASKS.turn.test(words) ? t('topic.3d') : null;
}

const labelToUse = (value: string) => textsNow(chat)('use', { what: wordNow(value) });

function birthstone(words: string): Answer | null {
  const t = textsNow(chat);
  const month = BIRTHSTONES.find(([name]) =>
    [name, t(`month.${name}`)].some((spelled) => words.includes(plainWords(spelled))),
  );
  // A month that is also a verb.
  if (!month || (month[0] === 'May' && words.includes(' may ') && !ASKS.born.test(words))) return null;
  const [name, stones] = month;
  const first = stones[0]!;
  const values = {
    month: t(`month.${name}`),
    stones: list(stones.map(wordNow)),
    says: t(`gem.${first}`),
  };
  return {
    text: stones.length > 1 ? t('birthstones', values) : t('birthstone', values),
    proposals: stones.map((stone) => ({
      label: labelToUse(stone),
      found: [
        { field: 'selectedGemstones', value: stone },
        { field: 'occasion', value: 'Birthstone' },
      ],
    })),
  };
}

/** Hard enough that dust (quartz, Mohs 7) does not dull them, and without easy cleavage. */
const daily = (): Answer => ({
  text: textsNow(chat)('daily'),
  proposals: (['Sapphire', 'Diamond', 'Spinel'] as const).map((value) => ({
    label: labelToUse(value),
    found: [
      { field: 'selectedGemstones', value },
      { field: 'occasion', value: 'Everyday' },
    ],
  })),
});

function care(found: readonly Found[]): Answer {
  const t = textsNow(chat);
  const lines = found.flatMap(({ field, value }) => {
    const name = wordNow(value);
    if (field === 'selectedGemstones') {
      const { mohs, care: kind } = GEM_FACTS[value as Gemstone];
      return [t('of.gem', { name, mohs, says: t(`care.${kind}`) })];
    }
    return field === 'selectedMetals' ? [t('of.other', { name, says: t(`metal.${value as Metal}`) })] : [];
  });
  return plain(lines.length > 0 ? lines.slice(0, 3).join('\n') : t('care'));
}

export function list(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  return textsNow(chat)('and', { before: items.slice(0, -1).join(', '), last });
}

function factOf({ field, value }: Found): string | null {
  const t = textsNow(chat);
  const name = wordNow(value);
  switch (field) {
    case 'selectedGemstones': {
      const { mohs } = GEM_FACTS[value as Gemstone];
      return t('of.gem', { name, mohs, says: t(`gem.${value as Gemstone}`) });
    }
    case 'selectedMetals':
      return t('of.other', { name, says: t(`metal.${value as Metal}`) });
    case 'settingStyle':
      return t('of.other', { name, says: t(`setting.${value as SettingStyle}`) });
    case 'designEra':
      return t('of.era', { name, says: t(`era.${value as DesignEra}`) });
    case 'selectedType':
      return t(`type.${value as JewelryType}`);
    case 'stoneCut':
      return t('of.cut', { name, says: t(`cut.${value as StoneCut}`) });
    case 'occasion':
      return t(`occasion.${value as Occasion}`);
    default:
      return null;
  }
}

/** A soft stone in a ring, or one held by tension, is worth a word before it is drawn; a bezel is the way out. */
function warning(found: readonly Found[], guide: DesignGuide): string | null {
  const t = textsNow(chat);
  const values = [...found.map(({ value }) => value), guide.selectedType, guide.settingStyle];
  const gem = found.find(({ field }) => field === 'selectedGemstones')?.value as Gemstone | undefined;
  if (!gem) return null;
  const hardness = Number.parseFloat(GEM_FACTS[gem].mohs);
  const named = { gem: wordNow(gem).toLocaleLowerCase() };
  if (found.some(({ value }) => value === 'Tension') && hardness < 9) return t('tension', named);
  if (hardness < 6.5 && values.includes('Ring') && !values.includes('Bezel')) return t('soft', named);
  return null;
}

/**
 * @param message what the customer typed; blank is answered with null and is not part of the talk
 * @param guide the choices as they stand, for advice that depends on them
 */
export function answerChat(message: string, guide: DesignGuide): Answer | null {
  if (message.trim() === '') return null;
  const t = textsNow(chat);
  const words = plainWords(message);
  const found = recognise(message);
  const stone = birthstone(words);
  if (stone) return stone;
  if (ASKS.stones.test(words) && ASKS.daily.test(words)) return daily();
  if (ASKS.care.test(words)) return care(found);
  const about = topic(words);
  if (about !== null && found.length === 0) return plain(about);
  if (found.length > 0) {
    const facts = found.map(factOf).filter((fact): fact is string => fact !== null);
    const advice = warning(found, guide);
    const what = list(found.map(({ value }) => wordNow(value)));
    const proposals: Proposal[] = [{ label: t('add', { what }), found }];
    if (advice !== null) {
      proposals.push({ label: t('bezel'), found: [{ field: 'settingStyle', value: 'Bezel' }] });
    }
    const intro = facts.length > 0 ? facts.slice(0, 3).join('\n') : t('canSet');
    return { text: advice ? `${intro}\n${advice}` : intro, proposals };
  }
  return plain(ASKS.greet.test(words) ? t('greeting') : t('unknown'));
}
