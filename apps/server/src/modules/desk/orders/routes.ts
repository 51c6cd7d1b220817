/** The desk's calls on orders. What they do is done by the orders themselves; here it is asked who, and written down. */
import { deskOrderCalls as calls, type DeskOrder, deskTodayCalls, hasRight } from '@filigree/contracts/desk';
import type { FastifyInstance } from 'fastify';
import { readNow } from '../../../database/clock.ts';
import type { Deps } from '../../../http/deps.ts';
import { fail, ok, type Result } from '../../../http/failure.ts';
import { attempt } from '../../../http/throttle.ts';
import { failedMails } from '../../mail/index.ts';
import {
  advanceOrder,
  changeAddress,
  giveRingSize,
  markStep,
  noteOrder,
  orderContext,
  ordersToday,
  readOrderAtDesk,
  refundOrder,
  resendMail,
  searchOrders,
  tellCustomer,
  type Witness,
} from '../../orders/index.ts';
import { failedJobs } from '../../studio/index.ts';
import { listActsOn } from '../audit.ts';
import type { DeskContext } from '../context.ts';
import { deskRoute } from '../desk-route.ts';
import type { StaffRow } from '../staff/rows.ts';
import { once, witnessOf } from './clicks.ts';
import { showOrderAtDesk, showRow, showSome } from './show-order.ts';

const WEEK_MS = 7 * 86_400_000;
const ACTS_SHOWN = 100;
/** Each is a mail to a customer: far above what anybody writes. */
const MAILS = { attempts: 120, windowS: 3_600 };

/** A request for an act on an order. */
interface Act {
  readonly params: { readonly number: string };
  readonly headers: { readonly 'idempotency-key': string };
  readonly member: StaffRow;
}

