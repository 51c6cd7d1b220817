import type { Variation } from '@filigree/contracts';
import { VIEW_NAMES } from '@filigree/contracts';
import { Plus } from 'lucide-react';
import { studio } from '../../../i18n/en/studio.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import type { ViewName } from '../use-views.ts';

interface ViewPickerProps {
  readonly images: Variation['images'];
  readonly chosen: ViewName;
  /** Whether views that are not there yet can be drawn. */
  readonly canDraw: boolean;
  /** The view that is being drawn, or null. */
  readonly drawing: ViewName | null;
  readonly onChoose: (view: ViewName) => void;
}

/** The views of one piece; those that are not there yet are drawn when they are asked for. */
export function ViewPicker({ images, chosen, canDraw, drawing, onChoose }: ViewPickerProps) {
  const t = useTexts(studio);
  const drawn = new Set(images.map(({ view }) => view));
  const offered = VIEW_NAMES.filter((view) => canDraw || drawn.has(view));
  if (offered.length < 2) return null;
  return (
    <fieldset aria-label={t('views')} className="absolute start-3 bottom-3">
      <div className="flex rounded-full border border-hairline bg-card p-0.5">
        {offered.map((view) => (
          <button
            key={view}
            type="button"
            aria-pressed={view === chosen}
            aria-busy={view === drawing || undefined}
            aria-label={drawn.has(view) ? undefined : t('view.add', { view: t(`view.${view}`) })}
            aria-disabled={drawing !== null || undefined}
            onClick={() => drawing === null && onChoose(view)}
            className={classNames(
              'flex min-h-11 items-center gap-1 rounded-full px-3 text-xs transition-colors md:min-h-8',
              view === chosen ? 'bg-ink text-paper' : 'text-ink-soft hover:text-ink',
            )}
          >
            {view === drawing ? <Spinner /> : null}
            {drawn.has(view) || view === drawing ? null : (
              <Plus className="size-3" strokeWidth={1.75} aria-hidden="true" />
            )}
            {t(`view.${view}`)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
