/** A mail server that keeps what it is sent. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Headers and body, as they came over the wire. */
  readonly message: string;
}

export interface TestSmtpServer {
  readonly url: string;
  readonly received: ReceivedMail[];
  /** Answers mails to an address with a code, for good or for a number of times. */
  readonly refuse: (email: string, code: number, times?: number) => void;
  readonly reset: () => void;
  readonly close: () => Promise<void>;
}

interface SmtpOptions {
  /** Whoever may send; undefined: everybody. */
  readonly account?: { readonly user: string; readonly password: string };
}

const refusal = (code: number) =>
  Object.assign(new Error('Refused, secretly because of hunter2.'), { responseCode: code });

export async function startSmtpServer({ account }: SmtpOptions = {}): Promise<TestSmtpServer> {
  const received: ReceivedMail[] = [];
  const refusals = new Map<string, { code: number; left: number }>();
  const server = new SMTPServer({
    authOptional: account === undefined,
    disabledCommands: account ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    allowInsecureAuth: true,
    logger: false,
    onAuth: ({ username, password }, _session, done) => {
      const isRight = username === account?.user && password === account?.password;
      done(isRight ? null : refusal(535), isRight ? { user: username } : undefined);
    },
    onRcptTo: ({ address }, _session, done) => {
      const found = refusals.get(address);
      if (!found || found.left <= 0) return done();
      found.left -= 1;
      return done(refusal(found.code));
    },
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          message: Buffer.concat(chunks).toString('utf8'),
        });
        done();
      });
    },
  });
  // Connections that a client drops are reported here as well; what matters shows in what was received.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse: (email, code, times = Number.POSITIVE_INFINITY) => {
      refusals.set(email, { code, left: times });
    },
    reset: () => {
      received.length = 0;
      refusals.clear();
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
