/** Pictures are decoded and encoded a few at a time, so that they do not crowd out requests and renders. */
import sharp from 'sharp';

const AT_ONCE = 2;

// They are many and small: one thread each.
sharp.concurrency(1);

let running = 0;
const waiting: (() => void)[] = [];

/** Runs when it is this one's turn. */
export async function inTurn<T>(run: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await run();
  } finally {
    // The turn passes on; it is given back only when nobody waits.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
