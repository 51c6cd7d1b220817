/** Orders as each role may see them. */
import { addressLines } from '@filigree/addresses';
import { type DeskOrder, type DeskOrderRow, hasRight, type StaffRole } from '@filigree/contracts/desk';
import { pictureAddress } from '../../../storage/address.ts';
import {
  dueAt,
  isLate,
  lacksRingSize,
  mailsToWriteAgain,
  nextStatuses,
  type OrderAtDesk,
  optionsInWords,
  type SomeOrders,
} from '../../orders/index.ts';

const CENTS = 100;
type Found = SomeOrders['found'][number];

export interface Viewer {
  readonly role: StaffRole;
  /** Of the database's clock. */
  readonly now: Date;
}

export function showRow({ order, lines }: Found, { role, now }: Viewer): DeskOrderRow {
  const seesMoney = hasRight(role, 'money.read');
  const path = lines.find(({ imagePath }) => imagePath !== null)?.imagePath ?? null;
  return {
    number: order.orderNumber,
    status: order.status,
    customer: order.address?.fullName ?? null,
    pieces: lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', '),
    imageUrl: path && pictureAddress(path),
    total: seesMoney ? order.totalCents / CENTS : null,
    refunded: seesMoney ? order.refundedCents / CENTS : null,
    isDisputed: order.disputedCents > 0,
    lacksRingSize: order.status === 'paid' && lines.some(lacksRingSize),
    dueAt: dueAt(order)?.toISOString() ?? null,
    isLate: isLate(order, now),
    createdAt: order.createdAt.toISOString(),
  };
}

export function showSome({ found, total }: SomeOrders, viewer: Viewer) {
  return { items: found.map((one) => showRow(one, viewer)), total };
}

/** Everything but the trail, which is the desk's own. */
export function showOrderAtDesk(found: OrderAtDesk, viewer: Viewer): Omit<DeskOrder, 'acts'> {
  const { order, lines, history, notes, steps } = found;
  const { role, now } = viewer;
  const seesMoney = hasRight(role, 'money.read');
  return {
    id: order.id,
    number: order.orderNumber,
    status: order.status,
    next: [...nextStatuses(order)],
    waitsFor: waitsFor(found),
    createdAt: order.createdAt.toISOString(),
    dueAt: dueAt(order)?.toISOString() ?? null,
    isLate: isLate(order, now),
    lines: lines.map((line) => ({
      position: line.position,
      name: line.name,
      pieceId: line.pieceId,
      variationId: line.variationId,
      designVersion: line.designVersion,
      options: line.options,
      optionsInWords: optionsInWords(line.options),
      asksRingSize: line.asksRingSize,
      lacksRingSize: lacksRingSize(line),
      quantity: line.quantity,
      price: seesMoney ? line.priceCents / CENTS : null,
      imageUrl: line.imagePath === null ? null : pictureAddress(line.imagePath),
      steps: steps
        .filter(({ position }) => position === line.position)
        .map(({ step, by, at }) => ({ step, by, at: at.toISOString() })),
    })),
    customer: showCustomer(found, role),
    money: seesMoney ? showMoney(found) : null,
    history: history.map(({ status, note, at }) => ({
      status,
      note: seesMoney ? note : withoutAmounts(note),
      at: at.toISOString(),
    })),
    notes: notes.map(({ at, ...note }) => ({ ...note, at: at.toISOString() })),
    mails: hasRight(role, 'orders.mail')
      ? {
          sent: found.mails.map(({ at, ...mail }) => ({ ...mail, at: at.toISOString() })),
          again: mailsToWriteAgain(order, lines),
        }
      : null,
  };
}

/** The history names amounts that went back: roles that see no money learn that there were some. */
const withoutAmounts = (note: string): string => note.replaceAll(/\$[\d,]+(?:\.\d{2})?/g, '$…');

function waitsFor({ order, lines }: OrderAtDesk): string | null {
  if (order.disputedCents > 0) return 'A bank disputes the payment.';
  if (order.status === 'pending') return 'The bank has not paid yet.';
  const open = order.status === 'paid' ? lines.find(lacksRingSize) : undefined;
  return open ? `The ring size of line ${open.position}, ${open.name}, is not known.` : null;
}

function showCustomer({ order, orderCount }: OrderAtDesk, role: StaffRole): DeskOrder['customer'] {
  const { address, userId } = order;
  return {
    name: address?.fullName ?? null,
    email: hasRight(role, 'orders.tell') ? (address?.email ?? null) : null,
    address: address === null ? [] : [...addressLines(address)],
    shippingAddress: hasRight(role, 'orders.address') ? address : null,
    hasAccount: userId !== null,
    orders: orderCount,
  };
}

function showMoney({ order, reversals, refunds }: OrderAtDesk): NonNullable<DeskOrder['money']> {
  const isRefundable = order.paidAt !== null && order.status !== 'cancelled' && order.disputedCents === 0;
  return {
    subtotal: order.subtotalCents / CENTS,
    shipping: order.shippingCents / CENTS,
    tax: order.taxCents / CENTS,
    total: order.totalCents / CENTS,
    refunded: order.refundedCents / CENTS,
    disputed: order.disputedCents / CENTS,
    refundable: isRefundable ? (order.totalCents - order.refundedCents) / CENTS : 0,
    paidAt: order.paidAt?.toISOString() ?? null,
    paymentId: order.paymentIntentId,
    reversals: reversals.map(({ id, kind, amountCents, state, createdAt }) => ({
      id,
      kind,
      amount: amountCents / CENTS,
      state,
      at: createdAt.toISOString(),
    })),
    refunds: refunds.map(({ id, amountCents, reason, by, state, refusal, createdAt }) => ({
      id,
      amount: amountCents / CENTS,
      reason,
      by,
      state,
      refusal,
      at: createdAt.toISOString(),
    })),
  };
}
