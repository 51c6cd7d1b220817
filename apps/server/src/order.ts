/**
 * `npm run order`: what the workshop does with orders, where there is no browser for the desk.
 *
 *   npm run order                                            those that wait for something
 *   npm run order -- FIL-7K3M-92QX                           one, with its lines and its history
 *   npm run order -- FIL-7K3M-92QX --line 1 --ring-size 6.5  the size of a ring, as the wearer has told it
 *   npm run order -- FIL-7K3M-92QX --to shipped --note "UPS 1Z999"
 *
 * `--to` is "in production", "shipped", "delivered" or "cancelled". Ends with 1 when that does not follow.
 */
import { parseArgs } from 'node:util';
import { addressLines } from '@filigree/addresses';
import { orderStatusSchema, ringSizeSchema } from '@filigree/contracts';
import {
  advanceOrder,
  type FoundOrder,
  findOrder,
  giveRingSize,
  lacksRingSize,
  listWaitingOrders,
  optionsInWords,
  orderContext,
} from './modules/orders/index.ts';
import { type CommandDeps, runCommand } from './process/command.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

/** Returns the exit code. */
async function order(deps: CommandDeps): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      note: { type: 'string', default: '' },
      line: { type: 'string', default: '1' },
      'ring-size': { type: 'string' },
    },
  });
  const context = orderContext(deps);
  const [number] = positionals;
  if (number === undefined) {
    const waiting = await listWaitingOrders(context.database);
    for (const found of waiting) say(lineOf(found));
    if (waiting.length === 0) say('No order waits for anything.');
    return 0;
  }
  if (values['ring-size'] !== undefined) {
    const refused = await noteRingSize(context, number, values.line, values['ring-size']);
    if (refused !== undefined) return refuse(refused);
  }
  if (values.to !== undefined) {
    const to = orderStatusSchema.safeParse(values.to);
    if (!to.success) return refuse(`"${values.to}" is none of: ${orderStatusSchema.options.join(', ')}.`);
    const moved = await advanceOrder(context, number, to.data, values.note);
    if (!moved.ok) return refuse(moved.failure.message);
  }
  const found = await findOrder(context.database, number);
  if (!found) return refuse(`There is no order ${number}.`);
  say(report(found));
  return 0;
}

/** Returns why not, or nothing. */
async function noteRingSize(
  { database }: ReturnType<typeof orderContext>,
  number: string,
  line: string,
  size: string,
): Promise<string | undefined> {
  const ringSize = ringSizeSchema.safeParse(Number(size));
  if (!ringSize.success) return ringSize.error.issues[0]?.message;
  const found = await findOrder(database, number);
  if (!found) return `There is no order ${number}.`;
  const wanted = { position: Number(line), ringSize: ringSize.data };
  const given = await giveRingSize(database, undefined, found.order.id, wanted);
  return given.ok ? undefined : given.failure.message;
}

function refuse(why: string): number {
  process.stderr.write(`${why}\n`);
  return 1;
}

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

function lineOf({
  order: { orderNumber, status, createdAt, totalCents, disputedCents },
  lines,
}: FoundOrder): string {
  const pieces = lines.map(({ quantity, name }) => `${quantity} x ${name}`).join(', ');
  const disputed = disputedCents > 0 ? '  DISPUTED' : '';
  const sizes = lines.some(lacksRingSize) ? '  RING SIZE NOT KNOWN' : '';
  return `${orderNumber}  ${createdAt.toISOString().slice(0, 10)}  ${status}${disputed}${sizes}  ${dollars(totalCents)}  ${pieces}`;
}

function report(found: FoundOrder): string {
  const { order: row, lines, history } = found;
  const to = row.address;
  return [
    lineOf(found),
    ...lines.map((line) => {
      const version = line.designVersion === null ? '' : `, version ${line.designVersion}`;
      const how = optionsInWords(line.options);
      return `  ${line.quantity} x ${line.name} [${line.variationId ?? line.pieceId}${version}]${how && ` ${how}`}`;
    }),
    to === null ? '  the address is gone with the account' : `  to ${addressLines(to).join(', ')}`,
    ...history.map(({ at, status, note }) => `  ${at.toISOString()}  ${status}: ${note}`),
  ].join('\n');
}

await runCommand(order);
