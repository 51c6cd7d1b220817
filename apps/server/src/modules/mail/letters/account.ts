/** What an account writes to its owner. */
import type { Letter } from './letter.ts';

interface LinkLetter {
  readonly name: string;
  readonly link: string;
  /** Of the link. */
  readonly lifetimeS: number;
}

function inHours(seconds: number): string {
  const hours = Math.round(seconds / 3600);
  return hours === 1 ? 'one hour' : `${hours} hours`;
}

export function verifyEmailLetter({ name, link, lifetimeS }: LinkLetter): Letter {
  return {
    subject: 'Please confirm your email address',
    name,
    paragraphs: ['Welcome to Filigree. One click, and we know that this address is really yours.'],
    action: { label: 'Confirm my address', link },
    afterwords: [
      `The link works once, within ${inHours(lifetimeS)}. If you did not ask for it, nothing happens as long as you leave it alone.`,
    ],
  };
}

export function resetPasswordLetter({ name, link, lifetimeS }: LinkLetter): Letter {
  return {
    subject: 'Choose a new password',
    name,
    paragraphs: ['Somebody, hopefully you, asked for a new password for your Filigree account.'],
    action: { label: 'Choose a new password', link },
    afterwords: [
      `The link works once, within ${inHours(lifetimeS)}. It signs you out everywhere, so that only you come back in.`,
      'If it was not you, leave this mail alone: your password stays as it is.',
    ],
  };
}

interface NoticeLetter {
  readonly name: string;
  /** Where to ask for a new password. */
  readonly link: string;
}

export function passwordChangedLetter({ name, link }: NoticeLetter): Letter {
  return {
    subject: 'Your password was changed',
    name,
    paragraphs: [
      'The password of your Filigree account was changed just now, and your other devices were signed out.',
      'If that was you, all is well. If not, choose a new one right away:',
    ],
    action: { label: 'I did not do this', link },
    afterwords: [],
  };
}

/** To the address that was the account's until now. */
export function emailChangedLetter({ name }: Pick<NoticeLetter, 'name'>): Letter {
  return {
    subject: 'Your email address was changed',
    name,
    paragraphs: [
      'Your Filigree account has another email address from now on, and we will not write to this one again.',
      'If that was not you, please tell us at once: our contact address is at the foot of every page.',
    ],
    afterwords: [],
  };
}

const TWO_FACTOR_NEWS = {
  on: [
    'Two-factor sign-in is on',
    'From now on, signing in to your Filigree account takes a code of your authenticator app as well. Your other devices were signed out.',
  ],
  off: [
    'Two-factor sign-in is off',
    'Signing in to your Filigree account does not take a code any more. Your other devices were signed out.',
  ],
  'new codes': [
    'You have new recovery codes',
    'The recovery codes of your Filigree account were replaced: those that you had before do not work any more.',
  ],
  'code used': [
    'A recovery code was used',
    'Somebody, hopefully you, has just signed in to your Filigree account with one of its recovery codes, which does not work any more.',
  ],
} as const;
export type TwoFactorNews = keyof typeof TWO_FACTOR_NEWS;

export function twoFactorLetter({
  name,
  link,
  news,
}: NoticeLetter & { readonly news: TwoFactorNews }): Letter {
  const [subject, words] = TWO_FACTOR_NEWS[news];
  return {
    subject,
    name,
    paragraphs: [words, 'If that was you, all is well. If not, choose a new password right away:'],
    action: { label: 'I did not do this', link },
    afterwords: [],
  };
}

/** Somebody signs in with Google to an account that was there before. */
export function googleJoinedLetter({ name, link }: NoticeLetter): Letter {
  return {
    subject: 'Google sign-in was added to your account',
    name,
    paragraphs: [
      'Your Filigree account was opened with Google just now, by the Google account of this very address, and can be from now on.',
      'If that was you, all is well. If not, please secure your Google account, and choose a new password here:',
    ],
    action: { label: 'I did not do this', link },
    afterwords: [],
  };
}
