import type { ReactNode } from 'react';

interface DocumentProps {
  readonly title: string;
  readonly lead: ReactNode;
  readonly updated?: string;
  readonly sections: readonly DocumentSection[];
}

export interface DocumentSection {
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

/** A long text with its contents beside it. */
export function InfoDocument({ title, lead, updated, sections }: DocumentProps) {
  return (
    <article className="page-width py-14 md:py-20">
      <header className="max-w-3xl">
        <h1 className="font-display text-display font-medium">{title}</h1>
        <p className="mt-5 text-lg text-ink-soft">{lead}</p>
        {updated ? <p className="mt-4 text-sm text-ink-soft">Last updated {updated}</p> : null}
      </header>
      <div className="mt-12 grid gap-12 border-t border-hairline pt-10 lg:grid-cols-12">
        <nav aria-label="Contents" className="hidden lg:col-span-4 lg:block">
          <ol className="sticky top-24 grid">
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
