/** What pages show of who runs the shop. */
import type { SiteSettings } from '@filigree/contracts/site';
import type { Environment } from './environment.ts';

/** The address between the angle brackets of a mailbox, or the whole of it. */
const addressOfMailbox = (mailbox: string): string => /<([^>]+)>$/.exec(mailbox)?.[1] ?? mailbox;

/** Customers write to the address that is named for it, else to the one that mails come from. */
export function siteOf(parsed: Environment): SiteSettings {
  const networks = [
    { network: 'Instagram', url: parsed.INSTAGRAM_URL },
    { network: 'X', url: parsed.X_URL },
    { network: 'LinkedIn', url: parsed.LINKEDIN_URL },
  ] as const;
  const sender = parsed.MAIL_FROM === undefined ? null : addressOfMailbox(parsed.MAIL_FROM);
  return {
    google: parsed.GOOGLE_CLIENT_ID !== undefined,
    contactAddress: parsed.CONTACT_ADDRESS ?? sender,
    social: networks.flatMap(({ network, url }) => (url === undefined ? [] : [{ network, url }])),
  };
}
