import type { CallResponse, twoFactorCalls } from '@filigree/contracts';
import { failureMessage } from '../../../api/failure.ts';
import { settings as texts } from '../../../i18n/en/settings.ts';
import { formatDate } from '../../../i18n/formats.ts';
import { textsNow, useTexts } from '../../../i18n/texts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { notify } from '../../../ui/notify.ts';
import { useEndOtherSessionsMutation, useEndSessionMutation, useListSessionsQuery } from '../api.ts';
import { SectionFailure, SectionSkeleton } from '../section.tsx';
import { deviceName } from './device-name.ts';

type Session = CallResponse<typeof twoFactorCalls.listSessions>[number];

function tell(error: unknown, done: 'sessions.ended' | 'sessions.others.ended'): void {
  const t = textsNow(texts);
  if (!error) {
    notify({ about: 'sessions', title: t(done) });
    return;
  }
  const description = failureMessage(error, t('later'));
  notify({ about: 'sessions', tone: 'destructive', title: t('sessions.end.failed'), description });
}

function Row({ session }: { readonly session: Session }) {
  const t = useTexts(texts);
  const [end, { isLoading }] = useEndSessionMutation();
  const named = deviceName(session.userAgent);
  const device = named ? t('sessions.device', named) : t('sessions.unknown');
  const moment = formatDate(session.lastUsedAt, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className="flex min-h-16 items-center justify-between gap-6 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3">
          {device}
          {session.current ? <Badge>{t('sessions.here')}</Badge> : null}
        </p>
        <p className="text-sm text-ink-soft">{t('sessions.used', { moment })}</p>
      </div>
      {session.current ? null : (
        <Button
          variant="outline"
          size="small"
          loading={isLoading}
          aria-label={t('sessions.end.label', { device })}
          onClick={() => void end(session.id).then(({ error }) => tell(error, 'sessions.ended'))}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}

/** Where one is signed in, the newest first. */
export function Sessions() {
  const t = useTexts(texts);
  const { data: sessions, error, isFetching, refetch } = useListSessionsQuery();
  const [endOthers, { isLoading }] = useEndOtherSessionsMutation();
  if (!sessions && error) {
    return (
      <SectionFailure
        title={t('sessions.failed')}
        retryLabel={t('retry')}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!sessions) return <SectionSkeleton label={t('loading')} />;
  return (
    <>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {sessions.map((session) => (
          <Row key={session.id} session={session} />
        ))}
      </ul>
      {sessions.some(({ current }) => !current) ? (
        <Button
          variant="outline"
          className="mt-5"
          loading={isLoading}
          onClick={() =>
            void endOthers().then(({ error: failure }) => tell(failure, 'sessions.others.ended'))
          }
        >
          {t('sessions.others')}
        </Button>
      ) : null}
    </>
  );
}
