import type { DeskCall, DeskRight } from '@filigree/contracts/desk';
import type { FastifyInstance } from 'fastify';
import { type Incoming, type Outcome, route } from '../../http/route.ts';
import type { DeskContext } from './context.ts';
import { letInWith, whoIsAtDesk } from './door/let-in.ts';
import type { StaffRow } from './staff/rows.ts';

type RightCall = DeskCall & { readonly auth: 'staff'; readonly right: DeskRight };

export type DeskHandler<C extends DeskCall> = (
  incoming: Incoming<C> & { readonly member: StaffRow },
) => Promise<Outcome<C>>;

/** Registers a call for those who have its right; nobody else comes as far as its handler, or to what its body says. */
export function deskRoute<const C extends RightCall>(
  app: FastifyInstance,
  context: DeskContext,
  call: C,
  handler: DeskHandler<C>,
): void {
  route(app, call, (incoming) => handler({ ...incoming, member: whoIsAtDesk(incoming.request).member }), {
    letIn: letInWith(context, call.right),
  });
}
