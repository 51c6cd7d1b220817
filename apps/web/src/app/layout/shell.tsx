import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router';
import { frame } from '../../i18n/en/frame.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Strips } from './strips.tsx';

/** What a route may say about its surroundings, exported by it as `handle`. */
export interface PageHandle {
  /** A page that fills the window, such as a workbench, has no footer. */
  readonly footer?: boolean;
}

/** Moves the focus to the new page after a navigation, so that the keyboard and the screen reader follow. */
function usePageFocus() {
  const { pathname } = useLocation();
  const page = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // A page that has put the focus somewhere itself keeps it.
    if (!page.current?.contains(document.activeElement)) page.current?.focus({ preventScroll: true });
  }, [pathname]);
  return page;
}

/** Header, page, footer. */
export default function Shell() {
  const page = usePageFocus();
  const t = useTexts(frame);
  const footer = useMatches().every(({ handle }) => (handle as PageHandle | undefined)?.footer !== false);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#page"
        className="button button-primary fixed start-4 top-2 z-50 -translate-y-20 focus-visible:translate-y-0"
      >
        {t('skip')}
      </a>
      <Header />
      <Strips />
      <main ref={page} id="page" tabIndex={-1} className="grow outline-none">
        <Outlet />
      </main>
      {footer ? <Footer /> : null}
    </div>
  );
}
