import { Link } from 'react-router';
import { Wordmark } from './wordmark.tsx';

const GROUPS = [
  {
    title: 'Discover',
    links: [
      { to: '/', label: 'Home' },
      { to: '/studio', label: 'Studio' },
      { to: '/collections', label: 'Collections' },
      { to: '/inspo', label: 'Inspo' },
    ],
  },
  {
    title: 'Filigree',
    links: [
      { to: '/about', label: 'About' },
      { to: '/faq', label: 'FAQ' },
      { to: '/terms', label: 'Terms' },
      { to: '/privacy', label: 'Privacy' },
    ],
  },
] as const;

const SOCIAL = [
  { href: 'https://www.instagram.com/', label: 'Instagram' },
  { href: 'https://x.com/', label: 'X' },
  { href: 'https://www.linkedin.com/', label: 'LinkedIn' },
] as const;

import { CONTACT_ADDRESS } from '../../features/info/contact.tsx';

const linkLook =
  'inline-flex min-h-11 items-center text-sm text-ink-soft transition-colors hover:text-ink md:min-h-8';

export function Footer() {
  return (
    <footer className="border-t border-hairline">
      <div className="page-width grid grid-cols-2 gap-x-6 gap-y-10 py-12 md:py-16 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="max-lg:col-span-2">
          <Wordmark />
          <p className="mt-1 max-w-xs text-sm text-ink-soft">AI-crafted jewelry design, made personal.</p>
        </div>
        {GROUPS.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <p className="eyebrow mb-2">{title}</p>
            <ul>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to} className={linkLook}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className="max-md:col-span-2">
          <p className="eyebrow mb-2">Say hello</p>
          <ul>
            <li>
              <a href={`mailto:${CONTACT_ADDRESS}`} className={linkLook}>
                {CONTACT_ADDRESS}
              </a>
            </li>
            {SOCIAL.map(({ href, label }) => (
              <li key={href}>
                <a href={href} target="_blank" rel="noopener noreferrer" className={linkLook}>
                  {label}
                  <span className="sr-only"> (opens in a new tab)</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="page-width">
        <p className="border-t border-hairline py-6 text-xs text-ink-soft">© 2025 Filigree</p>
      </div>
    </footer>
  );
}
