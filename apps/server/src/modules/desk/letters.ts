/** What the desk writes to those who work there. */
import type { StaffRole } from '@filigree/contracts/desk';
import type { Letter } from '../mail/index.ts';

interface LinkLetter {
  readonly name: string;
  readonly link: string;
  /** Of the link. */
  readonly lifetimeS: number;
}

function inWords(seconds: number): string {
  const hours = Math.round(seconds / 3600);
  if (hours === 1) return 'one hour';
  return hours < 48 ? `${hours} hours` : `${Math.round(hours / 24)} days`;
}

const ROLES: Readonly<Record<StaffRole, string>> = {
  owner: 'as an owner',
  bench: 'at the bench',
  support: 'in support',
};

export function invitationLetter({
  name,
  link,
  lifetimeS,
  role,
}: LinkLetter & { readonly role: StaffRole }): Letter {
  return {
    subject: 'Your place at the desk of Filigree',
    name,
    paragraphs: [
      `You are invited to work at the desk of Filigree, ${ROLES[role]}.`,
      'Open the link in the browser that you will work with, and have an authenticator app at hand: the desk asks for its code each time.',
    ],
    action: { label: 'Come to the desk', link },
    afterwords: [
      `The link works once, within ${inWords(lifetimeS)}. If you did not expect it, leave it alone.`,
    ],
  };
}

export function deviceLetter({ name, link, lifetimeS }: LinkLetter): Letter {
  return {
    subject: 'Use the desk in another browser',
    name,
    paragraphs: [
      'Open this link in the browser that shall know the desk from now on. It signs nobody in: your password and a code are asked for there.',
    ],
    action: { label: 'Use the desk in this browser', link },
    afterwords: [
      `The link works once, within ${inWords(lifetimeS)}. If you did not ask for it, leave it alone, and tell the owner of the shop.`,
    ],
  };
}
