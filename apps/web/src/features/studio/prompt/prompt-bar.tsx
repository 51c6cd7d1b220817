import { CREDITS_PER_PICTURE, GENERATION_PICTURES, PROMPT_MAX_LENGTH } from '@filigree/contracts/constants';
import { type FormEvent, type KeyboardEvent, useRef } from 'react';
import { studio } from '../../../i18n/en/studio.ts';
import { ui } from '../../../i18n/en/ui.ts';
import { usePhrases } from '../../../i18n/phrases.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { guideExcess } from '../model/guide-excess.ts';
import { studioActions } from '../model/studio-slice.ts';
import { useStudio, useStudioDispatch, useStudioStore } from '../use-studio.ts';
import { useWork } from '../use-work.ts';
import { credits } from '../words.ts';
import { ComposeSwitch } from './compose-switch.tsx';
import { focusPrompt, PROMPT_ID } from './focus-prompt.ts';
import { Presets } from './presets.tsx';
import { Understood } from './understood.tsx';
import { useInterpretation, useTopic } from './use-interpretation.ts';

const NOTE_ID = `${PROMPT_ID}-note`;

/** The line at the foot of the bench. Enter sends it, Shift and Enter starts a new line. */
export function PromptBar() {
  const t = useTexts(studio);
  const tui = useTexts(ui);
  const phrase = usePhrases();
  const dispatch = useStudioDispatch();
  const store = useStudioStore();
  const { promptText, hasGeneratedOnce, composeMode, selectedVariation, isGenerating, isRefining } =
    useStudio((studio) => studio);
  const tooLong = useStudio(({ designGuide }) => guideExcess(designGuide));
  const { generate, refine } = useWork();
  const { interpretation, isReading } = useInterpretation();
  const isOnTopic = useTopic();
  const isJudging = useRef(false);

  const target = composeMode === 'refine' ? selectedVariation : null;
  const isWorking = isGenerating || isRefining;
  const isBlank = promptText.trim() === '';
  const offTopic = target === null && interpretation !== null && interpretation.offTopic !== null;
  const cost = target
    ? CREDITS_PER_PICTURE
    : (interpretation?.cost ?? GENERATION_PICTURES * CREDITS_PER_PICTURE);

  // All that was pasted stays in the box: whoever wrote it chooses what to leave out.
  const excess = Math.max(0, promptText.trim().length - PROMPT_MAX_LENGTH);
  const isSendable = !isBlank && !offTopic && excess === 0 && tooLong === undefined;

  const send = async () => {
    if (!isSendable || isWorking || isJudging.current) return;
    if (target) return refine(promptText, target);
    isJudging.current = true;
    const mayBeSent = await isOnTopic(promptText);
    isJudging.current = false;
    // Whoever writes on meanwhile has not sent the rest.
    if (mayBeSent && store.getState().studio.promptText === promptText) await generate(promptText);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also ends a composed character; that one is not the customer's.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  };
  const hint = hasGeneratedOnce ? t(target ? 'hint.refine' : 'hint.new') : t('hint.first');

  return (
    <form
      onSubmit={onSubmit}
      data-kept
      className="grid grid-cols-[minmax(0,1fr)] gap-2 bg-paper px-5 pt-2 pb-3 lg:pt-3 lg:pb-4"
      aria-label={t('prompt')}
    >
      {hasGeneratedOnce ? <ComposeSwitch /> : null}
      {hasGeneratedOnce || isGenerating ? null : <Presets onChosen={focusPrompt} />}
      <div className="flex items-end gap-4 border-b border-edge pb-2 transition-colors focus-within:border-ink">
        <label htmlFor={PROMPT_ID} className="sr-only">
          {hint}
        </label>
        <textarea
          id={PROMPT_ID}
          rows={1}
          value={promptText}
          aria-invalid={excess > 0 || undefined}
          placeholder={hint}
          aria-describedby={NOTE_ID}
          onChange={({ target: { value } }) => dispatch(studioActions.promptTyped(value))}
          onKeyDown={onKeyDown}
          className="field-sizing-content max-h-32 min-h-11 grow resize-none bg-transparent py-1 font-display text-lg leading-snug lining-nums sm:text-title outline-none placeholder:text-ink-soft"
        />
        <Button
          type="submit"
          variant="accent"
          className="shrink-0"
          disabled={!isSendable}
          // Still focusable while work is under way. No spinner: an endless animation takes from small machines the
          // time in which they render.
          aria-disabled={isWorking || undefined}
        >
          {isGenerating ? t('generating') : isRefining ? t('refining') : target ? t('refine') : t('generate')}
        </Button>
      </div>
      <div id={NOTE_ID} className="flex min-h-5 items-start justify-between gap-6 text-xs">
        <div aria-live="polite" className="min-w-0 grow" aria-busy={isReading}>
          {tooLong ? (
            <span className="text-destructive">
              {t(tooLong.label)}: {tui('excess', { count: tooLong.count, most: tooLong.most })}
            </span>
          ) : excess > 0 ? (
            <span className="text-destructive">
              {tui('excess', { count: excess, most: PROMPT_MAX_LENGTH })}
            </span>
          ) : interpretation ? (
            <Understood interpretation={interpretation} isRefinement={target !== null} />
          ) : (
            <span className="line-clamp-1 text-ink-soft">
              {target ? t('refine.note', { title: phrase(target.title) }) : null}
            </span>
          )}
        </div>
        <span className="figures shrink-0 text-ink-soft">{credits(cost)}</span>
      </div>
    </form>
  );
}
