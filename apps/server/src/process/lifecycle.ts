/** How a child process ends: when it is told to, or when its parent is gone. */
import type { Logger } from 'pino';
import { z } from 'zod';

/** Of a child that will not do better when it is started again: a port that is taken, a bad configuration. */
export const HOPELESS_EXIT_CODE = 78;

/** What children tell their parent. */
export const childMessageSchema = z.object({ ready: z.literal(true), address: z.string().optional() });
export type ChildMessage = z.infer<typeof childMessageSchema>;

export function tellParent(message: ChildMessage): void {
  process.send?.(message);
}

/**
 * Runs `shutDown` once, on SIGTERM or when the parent has vanished, then exits; what takes longer than the deadline is
 * cut off. Ctrl-C reaches every process of the terminal: a child leaves it to its parent, who knows the order.
 */
export function shutDownWhenTold(log: Logger, deadlineMs: number, shutDown: () => Promise<void>): void {
  let begun = false;
  const begin = (reason: string) => {
    if (begun) return;
    begun = true;
    log.info({ reason }, 'shutting down');
    setTimeout(() => {
      log.warn({ deadlineMs }, 'shutting down took too long');
      process.exit(1);
    }, deadlineMs).unref();
    shutDown().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'shutting down has failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', () => begin('SIGTERM'));
  process.on('disconnect', () => begin('the parent process is gone'));
  const isChild = process.send !== undefined;
  process.on('SIGINT', () => {
    if (!isChild) begin('SIGINT');
  });
}
