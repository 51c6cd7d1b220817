import { type ReactNode, useEffect, useRef, useState } from 'react';
import { studio } from '../../../i18n/en/studio.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';

/** Text of a few lines; where it is longer, the way to all of it. */
export function Clamped({ children }: { readonly children: ReactNode }) {
  const t = useTexts(studio);
  const text = useRef<HTMLSpanElement>(null);
  const [isCut, setCut] = useState(false);
  const [isOpen, setOpen] = useState(false);
  // After every render: other words in as many lines leave the box as high as it was.
  useEffect(() => {
    const { current } = text;
    if (!current || isOpen) return;
    const look = () => setCut(current.scrollHeight > current.clientHeight + 1);
    look();
    const watch = new ResizeObserver(look);
    watch.observe(current);
    return () => watch.disconnect();
  });
  return (
    <span>
      <span ref={text} className={isOpen ? 'block' : 'line-clamp-3 sm:line-clamp-2'}>
        {children}
      </span>
      {isCut || isOpen ? (
        <Button
          variant="link"
          className="min-h-11 text-xs font-normal md:min-h-6"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t('showLess') : t('showAll')}
        </Button>
      ) : null}
    </span>
  );
}
