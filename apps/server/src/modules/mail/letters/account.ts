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

/** To the address that an account shall have instead of the one that it has. */
export function confirmNewEmailLetter({ name, link, lifetimeS }: LinkLetter): Letter {
  return {
    subject: 'Please confirm your email address',
    name,
    paragraphs: [
      'Your Filigree account is to have this email address from now on. One click, and we know that it is really yours; until then, the account keeps the one that it has.',
    ],
    action: { label: 'Confirm my address', link },
    afterwords: [
      `The link works once, within ${inHours(lifetimeS)}. If you did not ask for it, nothing happens as long as you leave it alone.`,
    ],
  };
}

/** To somebody whose address was named for another account than theirs. Nothing in it is from whoever named it. */
export function addressTakenLetter({ link }: Pick<LinkLetter, 'link'>): Letter {
  return {
    subject: 'You have a Filigree account already',
    name: '',
    paragraphs: [
      'Somebody, hopefully you, has just named this email address for another Filigree account. It is the address of the account that you have, and stays so: sign in there with its password.',
      'If you do not remember the password, choose a new one:',
    ],
    action: { label: 'Choose a new password', link },
    afterwords: ['If it was not you, there is nothing to do: nobody came into your account by it.'],
  };
}

const NOT_CONFIRMED = {
  en: 'This is about an account for which this email address was named, and not confirmed. If you have another account with us, nothing has happened to it.',
  es: 'Se trata de una cuenta en la que se indicó esta dirección de correo, sin confirmar. Si tienes otra cuenta con nosotros, no le ha pasado nada.',
} as const;

/** The same letter, about an account whose address nobody has confirmed. */
export function notConfirmed(letter: Letter): Letter {
  return { ...letter, afterwords: [...letter.afterwords, NOT_CONFIRMED[letter.language ?? 'en']] };
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

/** To the address that the account has, while the new one is not confirmed. */
export function emailChangeAskedLetter({ name, link }: NoticeLetter): Letter {
  return {
    subject: 'Another email address was asked for',
    name,
    paragraphs: [
      'Somebody, hopefully you, asked for another email address for your Filigree account. It changes once the new address is confirmed; until then, everything stays with this one.',
      'If that was not you, choose a new password right away, which also stops the change:',
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
