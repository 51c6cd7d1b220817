import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { home } from '../../i18n/en/home.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Badge } from '../../ui/badge.tsx';
import type { ShownPiece } from '../../ui/catalogue-picture.ts';
import { PiecePicture } from '../../ui/piece-picture.tsx';
import { lumenRing } from '../../ui/shown/lumen-ring.ts';
import { tesselBand } from '../../ui/shown/tessel-band.ts';
import { torsadeRing } from '../../ui/shown/torsade-ring.ts';

interface WayIn {
  readonly to: string;
  readonly name: 'collections' | 'studio' | 'about';
  readonly piece: ShownPiece;
}

const WAYS: readonly WayIn[] = [
  { to: '/collections', name: 'collections', piece: lumenRing },
  { to: '/studio', name: 'studio', piece: torsadeRing },
  { to: '/about', name: 'about', piece: tesselBand },
];

/** The three cards of the home page. */
export function WaysIn() {
  const t = useTexts(home);
  return (
    <section aria-label={t('ways.label')} className="page-width py-16 md:py-24">
      <ul className="grid gap-px border border-hairline bg-hairline md:grid-cols-3">
        {WAYS.map(({ to, name, piece }) => (
          <li key={to} className="bg-paper">
            <Link
              to={to}
              className="group flex h-full flex-col p-6 transition-colors [--ground:var(--paper)] hover:bg-card hover:[--ground:var(--card)] focus-visible:-outline-offset-4 md:p-8"
            >
              <div className="-mx-6 -mt-6 overflow-hidden md:-mx-8 md:-mt-8">
                <PiecePicture
                  piece={piece}
                  sizes="(min-width: 48rem) 33vw, 100vw"
                  className="aspect-square transition-transform duration-250 ease-out group-hover:scale-[1.02]"
                />
              </div>
              <span className="mt-6 flex flex-wrap items-center gap-3">
                <span className="font-display text-title font-medium">{t(`ways.${name}`)}</span>
                {name === 'studio' ? <Badge tone="accent">{t('ways.studio.badge')}</Badge> : null}
              </span>
              <span className="mt-1.5 flex items-end justify-between gap-4 text-sm text-ink-soft md:min-h-[3em]">
                <span className="self-start text-balance">{t(`ways.${name}.text`)}</span>
                <ArrowRight
                  className="size-5 shrink-0 transition-transform duration-250 group-hover:translate-x-1"
                  strokeWidth={1.25}
                  aria-hidden="true"
                />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
