import { ArrowUp } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useMeasures } from '../../../api/use-measurement-system.ts';
import { chat } from '../../../i18n/en/chat.ts';
import { studio } from '../../../i18n/en/studio.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { answerChat, type Proposal } from '../chat/answer.ts';
import { applyFound } from '../chat/recognise.ts';
import { studioActions } from '../model/studio-slice.ts';
import { useStudio, useStudioDispatch } from '../use-studio.ts';

interface Line {
  readonly id: number;
  readonly from: 'customer' | 'assistant';
  readonly text: string;
  readonly proposals: readonly Proposal[];
}

const MOST_CHARACTERS = 500;

const STARTERS = ['starter.daily', 'starter.month', 'starter.care'] as const;

function Proposals({ proposals }: { readonly proposals: readonly Proposal[] }) {
  const t = useTexts(studio);
  const dispatch = useStudioDispatch();
  const guide = useStudio(({ designGuide }) => designGuide);
  const [applied, setApplied] = useState<readonly string[]>([]);
  return (
    <div className="mt-2 flex flex-wrap gap-1.5">
      {proposals.map(({ label, found }) => {
        const isApplied = applied.includes(label);
        return (
          <button
            key={label}
            type="button"
            className="chip"
            disabled={isApplied}
            onClick={() => {
              dispatch(studioActions.guideChanged(applyFound(guide, found)));
              setApplied([...applied, label]);
            }}
          >
            {isApplied ? t('chat.set') : label}
          </button>
        );
      })}
    </div>
  );
}

/** The talk with the assistant. It lives as long as the page; nothing of it leaves the browser. */
export function Chat() {
  const t = useTexts(studio);
  const words = useTexts(chat);
  const measured = useMeasures();
  const guide = useStudio(({ designGuide }) => designGuide);
  const [lines, setLines] = useState<readonly Line[]>([]);
  const [text, setText] = useState('');
  const end = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what scrolls.
  useEffect(() => {
    const log = end.current;
    if (log) log.scrollTop = log.scrollHeight;
  }, [lines]);

  const first: Line = { id: 0, from: 'assistant', text: words('greeting'), proposals: [] };
  const say = (said: string) => {
    const answer = answerChat(said, guide);
    if (!answer) return;
    setLines((before) => [
      ...before,
      { id: before.length + 1, from: 'customer', text: said.trim(), proposals: [] },
      { id: before.length + 2, from: 'assistant', ...answer },
    ]);
    setText('');
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    say(text);
  };

  return (
    <div className="flex min-h-0 grow flex-col">
      <div
        ref={end}
        role="log"
        aria-label={t('chat')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
        tabIndex={0}
        className="grid min-h-0 grow content-start gap-5 overflow-y-auto px-5 py-5 focus-visible:-outline-offset-2"
      >
        {[first, ...lines].map(({ id: key, from, text: said, proposals }) => (
          <div key={key} className={classNames('text-sm', from === 'customer' && 'justify-self-end')}>
            <p
              className={classNames(
                'max-w-[42ch] whitespace-pre-line',
                from === 'customer' ? 'rounded-md bg-mist px-3.5 py-2' : 'border-s border-accent ps-3.5',
              )}
            >
              <span className="sr-only">{from === 'customer' ? t('chat.you') : t('chat.assistant')}</span>
              {from === 'customer' ? said : measured(said)}
            </p>
            {proposals.length > 0 ? <Proposals proposals={proposals} /> : null}
          </div>
        ))}
        {lines.length === 0 ? (
          <div className="flex flex-wrap gap-1.5">
            {STARTERS.map((starter) => (
              <button key={starter} type="button" className="chip" onClick={() => say(words(starter))}>
                {words(starter)}
              </button>
            ))}
          </div>
        ) : null}
      </div>
      <form onSubmit={onSubmit} className="flex gap-2 border-t border-hairline px-5 py-4">
        <Field
          label={<span className="sr-only">{t('chat.ask')}</span>}
          most={MOST_CHARACTERS}
          className="grow !gap-y-0"
        >
          {(control) => (
            <Input
              {...control}
              value={text}
              autoComplete="off"
              placeholder={t('chat.placeholder')}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
        <Button type="submit" variant="outline" size="icon" className="shrink-0" aria-label={t('chat.send')}>
          <ArrowUp className="size-4" strokeWidth={1.5} aria-hidden="true" />
        </Button>
      </form>
    </div>
  );
}
