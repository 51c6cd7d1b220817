/** The six calls on a person's own credits. */
import { calls, type Reservation } from '@filigree/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../http/deps.ts';
import { ok } from '../../http/failure.ts';
import { route } from '../../http/route.ts';
import { toCredits, toMillis } from './amounts.ts';
import { creditBalance, creditsOnConfirmation } from './balance.ts';
import { commitReservation } from './commit.ts';
import { refundReservation } from './refund.ts';
import { type ReservationRow, reserveCredits } from './reserve.ts';
import { creditTransactions } from './transactions.ts';

/** How long a person's own reservation holds before it is released by itself. */
const PERSON_RESERVATION_MS = 60 * 60_000;

export function creditRoutes(app: FastifyInstance, { connection: { database }, config }: Deps): void {
  route(app, calls.creditBalance, async ({ user }) => {
    const [balance, onConfirmation] = await Promise.all([
      creditBalance(database, user.userId),
      creditsOnConfirmation(database, user.userId, config.welcomeCredits),
    ]);
    return ok({ ...balance, onConfirmation });
  });

  route(app, calls.checkCredits, async ({ user, body }) => {
    const { balance } = await creditBalance(database, user.userId);
    const missingMillis = Math.max(0, toMillis(body.requiredCredits) - toMillis(balance));
    return ok({
      sufficient: missingMillis === 0,
      balance,
      required: body.requiredCredits,
      missing: toCredits(missingMillis),
    });
  });

  route(app, calls.reserveCredits, async ({ user, body }) => {
    const reserved = await database.transaction((tx) =>
      reserveCredits(tx, {
        userId: user.userId,
        owner: 'person',
        amountMillis: toMillis(body.amount),
        reference: body.reference,
        lifetimeMs: PERSON_RESERVATION_MS,
      }),
    );
    return reserved.ok ? ok(shown(reserved.value)) : reserved;
  });

  route(app, calls.commitCredits, async ({ user, body }) => {
    const committed = await database.transaction((tx) =>
      commitReservation(tx, {
        id: body.reservationId,
        userId: user.userId,
        owner: 'person',
        kind: 'reservation',
        description: 'Reserved credits spent',
      }),
    );
    return committed.ok ? ok(shown(committed.value.reservation)) : committed;
  });

  route(app, calls.refundCredits, async ({ user, body }) => {
    const refunded = await database.transaction((tx) =>
      refundReservation(tx, {
        id: body.reservationId,
        userId: user.userId,
        owner: 'person',
        reason: body.reason ?? null,
      }),
    );
    return refunded.ok ? ok(shown(refunded.value)) : refunded;
  });

  route(app, calls.creditTransactions, async ({ user, query }) =>
    ok(await creditTransactions(database, user.userId, query.limit)),
  );
}

function shown(reservation: ReservationRow): Reservation {
  const { expiresAt } = reservation;
  if (expiresAt === null) throw new Error('What a person reserves runs out.');
  return {
    reservationId: reservation.id,
    amount: toCredits(reservation.amountMillis),
    reference: reservation.reference,
    state: reservation.state,
    expiresAt: expiresAt.toISOString(),
  };
}
