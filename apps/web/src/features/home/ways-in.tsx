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

/** The three cards of the home page: beside each other below the hero, within the first screen of a desktop. */
export function WaysIn() {
  const t = useTexts(home);
  return (
    <section aria-label={t('ways.label')} className="border-b border-hairline">
      <ul className="page-width grid divide-hairline max-md:divide-y max-md:!px-0 md:grid-cols-3 md:divide-x">
        {WAYS.map(({ to, name, piece }) => (
          <li key={to}>
            <Link
              to={to}
              className="group flex h-full items-stretch transition-colors [--ground:var(--paper)] hover:bg-card hover:[--ground:var(--card)] focus-visible:-outline-offset-4"
            >
              <PiecePicture
                piece={piece}
                sizes="(min-width: 80rem) 9rem, 7rem"
                className="aspect-square w-28 shrink-0 self-center xl:w-36"
              />
              <span className="flex grow flex-col justify-center gap-1 px-5 py-4">
                <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <span className="font-display text-title font-medium">{t(`ways.${name}`)}</span>
                  {name === 'studio' ? <Badge tone="accent">{t('ways.studio.badge')}</Badge> : null}
                </span>
                <span className="flex items-end justify-between gap-3 text-sm text-ink-soft">
                  <span className="self-start text-pretty">{t(`ways.${name}.text`)}</span>
                  <ArrowRight
                    className="size-5 shrink-0 transition-transform duration-250 group-hover:translate-x-1 max-lg:hidden"
                    strokeWidth={1.25}
                    aria-hidden="true"
                  />
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
