import { namespace } from '../namespace.ts';

/** Names of the pages to read. */
export const info = namespace('info', {
  faq: 'FAQ',
  'faq.page': 'How designing with Filigree works, what credits pay for, and more.',
  about: 'About',
  'about.page': 'Why Filigree exists, what it holds to, and what is coming for workshops.',
  terms: 'Terms of Service',
  'terms.page': 'The rules of using Filigree, in words that can be read.',
  privacy: 'Privacy Policy',
  'privacy.page': 'What Filigree knows about you, why, and what you can do about it.',
  'document.contents': 'Contents',
  'document.updated': 'Last updated {{day}}',
});
