import { toCredits } from '../../credits/index.ts';
import type { Letter } from '../../mail/index.ts';
import type { PurchaseRow } from './terms.ts';

interface Receipt {
  readonly name: string;
  readonly purchase: Pick<PurchaseRow, 'packageName' | 'creditsMillis' | 'priceCents' | 'paidAt'>;
  readonly paymentIntentId: string;
}

const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export function receiptLetter({ name, purchase, paymentIntentId }: Receipt): Letter {
  const credits = toCredits(purchase.creditsMillis).toLocaleString('en-US');
  return {
    subject: `Your receipt for ${credits} credits`,
    name,
    paragraphs: [
      `Thank you. ${credits} credits are in your account; they never expire.`,
      [
        `Package: ${purchase.packageName}`,
        `Credits: ${credits}`,
        `Paid: ${DOLLARS.format(purchase.priceCents / 100)}`,
        ...(purchase.paidAt === null ? [] : [`Date: ${DAY.format(purchase.paidAt)}`]),
        `Payment: ${paymentIntentId}`,
      ].join('\n'),
    ],
    afterwords: ['Please keep this mail as your receipt.'],
  };
}
