import { describe, expect, it } from 'vitest';
import type { Design } from '../design/document.ts';
import { changesOnly, made, refined, refusal } from './testing.ts';

const BAND = made('plain platinum band engraved "Always"', 1);
const NAME = made('silver name necklace Sofia in script', 3);
const SIGNET = made('gold signet ring with the initials RJ in a serif font');
const LOCKET = made('silver locket engraved "Mum"', 33);
const CUFFLINKS = made('cufflinks engraved KL in sans serif');

const faceOf = (design: Design): string | undefined =>
  /"lettering":"([a-z]+)"/.exec(JSON.stringify(design))?.[1];

describe('letters in another face', () => {
  it.each([
    [BAND, 'make the engraving old english letters', 'blackletter'],
    [BAND, 'engraving in italics please', 'italic'],
    [NAME, 'in a serif font instead', 'serif'],
    [NAME, 'the font should be more modern', 'sans'],
    [SIGNET, 'make the initials cursive', 'script'],
    [SIGNET, 'joined up writing instead', 'script'],
    [LOCKET, 'italic letters', 'italic'],
    [CUFFLINKS, 'could the letters be in script', 'script'],
    [CUFFLINKS, 'las letras en cursiva', 'script'],
    [NAME, 'old english letters', 'blackletter'],
    [SIGNET, 'typewriter font', 'typewriter'],
  ])('%#: %s', (design, instruction, face) => {
    changesOnly(design, instruction, /lettering$/);
    expect(faceOf(refined(design, instruction).design)).toBe(face);
  });

  it.each([BAND, NAME, SIGNET, LOCKET, CUFFLINKS])('a different font is another one', (design) => {
    for (const instruction of ['a different font', 'change the font', 'can you use another typeface']) {
      changesOnly(design, instruction, /lettering$/);
      expect(faceOf(refined(design, instruction).design)).not.toBe(faceOf(design));
    }
  });

  it('asks for letters where there are none', () => {
    expect(refusal(made('plain gold band, 5mm, polished'), 'block letters please')).toContain(
      'say what it should read',
    );
  });
});

describe('letters in another case', () => {
  it.each([
    [CUFFLINKS, 'lower case please', 'kl'],
    [made('platinum band engraved "Always" in italics', 1), 'in capitals', 'ALWAYS'],
    [made('pendant engraved Wild in a serif font'), 'all caps', 'WILD'],
  ])('%#: %s', (design, instruction, text) => {
    changesOnly(design, instruction, /text$/);
    expect(JSON.stringify(refined(design, instruction).design)).toContain(`"text":"${text}"`);
  });

  it('are block letters where that is said, or where capitals of a script could not be read', () => {
    for (const instruction of ['block capitals instead', 'in capitals']) {
      changesOnly(NAME, instruction, /(?:text|lettering)$/);
      expect(faceOf(refined(NAME, instruction).design)).toBe('sans');
    }
  });

  it('may be asked for with other letters', () => {
    const { design } = refined(BAND, 'engrave it with Anna in capitals');
    expect(JSON.stringify(design)).toContain('"text":"ANNA"');
  });
});

describe('wire of another gauge', () => {
  it.each([
    ['gold nose hoop', 'make it 18 gauge', '"wireMm":1.02'],
    ['plain gold hoops', '12 gauge please', '"tubeMm":2.05'],
  ])('%s: %s', (prompt, instruction, wire) => {
    const { design, differ } = refined(made(prompt, 2), instruction);
    expect(differ).toHaveLength(1);
    expect(JSON.stringify(design)).toContain(wire);
  });
});
