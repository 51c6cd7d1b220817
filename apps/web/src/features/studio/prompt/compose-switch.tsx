import { RotateCcw } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { type ComposeMode, studioActions } from '../model/studio-slice.ts';
import { useStudio, useStudioDispatch } from '../use-studio.ts';
import { focusPrompt } from './focus-prompt.ts';
import { useStartOver } from './use-start-over.ts';

const MODES: readonly { readonly mode: ComposeMode; readonly label: string }[] = [
  { mode: 'refine', label: 'Refine this piece' },
  { mode: 'new', label: 'Four new ones' },
];

/** After the first generation: what the words are for, and the way back to an empty bench. */
export function ComposeSwitch() {
  const dispatch = useStudioDispatch();
  const { composeMode, selectedVariation, isGenerating, isRefining } = useStudio((studio) => studio);
  const startOver = useStartOver();
  const isBusy = isGenerating || isRefining;
  return (
    <div className="flex items-center justify-between gap-3">
      <fieldset aria-label="What the words are for" className="flex gap-1">
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
            {label}
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
        <span className="max-sm:sr-only">Start over</span>
      </Button>
    </div>
  );
}
