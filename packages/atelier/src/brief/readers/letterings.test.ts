import { briefSchema } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';
import { judgeReading } from '../model/judgeReading.ts';
import { modelReadingSchema } from '../model/readingSchema.ts';

const read = (prompt: string) => interpret({ prompt });
const handOf = (prompt: string) => read(prompt).brief.lettering;

describe('how letters are written', () => {
  it.each([
    ['a platinum band engraved "Always" in cursive', 'script'],
    ['name necklace Sophia in script', 'script'],
    ['silver locket with her name, Edith, in joined-up writing', 'script'],
    ['gold bar, "Mia", calligraphy', 'script'],
    ['engraved in a flowing script with Toujours, gold ring', 'script'],
    ['cursive necklace that says Hope', 'script'],
    ['engraving: my heart | font: script | ring: silver', 'script'],
    ['cufflinks JM in block letters', 'sans'],
    ['steel-look titanium dog tag, LUCAS, sans-serif', 'sans'],
    ['gold disc engraved Nora in a clean modern font', 'sans'],
    ['signet engraved RJB in old English', 'blackletter'],
    ['initial ring, letter R, gothic lettering', 'blackletter'],
    ['silver bangle "Valhalla" in Fraktur', 'blackletter'],
    ['pendant with "note to self" in typewriter font', 'typewriter'],
    ['rose gold ring engraved Forever in italics', 'italic'],
    ['charm, the date 4/5/22 in italic numerals and letters', 'italic'],
    ['brooch engraved AMOR, roman lettering', 'serif'],
    ['locket "Ever" in a traditional serif typeface', 'serif'],
    ['anillo grabado con Siempre en letra cursiva', 'script'],
    ['sello con las iniciales PM en letra gótica', 'blackletter'],
    ['gemelos con la inicial D en letra de imprenta', 'sans'],
    ['collar con el nombre Inés en itálica', 'italic'],
    ['pulsera que diga Respira en letra de máquina de escribir', 'typewriter'],
  ])('%s: %s', (prompt, hand) => {
    expect(handOf(prompt)).toBe(hand);
  });

  it.each([
    'a script ring in gold',
    'a ring with cursive lines and swirls',
    'an Italic brooch like the ones from Pompeii',
    'a gothic cross pendant in silver',
    'a gothic style ring engraved "Nevermore"',
    'an old english sheepdog charm engraved "Bonnie"',
    'a typewriter charm engraved "Write on"',
    'Persian calligraphy pendant with lapis',
    'locket engraved "Love, Nan" in her own handwriting',
    'a modern ring engraved "Always"',
    'a plain letter necklace, letter K',
    'curly vines around a gold band',
    'a roman coin pendant engraved "2024"',
    'simple gold signet',
  ])('nothing: %s', (prompt) => {
    expect(handOf(prompt)).toBeNull();
  });

  it('is told with the words that said so', () => {
    expect(read('name necklace Sophia in a flowing script').understood).toContainEqual({
      field: 'lettering',
      value: 'script',
      words: 'in a flowing script',
      source: 'words',
    });
    expect(read('ring engraved Always, block letters').understood).toContainEqual({
      field: 'lettering',
      value: 'sans serif',
      words: 'block letters',
      source: 'words',
    });
  });

  it.each([
    ['ring engraved "Always", not in italics', null],
    ['a name bracelet, Otis, no fancy lettering, block capitals', 'sans'],
    ['pendant engraved Ada, not cursive but a serif font', 'serif'],
  ])('refused hands are not taken: %s', (prompt, hand) => {
    expect(handOf(prompt)).toBe(hand);
  });

  it.each([
    ['ring engraved Always cursive', 'Always'],
    ['silver ring engraved in cursive: Always', 'Always'],
    ['gold bar engraved in block letters with MUM on the front', 'MUM'],
    ['cufflinks JM in block capitals', 'JM'],
    ['Jack & Rose in joined up writing on a silver bracelet', 'Jack & Rose'],
    ['a pendant with the word breathe in typewriter letters', 'breathe'],
    ['bar necklace Amelie typewriter font', 'Amelie'],
    ['initials RJ in block letters I would like in silver, a ring', 'RJ'],
    ['gold bracelet, name Delphine, in cursive', 'Delphine'],
  ])('stays out of what they read: %s', (prompt, text) => {
    expect(read(prompt).brief.engraving).toBe(text);
  });

  it.each(['a necklace for Amelie, cursive name', 'lettering in script on a ring, text to follow'])(
    'makes no text of what is no text: %s',
    (prompt) => {
      expect(read(prompt).brief.engraving).toBeNull();
    },
  );

  it('is no style, culture or refusal besides', () => {
    const { brief } = read('silver bangle "hope" sans serif with rose gold edges');
    expect([brief.excludedMetals, brief.excludedGemstones]).toEqual([[], []]);
    expect(read('initial ring R in gothic font').brief.era).toBeNull();
    expect(read('ring engraved Roma in italics').brief.culture).toEqual([]);
    expect(read('gold ring engraved in italics').brief.finish).toBeNull();
    expect(read('gold bar engraved MUM in block letters').offTopic).toBeNull();
  });
});

describe('letters of one case', () => {
  it.each([
    ['a locket engraved "Mum" in capitals', 'MUM'],
    ['silver ring engraved Always, all caps please', 'ALWAYS'],
    ['name necklace Zoë in upper case', 'ZOË'],
    ['a bar that says Be Here in lower case, gold', 'be here'],
    ['collar con el nombre Lucía en mayúsculas', 'LUCÍA'],
  ])('%s: %s', (prompt, text) => {
    const { brief, understood } = read(prompt);
    expect(brief.engraving).toBe(text);
    expect(understood.map(({ field }) => field)).toContain('lettering');
  });

  it('follow the guide’s text too', () => {
    const { brief, conflicts } = interpret({ prompt: 'a silver ring, in capitals', engraving: 'Amor' });
    expect([brief.engraving, conflicts]).toEqual(['AMOR', []]);
  });

  it('are of no hand', () => {
    expect(handOf('ring engraved "Ever" in capitals')).toBeNull();
    expect(handOf('ring engraved "Ever" in block capitals')).toBe('sans');
  });

  it('say nothing where nothing is written', () => {
    expect(read('a silver ring IN CAPITALS').understood.map(({ field }) => field)).not.toContain('lettering');
  });
});

describe('briefs that were stored before', () => {
  it('have no hand and no wire', () => {
    const { lettering, wireMm, ...old } = read('a silver ring').brief;
    expect([lettering, wireMm]).toEqual([null, null]);
    expect(briefSchema.parse(old)).toEqual(old);
  });
});

describe('a language model’s reading of hands', () => {
  const nothing = Object.fromEntries(
    Object.entries(modelReadingSchema.shape).map(([key, field]) => [
      key,
      field.safeParse(null).success ? null : [],
    ]),
  );
  const prompt = 'Silberring mit Gravur Immer in Schreibschrift, alles groß';
  const said = {
    ...nothing,
    isJewelry: true,
    type: { value: 'Ring', words: 'Silberring' },
    engraving: { value: 'Immer', words: 'Immer' },
    lettering: { value: 'script', words: 'in Schreibschrift' },
    letterCase: { value: 'capitals', words: 'alles groß' },
  };

  it('is judged as ours is', () => {
    expect(judgeReading({ prompt }, said).brief).toMatchObject({ lettering: 'script', engraving: 'IMMER' });
  });

  it('needs its words', () => {
    const made = { ...said, lettering: { value: 'serif', words: 'mit Serifen' } };
    expect(judgeReading({ prompt }, made).brief.lettering).toBeNull();
  });
});
