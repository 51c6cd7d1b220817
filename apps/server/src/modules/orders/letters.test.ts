import { describe, expect, it } from 'vitest';
import { confirmationLetter, ringSizeLetter, shippedLetter } from './letters.ts';
import type { OrderLineRow } from './placed/lines.ts';
import type { OrderRow } from './placed/rows.ts';

const order: OrderRow = {
  id: '0193c000-0000-7000-8000-000000000001',
  orderNumber: 'FIL-7K3M-92QX',
  checkoutId: '0193c000-0000-7000-8000-000000000002',
  userId: null,
  status: 'paid',
  sessionId: 'cs_test_1',
  paymentIntentId: null,
  subtotalCents: 100,
  shippingCents: 0,
  taxCents: 0,
  totalCents: 100,
  refundedCents: 0,
  disputedCents: 0,
  address: null,
  createdAt: new Date(0),
  paidAt: new Date(0),
  ringSizeAskedAt: null,
};
const line = (ringSize: number | 'unknown'): OrderLineRow => ({
  orderId: order.id,
  position: 1,
  pieceId: order.id,
  variationId: null,
  designVersion: null,
  options: { ringSize },
  name: 'Slim ring',
  imagePath: null,
  priceCents: 100,
  quantity: 1,
  asksRingSize: true,
});
const letter = (ringSize: number | 'unknown') =>
  confirmationLetter({
    name: 'Ada',
    order,
    lines: [line(ringSize)],
    link: 'https://x.example',
  }).paragraphs.join('\n');

describe('letters of an order', () => {
  it('say where it goes as that is written there', () => {
    const address = {
      fullName: 'Ada Lovelace',
      email: 'ada@example.com',
      address: 'Torstr. 1',
      city: 'Berlin',
      state: '',
      zipCode: '10115',
      country: 'Germany',
    };
    const sent = { name: 'Ada', order: { ...order, address } };
    const lines = 'Ada Lovelace\nTorstr. 1\n10115 Berlin\nGermany';
    const confirmation = confirmationLetter({ ...sent, lines: [line(7)], link: 'https://x.example' });
    expect(confirmation.paragraphs).toContain(`It will be sent to:\n${lines}`);
    expect(shippedLetter({ ...sent, note: '' }).paragraphs).toContain(`It goes to:\n${lines}`);
  });

  it('announce a ring sizer where a size is not known, and only there', () => {
    expect(letter('unknown')).toContain(
      '1 x Slim ring (Ring size not known yet: a ring sizer is sent first)',
    );
    expect(letter('unknown')).toContain('a ring sizer comes to you first, free of charge');
    expect(letter(6.5)).toContain('1 x Slim ring (Ring size 6.5)');
    expect(letter(6.5)).not.toContain('ring sizer');
  });

  it('ask for a size where it can be given', () => {
    const link = `https://x.example/orders/${order.id}`;
    const { subject, action } = ringSizeLetter({ name: 'Ada', order, lines: [line('unknown')], link });
    expect(subject).toBe('Your order FIL-7K3M-92QX waits for your ring size');
    expect(action).toEqual({ label: 'Choose my size', link });
  });
});
