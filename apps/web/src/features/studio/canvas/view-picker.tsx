import type { Variation } from '@filigree/contracts';
import { studio } from '../../../i18n/en/studio.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { classNames } from '../../../ui/class-names.ts';

interface ViewPickerProps {
  readonly images: Variation['images'];
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
}

/** The pictures of one piece; absent when there is only one. */
export function ViewPicker({ images, chosen, onChoose }: ViewPickerProps) {
  const t = useTexts(studio);
  if (images.length < 2) return null;
  return (
    <fieldset aria-label={t('views')} className="absolute start-3 bottom-3">
      <div className="flex rounded-full border border-hairline bg-card p-0.5">
        {images.map(({ view, url }, index) => (
          <button
            key={url}
            type="button"
            aria-pressed={index === chosen}
            onClick={() => onChoose(index)}
            className={classNames(
              'min-h-11 rounded-full px-4 text-xs transition-colors md:min-h-8 md:px-3',
              index === chosen ? 'bg-ink text-paper' : 'text-ink-soft hover:text-ink',
            )}
          >
            {t(`view.${view}`)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
