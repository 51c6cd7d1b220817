import { studio } from '../../../i18n/en/studio.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { studioActions, type ViewMode } from '../model/studio-slice.ts';
import { useStudio, useStudioDispatch } from '../use-studio.ts';

const MODES: readonly { readonly mode: ViewMode; readonly label: string }[] = [
  { mode: '2d', label: '2D' },
  { mode: '3d', label: '3D' },
];

/** Picture or model of the selected piece; without one there is nothing to turn yet. */
export function ViewToggle() {
  const t = useTexts(studio);
  const dispatch = useStudioDispatch();
  const viewMode = useStudio((studio) => studio.viewMode);
  const isUsable = useStudio(
    ({ selectedVariation, isGenerating }) => selectedVariation !== null && !isGenerating,
  );
  return (
    <fieldset
      aria-label={t('view')}
      disabled={!isUsable}
      className="flex rounded-sm border border-edge disabled:opacity-50"
    >
      {MODES.map(({ mode, label }) => (
        <button
          key={mode}
          type="button"
          aria-pressed={viewMode === mode}
          onClick={() => dispatch(studioActions.viewModeChosen(mode))}
          className={classNames(
            'min-h-11 min-w-11 px-3 text-sm font-medium transition-colors md:min-h-8',
            viewMode === mode ? 'bg-ink text-paper' : 'text-ink-soft enabled:hover:text-ink',
          )}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