export function deskOrderRoutes(app: FastifyInstance, deps: Deps, desk: DeskContext): void {
  const context = orderContext(deps);
  const { database } = context;

  const show = async (member: StaffRow, typed: string): Promise<Result<DeskOrder>> => {
    const found = await readOrderAtDesk(database, typed);
    if (!found) return fail('NOT_FOUND', `There is no order ${typed}.`);
    const subject = { kind: 'order', name: found.order.orderNumber } as const;
    const acts = hasRight(member.role, 'acts.read') ? await listActsOn(database, subject, ACTS_SHOWN) : null;
    return ok({ ...showOrderAtDesk(found, { role: member.role, now: await readNow(database) }), acts });
  };

  const boundMails = async ({ id }: StaffRow): Promise<Result<void>> =>
    deps.config.rateLimits ? attempt(database, [{ key: `desk-mails:${id}`, ...MAILS }]) : ok(undefined);

  /** Does an act once, and answers the order as it then is. */
  const act = async (
    call: { readonly id: string },
    { params, headers, member }: Act,
    does: (number: string, witness: Witness) => Promise<Result<void>>,
  ): Promise<Result<DeskOrder>> => {
    const before = await show(member, params.number);
    if (!before.ok) return before;
    const { number } = before.value;
    const click = {
      staffId: member.id,
      act: call.id,
      subject: { kind: 'order', name: number },
      idempotencyKey: headers['idempotency-key'],
    } as const;
    const done = await once(database, click, (witness) => does(number, witness));
    return done.ok ? show(member, number) : done;
  };

  deskRoute(app, desk, deskTodayCalls.deskToday, async ({ member: { role } }) => {
    const today = await ordersToday(database);
    const viewer = { role, now: await readNow(database) };
    return ok({
      waiting: today.waiting,
      cameIn: showSome(today.cameIn, viewer),
      due: showSome(today.due, viewer),
      late: showSome(today.late, viewer),
      waitsForSize: showSome(today.waitsForSize, viewer),
      disputed: hasRight(role, 'money.read') ? showSome(today.disputed, viewer) : null,
      failures: hasRight(role, 'failures.read')
        ? {
            designs: await failedJobs(database, WEEK_MS),
            mails: (await failedMails(database, WEEK_MS)).map(({ id, subject, to, at }) => ({
              id,
              subject,
              to,
              at: at.toISOString(),
            })),
          }
        : null,
    });
  });
  deskRoute(app, desk, calls.deskListOrders, async ({ member: { role }, query }) => {
    const { found, total } = await searchOrders(database, { ...query, late: query.late === 'true' });
    const viewer = { role, now: await readNow(database) };
    const { page, limit } = query;
    return ok({ items: found.map((one) => showRow(one, viewer)), page, limit, total });
  });
  deskRoute(app, desk, calls.deskGetOrder, ({ member, params }) => show(member, params.number));
  deskRoute(app, desk, calls.deskMoveOrder, (asked) =>
    act(calls.deskMoveOrder, asked, async (number, witness) =>
      nothing(await advanceOrder(context, number, asked.body.to, asked.body.note, witness)),
    ),
  );
  deskRoute(app, desk, calls.deskCancelOrder, (asked) =>
    act(calls.deskCancelOrder, asked, async (number, witness) =>
      nothing(await advanceOrder(context, number, 'cancelled', asked.body.note, witness)),
    ),
  );
  deskRoute(app, desk, calls.deskNoteOrder, (asked) =>
    act(calls.deskNoteOrder, asked, (number, witness) =>
      noteOrder(context, number, { staffId: asked.member.id, text: asked.body.text }, witness),
    ),
  );
  deskRoute(app, desk, calls.deskTellCustomer, async (asked) => {
    const bounded = await boundMails(asked.member);
    if (!bounded.ok) return bounded;
    const message = { text: asked.body.text, idempotencyKey: asked.headers['idempotency-key'] };
    return act(calls.deskTellCustomer, asked, (number, witness) =>
      tellCustomer(context, number, message, witness),
    );
  });
  deskRoute(app, desk, calls.deskResendMail, async (asked) => {
    const bounded = await boundMails(asked.member);
    if (!bounded.ok) return bounded;
    const again = { mail: asked.body.mail, idempotencyKey: asked.headers['idempotency-key'] };
    return act(calls.deskResendMail, asked, (number, witness) => resendMail(context, number, again, witness));
  });
  deskRoute(app, desk, calls.deskGiveRingSize, async ({ member, params, body }) => {
    const before = await show(member, params.number);
    if (!before.ok) return before;
    const { id, number } = before.value;
    const subject = { kind: 'order', name: number } as const;
    const witness = witnessOf({ staffId: member.id, act: calls.deskGiveRingSize.id, subject });
    const given = await giveRingSize(
      database,
      undefined,
      id,
      { ...body, position: params.position },
      witness,
    );
    return given.ok ? show(member, number) : given;
  });
  deskRoute(app, desk, calls.deskChangeAddress, async ({ member, params, body }) => {
    const bounded = await boundMails(member);
    if (!bounded.ok) return bounded;
    const before = await show(member, params.number);
    if (!before.ok) return before;
    const { number } = before.value;
    const subject = { kind: 'order', name: number } as const;
    const witness = witnessOf({ staffId: member.id, act: calls.deskChangeAddress.id, subject });
    const changed = await changeAddress(context, number, body.shippingAddress, witness);
    return changed.ok ? show(member, number) : changed;
  });
  deskRoute(app, desk, calls.deskMarkStep, async ({ member, params, body }) => {
    const before = await show(member, params.number);
    if (!before.ok) return before;
    const { number } = before.value;
    const subject = { kind: 'order', name: number } as const;
    const mark = { position: params.position, step: params.step, isDone: body.done, staffId: member.id };
    const witness = witnessOf({ staffId: member.id, act: calls.deskMarkStep.id, subject });
    const marked = await markStep(context, number, mark, witness);
    return marked.ok ? show(member, number) : marked;
  });
  // Not by `once`: a refund whose answer got lost is driven on by the same click.
  deskRoute(app, desk, calls.deskRefundOrder, async ({ member, params, headers, body }) => {
    const before = await show(member, params.number);
    if (!before.ok) return before;
    const { number } = before.value;
    const idempotencyKey = headers['idempotency-key'];
    const subject = { kind: 'order', name: number } as const;
    const refunded = await refundOrder(
      context,
      number,
      {
        amountCents: Math.round(body.amount * 100),
        reason: body.reason,
        staffId: member.id,
        idempotencyKey,
      },
      witnessOf({ staffId: member.id, act: calls.deskRefundOrder.id, subject, idempotencyKey }),
    );
    return refunded.ok ? show(member, number) : refunded;
  });
}

const nothing = (outcome: Result<unknown>): Result<void> => (outcome.ok ? ok(undefined) : outcome);
