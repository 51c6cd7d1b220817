import { lazy, Suspense, useSyncExternalStore } from 'react';
import { noticesWaiting, onNotice } from './notify.ts';

const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }));

let wanted = false;
const isWanted = () => {
  wanted ||= noticesWaiting().length > 0;
  return wanted;
};

/** Loads the toaster with the first notice, so that pages without notices do not pay for it. */
export function NoticeHost() {
  const show = useSyncExternalStore(onNotice, isWanted, () => false);
  return (
    <Suspense fallback={null}>
      {/* The toaster brings its own live region; it has to stand before the first notice is posted. */}
      {show ? <Toaster /> : null}
    </Suspense>
  );
}
