import { Outlet, useMatches } from 'react-router';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** What a route may say about its surroundings, exported by it as `handle`. */
export interface PageHandle {
  /** A page that fills the window, such as a workbench, has no footer. */
  readonly footer?: boolean;
}

/** Header, page, footer. */
export default function Shell() {
  const footer = useMatches().every(({ handle }) => (handle as PageHandle | undefined)?.footer !== false);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#page"
        className="button button-primary fixed start-4 top-2 z-50 -translate-y-20 focus-visible:translate-y-0"
      >
        Skip to the page
      </a>
      <Header />
      <main id="page" tabIndex={-1} className="grow outline-none">
        <Outlet />
      </main>
      {footer ? <Footer /> : null}
    </div>
  );
}
