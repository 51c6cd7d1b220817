import displayFace from '@fontsource-variable/cormorant-garamond/files/cormorant-garamond-latin-wght-normal.woff2?url';
import textFace from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import { type ReactNode, useState } from 'react';
import { Provider } from 'react-redux';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { useLanguage } from '../i18n/texts.ts';
import { FullPageSpinner } from '../ui/spinner.tsx';
import { useAppliedLanguage } from './layout/applied-language.ts';
import { CodeKeeper } from './layout/code-keeper.tsx';
import { FIRST_SCRIPT } from './layout/first-script.ts';
import { ProgressLine } from './layout/progress-line.tsx';
import { useAppliedTheme } from './layout/theme.ts';
import { RememberedClicks } from './session/remembered-clicks.tsx';
import { SessionKeeper } from './session/session-keeper.tsx';
import stylesheet from './shop.css?url';
import { createAppStore } from './store.ts';

export { ErrorBoundary } from './layout/error-boundary.tsx';

const face = (href: string) =>
  ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }) as const;

export const links = () => [
  face(displayFace),
  face(textFace),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    // The first script puts theme and language on <html> before React looks at it.
    <html lang={useLanguage()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#faf8f5" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#12100e" media="(prefers-color-scheme: dark)" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text. */}
        <script dangerouslySetInnerHTML={{ __html: FIRST_SCRIPT }} />
        <Meta />
        {/* With a precedence React writes it before the scripts, which nobody needs to see the page. */}
        <link rel="stylesheet" href={stylesheet} precedence="page" />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

function Themed({ children }: { readonly children: ReactNode }) {
  useAppliedTheme();
  useAppliedLanguage();
  return children;
}

export default function Root() {
  const [store] = useState(createAppStore);
  return (
    <Provider store={store}>
      <SessionKeeper />
      <CodeKeeper />
      <RememberedClicks />
      <Themed>
        <ProgressLine />
        <Outlet />
      </Themed>
    </Provider>
  );
}

/** What stands in the empty shell of pages that are not prerendered, until the script runs. */
export function HydrateFallback() {
  return <FullPageSpinner />;
}
