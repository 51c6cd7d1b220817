/** What an order writes to whoever it is sent to. */
import { addressLines } from '@filigree/addresses';
import { DELIVERY_WEEKS, type ShippingAddress } from '@filigree/contracts';
import type { Letter } from '../mail/index.ts';
import { optionsInWords } from './options.ts';
import { lacksRingSize, type OrderLineRow } from './placed/lines.ts';
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

const addressInWords = (address: ShippingAddress) => addressLines(address).join('\n');

const SIZER =
  'You do not know your ring size yet: a ring sizer comes to you first, free of charge. Try it on, and choose your size on the page of your order. We begin to make your ring when we have it.';

export function confirmationLetter({ name, order, lines, link }: OrderLetter & { link: string }): Letter {
  return {
    subject: `Your order ${order.orderNumber}`,
    name,
    paragraphs: [
      `Thank you for your order. Its number is ${order.orderNumber}.`,
      lines.map(lineInWords).join('\n'),
      sums(order).join('\n'),
      ...(order.address ? [`It will be sent to:\n${addressInWords(order.address)}`] : []),
      ...(lines.some(lacksRingSize) ? [SIZER] : []),
      `Your jewelry is made for you in ${DELIVERY_WEEKS.min}-${DELIVERY_WEEKS.max} weeks. We write again when it is on its way.`,
    ],
    action: { label: 'See my order', link },
    afterwords: ['Until we begin to make it, you can cancel it there, and your payment goes back.'],
  };
}

/** The ring sizer has been there for some days. */
export function ringSizeLetter({ name, order, lines, link }: OrderLetter & { link: string }): Letter {
  return {
    subject: `Your order ${order.orderNumber} waits for your ring size`,
    name,
    paragraphs: [
      `We would like to begin with your order ${order.orderNumber}, and need a ring size for:`,
      lines.map((line) => `${line.quantity} x ${line.name}`).join('\n'),
      'Put on the sizes of the ring sizer, best in the evening when fingers are warm, and choose the one that passes the knuckle with a little resistance.',
    ],
    action: { label: 'Choose my size', link },
    afterwords: ['If the ring sizer has not arrived, please answer this mail.'],
  };
}

/** The bank answers later: nothing is made until then. */
export function waitingLetter({ name, order, lines, link }: OrderLetter & { link: string }): Letter {
  return {
    subject: `Your order ${order.orderNumber} waits for your payment`,
    name,
    paragraphs: [
      `We have your order ${order.orderNumber}, and your bank has been asked for ${dollars(order.totalCents)}. Banks take up to five working days to answer.`,
      lines.map(lineInWords).join('\n'),
      sums(order).join('\n'),
      'We begin to make it when the payment has arrived, and write to you then. You do not need to do anything.',
    ],
    action: { label: 'See my order', link },
    afterwords: [],
  };
}

/** The bank did not pay after all. */
export function failedLetter({ name, order, link }: Omit<OrderLetter, 'lines'> & { link: string }): Letter {
  return {
    subject: `The payment for your order ${order.orderNumber} has failed`,
    name,
    paragraphs: [
      `Your bank did not send the payment for your order ${order.orderNumber}. Nothing was charged, and the order was cancelled.`,
      'What you chose is in your cart again: you can pay for it in another way.',
    ],
    action: { label: 'Go to my cart', link },
    afterwords: [],
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
        ...(order.paidAt === null ? [] : [`Date: ${DAY.format(order.paidAt)}`]),
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

/** A part of the money goes back, or what is left of it. */
export function refundLetter({
  name,
  order,
  amountCents,
}: Omit<OrderLetter, 'lines'> & { amountCents: number }): Letter {
  return {
    subject: `A refund for your order ${order.orderNumber}`,
    name,
    paragraphs: [
      `We have sent ${dollars(amountCents)} of your order ${order.orderNumber} back, the way it came. Banks take up to ten days to show it.`,
    ],
    afterwords: ['If you have questions about it, please answer this mail.'],
  };
}

export function addressChangedLetter({ name, order }: Omit<OrderLetter, 'lines'>): Letter {
  return {
    subject: `Another address for your order ${order.orderNumber}`,
    name,
    paragraphs: [
      `The address of your order ${order.orderNumber} was changed.`,
      ...(order.address ? [`It will be sent to:\n${addressInWords(order.address)}`] : []),
    ],
    afterwords: ['If you did not ask for that, please answer this mail.'],
  };
}

/** Words of the shop. */
export function messageLetter({
  name,
  order,
  text,
  link,
}: Omit<OrderLetter, 'lines'> & { text: string; link: string }): Letter {
  return {
    subject: `About your order ${order.orderNumber}`,
    name,
    paragraphs: [text],
    action: { label: 'See my order', link },
    afterwords: [],
  };
}

export function cancelledLetter({ name, order }: Omit<OrderLetter, 'lines'>): Letter {
  const money =
    order.paidAt === null
      ? 'If your bank still sends a payment for it, it goes back to you by itself.'
      : `${dollars(order.totalCents - order.refundedCents)} goes back the way it came. Banks take up to ten days to show it.`;
  return {
    subject: `Your order ${order.orderNumber} was cancelled`,
    name,
    paragraphs: [`Your order ${order.orderNumber} was cancelled.`, money],
    afterwords: ['If that was not you, please answer this mail.'],
  };
}
