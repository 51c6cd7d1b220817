/** A letter as data, written once and read as plain text or as simple HTML: the two never say different things. */
import type { Language } from '../recipient.ts';

export interface Letter {
  /** English where nothing is said. */
  readonly language?: Language;
  readonly subject: string;
  /** The person's own name for themselves. */
  readonly name: string;
  readonly paragraphs: readonly string[];
  /** What the mail is for: an absolute http(s) address behind a button. */
  readonly action?: { readonly label: string; readonly link: string };
  /** After the button. */
  readonly afterwords: readonly string[];
}

/** What every letter says. */
const FRAME = {
  en: { hello: 'Hello', closing: 'Warmly,\nFiligree', copy: 'Or copy this address:' },
  es: { hello: 'Hola', closing: 'Un saludo,\nFiligree', copy: 'O copia esta dirección:' },
} as const;
const NAME_MAX_LENGTH = 60;
/** Somebody who signs up with a stranger's address must not make us send their advertisement. */
const LOOKS_LIKE_AN_ADDRESS = /[@/\\]|\w\.\w/;

function greeting(hello: string, name: string): string {
  const plain = name.replaceAll(/\s+/g, ' ').trim();
  const isName = plain !== '' && plain.length <= NAME_MAX_LENGTH && !LOOKS_LIKE_AN_ADDRESS.test(plain);
  return isName ? `${hello} ${plain},` : `${hello},`;
}

export function letterText({ language = 'en', name, paragraphs, action, afterwords }: Letter): string {
  const { hello, closing } = FRAME[language];
  const parts = [greeting(hello, name), ...paragraphs];
  if (action) parts.push(`${action.label}:\n${action.link}`);
  parts.push(...afterwords, closing);
  return `${parts.join('\n\n')}\n`;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** For text and for attributes in double quotes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character]!);
}

/** Mail programs know little CSS, and that only beside the element; colours are those of the product's light theme. */
const PARAGRAPH = 'margin:0 0 16px';
const BUTTON =
  'display:inline-block;padding:12px 24px;background:#211d1a;color:#ffffff;text-decoration:none;font-weight:600';

export function letterHtml({
  language = 'en',
  subject,
  name,
  paragraphs,
  action,
  afterwords,
}: Letter): string {
  const { hello, closing, copy } = FRAME[language];
  const paragraph = (text: string) =>
    `<p style="${PARAGRAPH}">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
  const button = (label: string, link: string) => {
    const href = escapeHtml(link);
    return `<p style="${PARAGRAPH}"><a href="${href}" style="${BUTTON}">${escapeHtml(label)}</a></p>
<p style="${PARAGRAPH};font-size:13px;color:#6b625a">${copy}<br>${href}</p>`;
  };
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:32px 16px;background:#faf8f5;color:#211d1a;font:16px/1.5 Georgia,serif">
<div style="max-width:520px;margin:0 auto">
${[greeting(hello, name), ...paragraphs].map(paragraph).join('\n')}
${action ? button(action.label, action.link) : ''}
${[...afterwords, closing].map(paragraph).join('\n')}
</div>
</body>
</html>
`;
}
