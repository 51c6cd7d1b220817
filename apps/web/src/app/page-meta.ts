import type { MetaDescriptor } from 'react-router';
import { frame } from '../i18n/en/frame.ts';
import { textsNow } from '../i18n/texts.ts';

const SITE = 'Filigree';
/** What `npm run pictures:share -w e2e` makes; the server puts its own origin before the path. */
const SHARED_SIZE = { width: 1200, height: 630 } as const;

type SharedPicture = 'home' | 'about' | 'account' | 'legal';

interface Shared {
  /** What a shared link shows; only pages that anybody can open have one. */
  readonly picture?: SharedPicture;
}

/** Title and description of a page, for the tab, for search engines and for shared links. */
export function pageMeta(
  title: string | null,
  description?: string,
  { picture }: Shared = {},
): MetaDescriptor[] {
  const full = title === null ? `${SITE}: ${textsNow(frame)('site.tagline')}` : `${title} · ${SITE}`;
  const property = (name: string, content: string | number) => ({ property: name, content: String(content) });
  return [
    { title: full },
    property('og:title', full),
    property('og:site_name', SITE),
    property('og:type', 'website'),
    ...(description
      ? [{ name: 'description', content: description }, property('og:description', description)]
      : []),
    ...(picture
      ? [
          property('og:image', `/share/${picture}.jpg`),
          property('og:image:width', SHARED_SIZE.width),
          property('og:image:height', SHARED_SIZE.height),
          { name: 'twitter:card', content: 'summary_large_image' },
        ]
      : []),
  ];
}
