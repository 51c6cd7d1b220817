import { useEffect } from 'react';
import { pieces } from '../../i18n/en/pieces.ts';
import { textsNow } from '../../i18n/texts.ts';
import { notify } from '../../ui/notify.ts';

/** Tells of pieces that could not be loaded, once for each failure. */
export function useLoadNotice(error: unknown): void {
  useEffect(() => {
    if (!error) return;
    const t = textsNow(pieces);
    notify({
      about: 'pieces',
      title: t('load.failed.title'),
      description: t('load.failed.text'),
      tone: 'destructive',
    });
  }, [error]);
}
