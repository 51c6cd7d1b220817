import { describe, expect, it } from 'vitest';
import {
  emailChangedLetter,
  passwordChangedLetter,
  resetPasswordLetter,
  verifyEmailLetter,
} from './account.ts';
import { type Letter, letterHtml, letterText } from './letter.ts';

const letter: Letter = {
  subject: 'A & B',
  name: 'Ada',
  paragraphs: ['Five < six & "quoted".'],
  action: { label: 'Open <it>', link: 'https://jewels.example/x?a=1&b="2"' },
  afterwords: ['The end.'],
};

describe('a letter', () => {
  it('says the same in plain text and in HTML', () => {
    expect(letterText(letter)).toBe(
      [
        'Hello Ada,',
        'Five < six & "quoted".',
        'Open <it>:\nhttps://jewels.example/x?a=1&b="2"',
        'The end.',
        'Warmly,\nFiligree\n',
      ].join('\n\n'),
    );
    const html = letterHtml(letter);
    expect(html).toContain('<title>A &amp; B</title>');
    expect(html).toContain('Five &lt; six &amp; &quot;quoted&quot;.');
    expect(html).toContain('href="https://jewels.example/x?a=1&amp;b=&quot;2&quot;"');
    expect(html).toContain('Open &lt;it&gt;</a>');
    expect(html).not.toContain('<it>');
  });

  it.each(['Ada', 'Ada Lovelace', "Anne-Marie d'Arc", 'Dr. A. Nguyễn', '李小龍', 'J.'])(
    'greets %s',
    (name) => {
      expect(letterText({ ...letter, name })).toContain(`Hello ${name},`);
    },
  );

  it.each(['https://evil.example/win', 'Win now at evil.example', 'ask eve@evil', '   ', 'x'.repeat(61)])(
    'does not carry the message of a stranger: %s',
    (name) => {
      expect(letterText({ ...letter, name })).toMatch(/^Hello,\n/);
      expect(letterHtml({ ...letter, name })).toContain('>Hello,</p>');
    },
  );

  it('keeps a name with line breaks on its line', () => {
    expect(letterText({ ...letter, name: 'Ada\r\n\r\nBuy now' })).toMatch(/^Hello Ada Buy now,\n/);
  });

  it('escapes the name', () => {
    expect(letterHtml({ ...letter, name: '<b>Ada<b>' })).toContain('Hello &lt;b&gt;Ada&lt;b&gt;,');
  });
});

describe('letters of an account', () => {
  const link = 'https://jewels.example/page?token=abc';
  it('lead where they say, and tell how long', () => {
    for (const write of [verifyEmailLetter, resetPasswordLetter]) {
      const text = letterText(write({ name: 'Ada', link, lifetimeS: 3_600 }));
      expect(text).toContain(`:\n${link}\n`);
      expect(text).toContain('within one hour');
      expect(letterText(write({ name: 'Ada', link, lifetimeS: 86_400 }))).toContain('within 24 hours');
    }
    expect(letterText(passwordChangedLetter({ name: 'Ada', link }))).toContain(link);
    expect(letterText(emailChangedLetter({ name: 'Ada' }))).not.toContain('http');
  });
});
