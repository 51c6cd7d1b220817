/** Sends what waits in the outbox. */
import type { FastifyBaseLogger } from 'fastify';
import type { Keyring } from '../../../crypto/keyring.ts';
import type { Connection } from '../../../database/connect.ts';
import type { Bell } from '../../../jobs/bell.ts';
import { sealKeys, unseal } from '../seal.ts';
import { type ClaimedMail, claimMail, recordFailed, recordRetry, recordSent } from './claim.ts';
import type { MailTransport } from './transport.ts';

export interface DeliverySettings {
  /** Mails under way at once. */
  readonly lanes: number;
  /** A process that has not said what became of a mail for so long is taken for dead; above all timeouts together. */
  readonly leaseS: number;
  readonly firstRetryS: number;
  readonly longestRetryS: number;
  readonly maxAttempts: number;
  /** Mails are announced; looking finds retries, and what a lost announcement left. */
  readonly lookEveryMs: number;
}

/** Retries after 30 s, 1 min, 2 min and so on up to an hour: for about nine hours. */
const DELIVERY_SETTINGS: DeliverySettings = {
  lanes: 3,
  leaseS: 300,
  firstRetryS: 30,
  longestRetryS: 3_600,
  maxAttempts: 15,
  lookEveryMs: 5_000,
};

export interface DeliveryTools {
  readonly connection: Connection;
  readonly bell: Bell;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  readonly keyring: Keyring;
  readonly transport: MailTransport;
}

export interface Delivery {
  /** Waits for the mails under way, and takes no others. */
  readonly stop: () => Promise<void>;
}

export function startDelivery(tools: DeliveryTools, changed: Partial<DeliverySettings> = {}): Delivery {
  const settings = { ...DELIVERY_SETTINGS, ...changed };
  const { database } = tools.connection;
  const keys = sealKeys(tools.keyring);
  let isStopping = false;

  const deliver = async (mail: ClaimedMail) => {
    const problem = await attempt(mail);
    if (!problem) {
      await recordSent(database, mail);
      tools.log.info({ mailId: mail.id, attempts: mail.attempts }, 'a mail was sent');
    } else if (problem.isFinal || mail.attempts >= settings.maxAttempts) {
      await recordFailed(database, mail, problem.code);
      tools.log.error({ mailId: mail.id, problem: problem.code }, 'a mail cannot be sent');
    } else {
      const waitS = Math.min(settings.longestRetryS, settings.firstRetryS * 2 ** (mail.attempts - 1));
      await recordRetry(database, mail, problem.code, waitS);
      tools.log.warn({ mailId: mail.id, problem: problem.code, waitS }, 'a mail was not taken yet');
    }
  };

  const attempt = async (mail: ClaimedMail) => {
    if (mail.isExpired) {
      return { code: 'EXPIRED', isFinal: true };
    }
    const body = mail.sealed === null ? undefined : unseal(keys, mail.id, mail.sealed);
    if (!body) return { code: 'UNREADABLE', isFinal: true };
    return tools.transport.send({ ...mail, body });
  };

  const sendAll = async () => {
    while (!isStopping) {
      const mail = await claimMail(database, settings.leaseS);
      if (!mail) return;
      await deliver(mail);
    }
  };

  const lanes = Array.from({ length: settings.lanes }, () =>
    openLane(sendAll, (err) => tools.log.error({ err }, 'the outbox has a problem')),
  );
  const look = () => {
    for (const lane of lanes) lane.run();
  };
  const unsubscribe = tools.bell.subscribe('mail_outbox', look);
  const timer = setInterval(look, settings.lookEveryMs);
  look();
  return {
    async stop() {
      isStopping = true;
      clearInterval(timer);
      unsubscribe();
      await Promise.all(lanes.map((lane) => lane.idle()));
    },
  };
}

interface Lane {
  /** Runs the work once more after the run under way, if it is not to be so already. */
  readonly run: () => void;
  readonly idle: () => Promise<void>;
}

function openLane(work: () => Promise<void>, onError: (error: unknown) => void): Lane {
  let running: Promise<void> = Promise.resolve();
  let isWaiting = false;
  return {
    run() {
      if (isWaiting) return;
      isWaiting = true;
      running = running
        .then(() => {
          isWaiting = false;
          return work();
        })
        .catch(onError);
    },
    idle: () => running,
  };
}
