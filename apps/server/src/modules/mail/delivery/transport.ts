/** The mail server, as the rest of the product knows it. */
import { createTransport } from 'nodemailer';
import type { MailConfig } from '../../../config.ts';
import type { MailBody } from '../seal.ts';

export interface OutgoingMail {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly body: MailBody;
}

export interface DeliveryProblem {
  /** Codes only, such as `EENVELOPE 550`: what servers say may quote addresses and credentials. */
  readonly code: string;
  /** Whether it will be the same next time. */
  readonly isFinal: boolean;
}

export interface MailTransport {
  /** undefined: the server has taken it. */
  readonly send: (mail: OutgoingMail) => Promise<DeliveryProblem | undefined>;
}

const CONNECT_TIMEOUT_MS = 10_000;
const SILENCE_TIMEOUT_MS = 30_000;

export function openTransport({ smtpUrl, from }: MailConfig): MailTransport {
  const url = new URL(smtpUrl);
  const transporter = createTransport({
    url: smtpUrl,
    // A name and a password leave this machine encrypted or not at all.
    requireTLS: url.protocol === 'smtp:' && url.username !== '' && !isLoopback(url.hostname),
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
    // Letters bring everything with them.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^>]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ id, recipient, subject, body }) {
      try {
        await transporter.sendMail({
          from,
          // As an object: a text would be read as a list.
          to: { name: '', address: recipient },
          subject,
          text: body.text,
          html: body.html,
          // The same each time: who gets a mail twice sees it once.
          messageId: `<${id}@${domain}>`,
          // No holiday notes in answer (RFC 3834, section 5).
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
        return undefined;
      } catch (error) {
        return problemOf(error);
      }
    },
  };
}

function isLoopback(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/** Replies of 5xx to the envelope or the message are final (RFC 5321, section 4.2.1); a wrong password gets corrected. */
function problemOf(error: unknown): DeliveryProblem {
  if (!(error instanceof Error)) return { code: 'UNKNOWN', isFinal: false };
  const code =
    'code' in error && typeof error.code === 'string' && /^\w+$/.test(error.code) ? error.code : 'UNKNOWN';
  const reply = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : 0;
  return {
    code: reply > 0 ? `${code} ${reply}` : code,
    isFinal: reply >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE'),
  };
}
