import { useEffect, useRef } from 'react';
import { Notices } from '../../ui/notices.tsx';
import { ReachBanner } from './reach-banner.tsx';

/**
 * Under the header: what the page has to say to whoever uses it. The strips push the page down, and whatever sticks to
 * the top of the window, or fills it, is told how high they are.
 */
export function Strips() {
  const strips = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = strips;
    if (!current) return;
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() => style.setProperty('--strips-height', `${current.offsetHeight}px`));
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={strips} className="sticky top-(--header-height) z-20">
      <ReachBanner />
      <Notices />
    </div>
  );
}
