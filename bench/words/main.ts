/**
 * How long /healthz takes while one account sends, as fast as it may, the words that are dearest to read: the real
 * processes with PostgreSQL. Its 99th percentile should stay below 100 ms.
 *
 *   npm run bench:words              twenty seconds
 *   SECONDS=5 npm run bench:words    shorter
 */
import { Product } from '../../e2e/support/product.ts';
import { type Felt, load } from '../api/load.ts';
import { signUp } from '../support/sign-up.ts';
import { median, percentile, table } from '../support/statistics.ts';

const SECONDS = Number(process.env.SECONDS ?? 20);
const LENGTH = 2_000;
const TEXTS = ['ring, ', '1 ', 'not ', '(ring ', '2 mm ', 'anillo de oro, ', '"', 'no gold '].map((text) =>
  text.repeat(LENGTH / text.length),
);

const product = await Product.start();
try {
  const authorization = `Bearer ${await signUp(product.url)}`;
  const health = () =>
    load({
      url: product.url,
      connections: 1,
      seconds: SECONDS,
      shot: () => ({ method: 'GET', path: '/healthz' }),
      isGood: (status) => status === 200,
    });
  const alone = await health();
  const answers = new Map<number, number>();
  let sent = 0;
  const [beside, words] = await Promise.all([
    health(),
    load({
      url: product.url,
      connections: 4,
      seconds: SECONDS,
      shot: () => {
        sent += 1;
        return {
          method: 'POST',
          path: '/api/studio/interpret',
          headers: { authorization, 'content-type': 'application/json' },
          body: JSON.stringify({ prompt: TEXTS[sent % TEXTS.length] }),
        };
      },
      isGood: (status) => {
        answers.set(status, (answers.get(status) ?? 0) + 1);
        return status < 500;
      },
    }),
  ]);
  const row = (name: string, felt: Felt) => [
    name,
    median(felt.latenciesMs).toFixed(1),
    percentile(felt.latenciesMs, 0.99).toFixed(1),
    String(felt.errors),
  ];
  console.log(
    table([
      ['/healthz', 'p50 ms', 'p99 ms', 'errors'],
      row('alone', alone),
      row('beside costly words', beside),
    ]),
  );
  console.log(`Words: ${words.requests} answers, by status ${JSON.stringify(Object.fromEntries(answers))}`);
} finally {
  await product.dispose();
}
