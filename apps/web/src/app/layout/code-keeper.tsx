import { useEffect, useRef } from 'react';
import { createPath, type Location, useNavigation } from 'react-router';
import { keptByNow } from '../../forms/kept-draft.ts';
import { watchTyping } from '../../forms/typed-text.ts';
import { frame } from '../../i18n/en/frame.ts';
import { textsNow } from '../../i18n/texts.ts';
import { logger } from '../../logger.ts';
import { onCodeGone } from '../../session/load-code.ts';
import { notify } from '../../ui/notify.ts';

/** In this tab: for what pages have been loaded anew, so that none is twice for the same. */
const STORAGE_KEY = 'loaded-anew';

/** Whether this is the first time that the cause is met here; a tab that cannot remember that counts as having met it. */
function isFirstTime(cause: unknown): boolean {
  try {
    const met = JSON.parse(window.sessionStorage.getItem(STORAGE_KEY) ?? '[]') as unknown[];
    const name = String(cause);
    if (met.includes(name)) return false;
    window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...met, name]));
    return true;
  } catch {
    return false;
  }
}

/** The page that a navigation under way leads to takes the place of this one in the address, with its state. */
function arriveAt({ state, key, ...path }: Location): void {
  const address = createPath(path);
  if (address === createPath(window.location)) return;
  const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
  // As the router itself writes entries of the history.
  window.history.pushState({ usr: state, key, idx: idx + 1 }, '', address);
}

/**
 * When code of this page is gone, because the shop has been updated, the page is loaded anew: once, at the address that
 * somebody was about to go to, and only where nothing is lost that was typed. Otherwise they decide. Shows nothing.
 */
export function CodeKeeper() {
  const { location } = useNavigation();
  const next = useRef(location);
  next.current = location;
  useEffect(() => {
    const typing = watchTyping(document);
    let isLeaving = false;
    const loadAnew = async () => {
      if (isLeaving) return;
      isLeaving = true;
      await keptByNow();
      if (next.current) arriveAt(next.current);
      window.location.reload();
    };
    const stop = onCodeGone((cause) => {
      if (isLeaving) return true;
      // Whoever leaves the page leaves what they typed on it.
      const isFree = next.current !== undefined || !typing.wouldBeLost();
      if (isFirstTime(cause) && isFree) {
        void loadAnew();
        return true;
      }
      logger.error('Code of this page is gone.', cause);
      const t = textsNow(frame);
      notify({
        about: 'code',
        title: t('updated.title'),
        description: t('updated.text'),
        action: { label: t('updated.action'), onSelect: () => void loadAnew() },
      });
      return false;
    });
    return () => {
      stop();
      typing.stop();
    };
  }, []);
  return null;
}
