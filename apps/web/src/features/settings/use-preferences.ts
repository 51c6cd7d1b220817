import type { CallBody, Preferences, userCalls } from '@filigree/contracts';
import { useEffect, useRef, useState } from 'react';
import { failureMessage } from '../../api/failure.ts';
import { preferencesApi } from '../../api/preferences.ts';
import { settings as texts } from '../../i18n/en/settings.ts';
import { textsNow } from '../../i18n/texts.ts';
import { notify } from '../../ui/notify.ts';

type Change = CallBody<typeof userCalls.updatePreferences>;

interface Words {
  readonly saved: 'preferences.saved' | 'theme.saved';
  readonly failed: 'preferences.notSaved' | 'notifications.notSaved' | 'theme.notSaved';
}

/** The preferences, and how they are changed: shown at once, then saved, and taken back when that fails. */
export function usePreferences() {
  const { data, error, isFetching, refetch } = preferencesApi.useGetPreferencesQuery();
  const [update] = preferencesApi.useUpdatePreferencesMutation();
  const [pending, setPending] = useState<Change>({});
  // One change after the other: answers arrive in the order in which the changes were made.
  const queue = useRef(Promise.resolve());
  const changes = useRef(0);
  const failed = error !== undefined && data === undefined;
  useEffect(() => {
    if (!failed) return;
    const t = textsNow(texts);
    notify({
      about: 'preferences',
      tone: 'destructive',
      title: t('preferences.failed'),
      description: t('later'),
    });
  }, [failed]);

  const send = async (change: Change, words: Words): Promise<boolean> => {
    const result = await update(change);
    changes.current -= 1;
    // What is saved is in the cache by now; what failed is not, and shows as it was.
    if (changes.current === 0) setPending({});
    const t = textsNow(texts);
    if (result.error) {
      const description = failureMessage(result.error, t('later'));
      notify({ about: 'preferences', tone: 'destructive', title: t(words.failed), description });
      return false;
    }
    notify({ about: 'preferences', title: t(words.saved) });
    return true;
  };

  const change = (next: Change, words: Words): Promise<boolean> => {
    changes.current += 1;
    setPending((before) => ({
      ...before,
      ...next,
      notifications: { ...before.notifications, ...next.notifications },
      display: { ...before.display, ...next.display },
    }));
    const sent = queue.current.then(() => send(next, words));
    queue.current = sent.then(() => undefined);
    return sent;
  };

  const preferences: Preferences | undefined = data && {
    theme: pending.theme ?? data.theme,
    notifications: { ...data.notifications, ...pending.notifications },
    display: { ...data.display, ...pending.display },
  };
  return { preferences, failed, isFetching, retry: () => void refetch(), change };
}
