import { lazy, Suspense } from 'react';
import { CreateBanner } from '../../features/home/create-banner.tsx';
import { Hero } from '../../features/home/hero.tsx';
import { HERO_PRELOADS } from '../../features/home/hero-picture.ts';
import { HowItWorks } from '../../features/home/how-it-works.tsx';
import { WaysIn } from '../../features/home/ways-in.tsx';
import { home } from '../../i18n/en/home.ts';
import { textsNow } from '../../i18n/texts.ts';
import { loadPart } from '../../session/load-code.ts';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta(null, textsNow(home)('page.description'), { picture: 'home' });

export const links = () => HERO_PRELOADS;

/** Cards, lists and their calls come beside the page: what it says first does not wait for them. */
const HomeShelves = lazy(() => loadPart(() => import('../../features/pieces/shelf/home-shelves.tsx')));

export default function HomePage() {
  return (
    <>
      <Hero />
      <WaysIn />
      <Suspense fallback={null}>
        <HomeShelves />
      </Suspense>
      <HowItWorks />
      <CreateBanner />
    </>
  );
}
