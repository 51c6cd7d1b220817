import type { ReactNode } from 'react';
import { info } from '../../i18n/en/info.ts';
import { formatDate } from '../../i18n/formats.ts';
import { Rich } from '../../i18n/rich.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { MARKS } from './marks.tsx';

interface DocumentProps {
  readonly title: string;
  readonly lead: ReactNode;
  /** ISO 8601, a day. */
  readonly updated?: string;
  readonly sections: readonly DocumentSection[];
}

interface DocumentSection {
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

/** A long text: paragraphs divided by empty lines, and lists of lines that begin with a dash. */
export function Prose({ text }: { readonly text: string }) {
  return text.split('\n\n').map((block) =>
    block.startsWith('- ') ? (
      <ul key={block}>
        {block.split('\n').map((line) => (
          <li key={line}>
            <Rich text={line.slice(2)} marks={MARKS} />
          </li>
        ))}
      </ul>
    ) : (
      <p key={block}>
        <Rich text={block} marks={MARKS} />
      </p>
    ),
  );
}

/** A long text with its contents beside it. */
export function InfoDocument({ title, lead, updated, sections }: DocumentProps) {
  const t = useTexts(info);
  return (
    <article className="page-width py-14 md:py-20">
      <header className="max-w-3xl">
        <h1 className="font-display text-display font-medium">{title}</h1>
        <p className="mt-5 text-lg text-ink-soft">{lead}</p>
        {updated ? (
          <p className="mt-4 text-sm text-ink-soft">
            {t('document.updated', { day: formatDate(updated, { dateStyle: 'long', timeZone: 'UTC' }) })}
          </p>
        ) : null}
      </header>
      <div className="mt-12 grid gap-12 border-t border-hairline pt-10 lg:grid-cols-12">
        <nav aria-label={t('document.contents')} className="hidden lg:col-span-4 lg:block">
          <ol className="sticky top-[calc(var(--page-top)+2rem)] grid">
            {sections.map(({ id, title: heading }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-flex min-h-8 items-center text-sm text-ink-soft hover:text-ink"
                >
                  {heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="grid max-w-[68ch] gap-11 lg:col-span-8">
          {sections.map(({ id, title: heading, body }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`} className="font-display text-title font-medium">
                {heading}
              </h2>
              <div className="mt-3 grid gap-3 text-ink-soft [&_strong]:font-medium [&_strong]:text-ink [&_ul]:grid [&_ul]:list-disc [&_ul]:gap-1.5 [&_ul]:ps-5">
                {body}
              </div>
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}
