import { RotateCcw } from 'lucide-react';
import { studio } from '../../../i18n/en/studio.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { type ComposeMode, studioActions } from '../model/studio-slice.ts';
import { useStudio, useStudioDispatch } from '../use-studio.ts';
import { focusPrompt } from './focus-prompt.ts';
import { useStartOver } from './use-start-over.ts';

const MODES: readonly { readonly mode: ComposeMode; readonly label: 'compose.refine' | 'compose.new' }[] = [
  { mode: 'refine', label: 'compose.refine' },
  { mode: 'new', label: 'compose.new' },
];

/** After the first generation: what the words are for, and the way back to an empty bench. */
export function ComposeSwitch() {
  const t = useTexts(studio);
  const dispatch = useStudioDispatch();
  const { composeMode, selectedVariation, isGenerating, isRefining } = useStudio((studio) => studio);
  const startOver = useStartOver();
  const isBusy = isGenerating || isRefining;
  return (
    <div className="flex items-center justify-between gap-3">
      <fieldset aria-label={t('compose.for')} className="flex gap-1">
        {MODES.map(({ mode, label }) => (
          <button
            key={mode}
            type="button"
            aria-pressed={composeMode === mode}
            disabled={isBusy || (mode === 'refine' && selectedVariation === null)}
            onClick={() => dispatch(studioActions.composeModeChosen(mode))}
            className={classNames(
              'min-h-11 border-b px-1.5 text-sm transition-colors disabled:opacity-50 md:min-h-8',
              composeMode === mode
                ? 'border-accent text-ink'
                : 'border-transparent text-ink-soft hover:text-ink',
            )}
          >
            {t(label)}
          </button>
        ))}
      </fieldset>
      <Button
        variant="ghost"
        size="small"
        className="-me-2 px-3 text-ink-soft"
        disabled={isBusy}
        onClick={() => {
          startOver();
          focusPrompt();
        }}
      >
        <RotateCcw className="size-4" strokeWidth={1.5} aria-hidden="true" />
        <span className="max-sm:sr-only">{t('startOver')}</span>
      </Button>
    </div>
  );
}
