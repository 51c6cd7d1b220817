import { Link } from 'react-router';
import { frame } from '../../i18n/en/frame.ts';
import { useTexts } from '../../i18n/texts.ts';
import { useSiteSettings } from '../../site/site-settings.ts';
import { LanguageSelect } from './language-select.tsx';
import { Wordmark } from './wordmark.tsx';

const SITE = 'Filigree';

const GROUPS = [
  {
    title: 'nav.discover',
    links: [
      { to: '/', label: 'nav.home' },
      { to: '/studio', label: 'nav.studio' },
      { to: '/collections', label: 'nav.collections' },
      { to: '/inspo', label: 'nav.inspo' },
    ],
  },
  {
    title: null,
    links: [
      { to: '/about', label: 'nav.about' },
      { to: '/faq', label: 'nav.faq' },
      { to: '/terms', label: 'nav.terms' },
      { to: '/privacy', label: 'nav.privacy' },
    ],
  },
] as const;

const linkLook =
  'inline-flex min-h-11 items-center text-sm text-ink-soft transition-colors hover:text-ink md:min-h-8';

/** The mail link and the networks, as far as the operator has named them. */
function WaysToReachUs() {
  const t = useTexts(frame);
  const { contactAddress, social } = useSiteSettings();
  if (contactAddress === null && social.length === 0) return null;
  return (
    <div className="max-md:col-span-2">
      <p className="eyebrow mb-2">{t('nav.hello')}</p>
      <ul>
        {contactAddress === null ? null : (
          <li>
            <a href={`mailto:${contactAddress}`} className={linkLook}>
              {contactAddress}
            </a>
          </li>
        )}
        {social.map(({ network, url }) => (
          <li key={network}>
            <a href={url} target="_blank" rel="noopener noreferrer" className={linkLook}>
              {network}
              <span className="sr-only"> {t('nav.newTab')}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function Footer() {
  const t = useTexts(frame);
  return (
    <footer className="border-t border-hairline">
      <div className="page-width grid grid-cols-2 gap-x-6 gap-y-10 py-12 md:py-16 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="max-lg:col-span-2">
          <Wordmark />
          <p className="mt-1 max-w-xs text-sm text-ink-soft">{t('site.tagline')}.</p>
        </div>
        {GROUPS.map(({ title, links }) => (
          <nav key={title} aria-label={title ? t(title) : SITE}>
            <p className="eyebrow mb-2">{title ? t(title) : SITE}</p>
            <ul>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to} className={linkLook}>
                    {t(label)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <WaysToReachUs />
      </div>
      <div className="page-width">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-hairline py-4">
          <p className="text-xs text-ink-soft">© 2025 {SITE}</p>
          <LanguageSelect />
        </div>
      </div>
    </footer>
  );
}
