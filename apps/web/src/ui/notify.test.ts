import { beforeEach, describe, expect, it } from 'vitest';
import { closeNotice, closeNoticesAbout, notify, openNotices, takeNotices } from './notify.ts';

const titles = () => openNotices().map(({ title }) => title);

beforeEach(() => {
  takeNotices();
});

describe('a notice', () => {
  it('takes the place of the former one about the same: a success, of the failure that it answers', () => {
    notify({ about: 'payment', tone: 'destructive', title: 'Payment failed' });
    notify({ about: 'cart:1', title: 'Added to cart' });
    notify({ about: 'payment', title: 'Payment successful!' });
    expect(titles()).toEqual(['Added to cart', 'Payment successful!']);
  });

  it('goes when what failed has worked, though nothing is said of that', () => {
    notify({ about: 'cart-line:1', tone: 'destructive', title: 'Error updating quantity' });
    notify({ about: 'cart-line:2', tone: 'destructive', title: 'Error removing item' });
    closeNoticesAbout('cart-line:1');
    expect(titles()).toEqual(['Error removing item']);
  });

  it('is closed alone, and carries its name and its time', () => {
    notify({ about: 'a', title: 'One' });
    notify({ about: 'b', title: 'Two' });
    const [first] = openNotices();
    expect(first?.id).toMatch(/^notice-\d+$/);
    expect(Date.parse(first?.createdAt ?? '')).not.toBeNaN();
    closeNotice(first?.id ?? '');
    expect(titles()).toEqual(['Two']);
  });

  it('leaves room for the page: of many, the newest three stay', () => {
    for (const title of ['One', 'Two', 'Three', 'Four']) notify({ about: title, title });
    expect(titles()).toEqual(['Two', 'Three', 'Four']);
  });
});
