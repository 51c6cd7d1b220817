import type { MetaDescriptor } from 'react-router';

/** Title and description of a page, for the tab, for search engines and for shared links. */
export function pageMeta(title: string | null, description?: string): MetaDescriptor[] {
  const full = title === null ? 'Filigree: AI-crafted jewelry design, made personal' : `${title} · Filigree`;
  return [
    { title: full },
    { property: 'og:title', content: full },
    { property: 'og:site_name', content: 'Filigree' },
    { property: 'og:type', content: 'website' },
    ...(description
      ? [
          { name: 'description', content: description },
          { property: 'og:description', content: description },
        ]
      : []),
  ];
}
