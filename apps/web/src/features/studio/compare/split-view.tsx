import type { Variation } from '@filigree/contracts';
import { ChevronsLeftRight } from 'lucide-react';
import { useState } from 'react';
import { studio } from '../../../i18n/en/studio.ts';
import { usePhrases } from '../../../i18n/phrases.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Picture } from '../../../ui/picture.tsx';

interface SplitViewProps {
  readonly left: Variation;
  readonly right: Variation;
}

function Layer({ variation }: { readonly variation: Variation }) {
  const phrase = usePhrases();
  const picture = variation.images[0];
  if (!picture) return null;
  return (
    <Picture
      src={picture.url}
      alt={phrase(picture.alt || variation.title)}
      width={picture.width}
      height={picture.height}
      sizes="(min-width: 768px) 640px, 100vw"
      loading="eager"
      className="!absolute inset-0"
    />
  );
}

/** One picture over the other, parted by a line that is dragged, tapped to, or moved with the arrow keys. */
export function SplitView({ left, right }: SplitViewProps) {
  const t = useTexts(studio);
  const [percent, setPercent] = useState(50);
  return (
    <div className="relative mx-auto aspect-square w-full max-w-[min(40rem,calc(100dvh-16rem))] select-none overflow-hidden rounded-md bg-mist">
      <Layer variation={right} />
      <div className="absolute inset-0" style={{ clipPath: `inset(0 ${100 - percent}% 0 0)` }}>
        <Layer variation={left} />
      </div>
      {/* The whole picture is the track: wherever it is touched, the line follows. */}
      <input
        type="range"
        min={0}
        max={100}
        value={percent}
        aria-label={t('compare.divider')}
        aria-valuetext={t('compare.divided', { share: percent })}
        onChange={({ target }) => setPercent(Number(target.value))}
        className="peer absolute inset-0 size-full cursor-ew-resize touch-pan-y opacity-0"
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 w-px -translate-x-1/2 bg-card shadow-[0_0_0_0.5px_var(--color-edge)]"
        style={{ left: `${percent}%` }}
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 grid size-9 -translate-1/2 place-items-center rounded-full border border-edge bg-card text-ink peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ink"
        style={{ left: `${percent}%` }}
      >
        <ChevronsLeftRight className="size-4" strokeWidth={1.5} />
      </span>
    </div>
  );
}
