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
