/** What an order writes to whoever it is sent to. */
import { DELIVERY_WEEKS, type ShippingAddress } from '@filigree/contracts';
import type { Letter } from '../mail/index.ts';
import { optionsInWords } from './options.ts';
import type { OrderLineRow } from './placed/lines.ts';
import type { OrderRow } from './placed/rows.ts';

const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export const dollars = (cents: number) => DOLLARS.format(cents / 100);

interface OrderLetter {
  readonly name: string;
  readonly order: OrderRow;
  readonly lines: readonly OrderLineRow[];
}

function lineInWords({ name, quantity, priceCents, options }: OrderLineRow): string {
  const how = optionsInWords(options);
  return `${quantity} x ${name}${how === '' ? '' : ` (${how})`}: ${dollars(priceCents * quantity)}`;
}

function sums({ subtotalCents, shippingCents, taxCents, totalCents }: OrderRow): string[] {
  return [
    `Subtotal: ${dollars(subtotalCents)}`,
    `Shipping: ${dollars(shippingCents)}`,
    `Tax: ${dollars(taxCents)}`,
    `Total: ${dollars(totalCents)}`,
  ];
}

const addressInWords = ({ fullName, address, city, state, zipCode, country }: ShippingAddress) =>
  [fullName, address, `${city}, ${state} ${zipCode}`, country].join('\n');

export function confirmationLetter({ name, order, lines, link }: OrderLetter & { link: string }): Letter {
  return {
    subject: `Your order ${order.orderNumber}`,
    name,
    paragraphs: [
      `Thank you for your order. Its number is ${order.orderNumber}.`,
      lines.map(lineInWords).join('\n'),
      sums(order).join('\n'),
      ...(order.address ? [`It will be sent to:\n${addressInWords(order.address)}`] : []),
      `Your jewelry is made for you in ${DELIVERY_WEEKS.min}-${DELIVERY_WEEKS.max} weeks. We write again when it is on its way.`,
    ],
    action: { label: 'See my order', link },
    afterwords: ['Until we begin to make it, you can cancel it there, and your payment goes back.'],
  };
}

export function receiptLetter({ name, order, lines }: OrderLetter): Letter {
  return {
    subject: `Your receipt for order ${order.orderNumber}`,
    name,
    paragraphs: [
      `We have received ${dollars(order.totalCents)}. Thank you.`,
      [
        ...lines.map(lineInWords),
        ...sums(order),
        `Date: ${DAY.format(order.paidAt ?? new Date())}`,
        ...(order.paymentIntentId === null ? [] : [`Payment: ${order.paymentIntentId}`]),
      ].join('\n'),
    ],
    afterwords: ['Please keep this mail as your receipt.'],
  };
}

/** @param note what the workshop says of it, such as the number of the parcel */
export function shippedLetter({ name, order, note }: Omit<OrderLetter, 'lines'> & { note: string }): Letter {
  return {
    subject: `Your order ${order.orderNumber} is on its way`,
    name,
    paragraphs: [
      `Your order ${order.orderNumber} has left our workshop.`,
      ...(note === '' ? [] : [note]),
      ...(order.address ? [`It goes to:\n${addressInWords(order.address)}`] : []),
    ],
    afterwords: [],
  };
}

export function cancelledLetter({ name, order }: Omit<OrderLetter, 'lines'>): Letter {
  const money =
    order.paidAt === null
      ? 'Nothing was charged.'
      : `${dollars(order.totalCents - order.refundedCents)} goes back to your card. Banks take up to ten days to show it.`;
  return {
    subject: `Your order ${order.orderNumber} was cancelled`,
    name,
    paragraphs: [`Your order ${order.orderNumber} was cancelled.`, money],
    afterwords: ['If that was not you, please answer this mail.'],
  };
}
