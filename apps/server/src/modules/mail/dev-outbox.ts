/** GET /dev/outbox: the mails that were written, for whoever develops on this machine. Never in production. */
import { createHash } from 'node:crypto';
import { desc } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLoopbackName, isLoopbackUrl } from '../../config/loopback.ts';
import { mailOutbox } from '../../database/schema/mail.ts';
import type { Deps } from '../../http/deps.ts';
import type { MailRow } from './delivery/claim.ts';
import { escapeHtml } from './letters/letter.ts';
import { type MailBody, sealKeys, unseal } from './seal.ts';

const PATH = '/dev/outbox';
const SHOWN = 50;

const STYLE = `
:root { color-scheme: light dark; }
body { max-width: 44rem; margin: 0 auto; padding: 2rem 1rem; font: 1rem/1.5 system-ui, sans-serif; }
article { margin: 2rem 0; padding: 1rem 1.25rem; border: 1px solid; }
h2 { margin: 0; font-size: 1.125rem; }
pre { margin: 1rem 0 0; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
`;
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export function devOutboxRoutes(app: FastifyInstance, deps: Deps): void {
  const { environment, publicUrl } = deps.config;
  if (environment === 'production' || (publicUrl !== undefined && !isLoopbackUrl(publicUrl))) return;
  const keys = sealKeys(deps.keyring);
  app.get(PATH, async (request, reply) => {
    if (!isFromHere(request)) return reply.callNotFound();
    const rows = await deps.connection.database
      .select()
      .from(mailOutbox)
      .orderBy(desc(mailOutbox.createdAt))
      .limit(SHOWN);
    const mails = rows.map((mail) => ({
      mail,
      body: mail.sealed === null ? undefined : unseal(keys, mail.id, mail.sealed),
    }));
    return reply
      .header('content-security-policy', CONTENT_SECURITY_POLICY)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page(mails));
  });
  if (deps.config.mail === undefined) deps.log.info(`mails are kept, not sent: read them at ${PATH}`);
}

const LOOPBACK_ADDRESS = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
/** Each of them names a proxy or what it stands for; nothing that asks by itself sends one. */
const PROXY_HEADERS = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
] as const;

/**
 * Asked on this machine, by its own name, and by nobody through a proxy: a page elsewhere whose name leads to this
 * machine, or a tunnel to it, must not read links that open accounts. Some proxies add no header at all and name this
 * machine as the host; they ask with HTTP/1.0, which no browser does.
 */
function isFromHere(request: FastifyRequest): boolean {
  const { headers, raw, socket } = request;
  return (
    LOOPBACK_ADDRESS.test(socket.remoteAddress ?? '') &&
    isLoopbackName((headers.host ?? '').replace(/:\d+$/, '')) &&
    raw.httpVersion !== '1.0' &&
    PROXY_HEADERS.every((name) => headers[name] === undefined)
  );
}

interface ShownMail {
  readonly mail: MailRow;
  readonly body: MailBody | undefined;
}

function page(mails: readonly ShownMail[]): string {
  const list = mails.length === 0 ? '<p>No mail was written yet.</p>' : mails.map(article).join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outbox</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Outbox</h1>
<p>The newest ${SHOWN} mails of this installation, newest first. This page is not there in production.</p>
${list}
</main>
</body>
</html>
`;
}

function article({ mail, body }: ShownMail): string {
  const state = mail.lastError === null ? mail.state : `${mail.state} (${mail.lastError})`;
  const text = body?.text ?? (mail.state === 'sent' ? '(forgotten when it was sent)' : '(cannot be read)');
  const link = body?.link;
  const isWebLink = link !== null && link !== undefined && /^https?:\/\//.test(link);
  return `<article>
<h2>${escapeHtml(mail.subject)}</h2>
<p>To ${escapeHtml(mail.recipient)}, ${escapeHtml(mail.createdAt.toISOString())}, ${escapeHtml(state)}</p>
${isWebLink ? `<p><a href="${escapeHtml(link)}" rel="noreferrer">${escapeHtml(link)}</a></p>` : ''}
<pre>${escapeHtml(text)}</pre>
</article>`;
}
