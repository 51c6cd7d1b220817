/**
 * `npm run reconcile`: proves that the books, the balances, the orders and the payment provider say the same. Ends with
 * 1 and a report when they do not. `-- --settle` first brings purchases and orders to where their payments are.
 */
import { parseArgs } from 'node:util';
import { orderContext, reconcileOrders } from './modules/orders/index.ts';
import { type Difference, paymentContext, reconcileCredits } from './modules/payments/index.ts';
import { type CommandDeps, runCommand } from './process/command.ts';

/** Returns the exit code. */
async function reconcile(deps: CommandDeps): Promise<number> {
  const { values } = parseArgs({ options: { settle: { type: 'boolean', default: false } } });
  const credits = await reconcileCredits(paymentContext(deps), values);
  const carts = await reconcileOrders(orderContext(deps), values);
  const differences = [...credits.differences, ...carts.differences];
  const isRight = differences.length === 0;
  const { sessions, paidCents } = carts.totals;
  process.stdout.write(
    `${credits.totals.payments} payments for credits, ${dollars(credits.totals.paidCents)}; ` +
      `${sessions} paid ${sessions === 1 ? 'cart' : 'carts'}, ${dollars(paidCents)}: ` +
      `${isRight ? 'everything adds up' : 'THIS DOES NOT ADD UP'}.\n`,
  );
  for (const difference of differences) process.stdout.write(`${lineOf(difference)}\n`);
  return isRight ? 0 : 1;
}

const dollars = (cents: number) => `${(cents / 100).toFixed(2)} US dollars`;

function lineOf({ proof, id, detail }: Difference): string {
  return `  ${proof} ${id}: ${detail}`;
}

await runCommand(reconcile);
