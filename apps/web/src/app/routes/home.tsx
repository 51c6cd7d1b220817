import { CreateBanner } from '../../features/home/create-banner.tsx';
import { Hero } from '../../features/home/hero.tsx';
import { HERO_PRELOADS } from '../../features/home/hero-picture.ts';
import { HowItWorks } from '../../features/home/how-it-works.tsx';
import { WaysIn } from '../../features/home/ways-in.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () =>
  pageMeta(
    null,
    'Describe a piece of jewelry in your own words and see four finished pictures of it. Refine, keep and order the one you love.',
  );

export const links = () => HERO_PRELOADS;

export default function HomePage() {
  return (
    <>
      <Hero />
      <WaysIn />
      <HowItWorks />
      <CreateBanner />
    </>
  );
}
