import type { DeskOrder, MakingStep } from '@filigree/contracts/desk';
import { Check } from 'lucide-react';
import { failureMessage } from '../../../api/failure.ts';
import { deskOrders } from '../../../i18n/desk/desk-orders.ts';
import { textsNow, useTexts } from '../../../i18n/texts.ts';
import { Chip } from '../../../ui/badge.tsx';
import { notify } from '../../../ui/notify.ts';
import { deskApi } from '../api.ts';
import { useMay } from '../me.ts';
import { formatMoment } from '../words.ts';

type Line = DeskOrder['lines'][number];

/** In the order of making; not every piece takes each of them. */
const STEPS: readonly MakingStep[] = ['cad checked', 'cast', 'set', 'polished', 'quality checked'];

interface StepsProps {
  readonly order: Pick<DeskOrder, 'number' | 'status'>;
  readonly line: Line;
}

/** What the bench has done to a piece, and by whom; while it is in production, also to be said and taken back. */
export function Steps({ order: { number, status }, line: { position, steps } }: StepsProps) {
  const t = useTexts(deskOrders);
  const may = useMay();
  const [mark, { isLoading }] = deskApi.useDeskMarkStepMutation();
  const isMaking = status === 'in production' && may('orders.make');
  const isDone = (step: MakingStep) => steps.some((one) => one.step === step);
  const say = async (step: MakingStep) => {
    const { error } = await mark({ number, position, step, done: !isDone(step) });
    if (!error) return;
    const now = textsNow(deskOrders);
    const description = failureMessage(error, now('later'));
    notify({ about: 'desk-step', tone: 'destructive', title: now('steps.failed'), description });
  };
  if (!isMaking && steps.length === 0) return null;
  return (
    <div className="mt-4">
      {isMaking ? (
        <fieldset aria-label={t('steps.label', { position })} className="flex flex-wrap gap-2">
          {STEPS.map((step) => (
            <Chip key={step} pressed={isDone(step)} disabled={isLoading} onClick={() => void say(step)}>
              {isDone(step) ? <Check className="size-3.5" strokeWidth={2} aria-hidden="true" /> : null}
              {t(`step.${step}`)}
            </Chip>
          ))}
        </fieldset>
      ) : null}
      {steps.length === 0 ? null : (
        <ul className="mt-2 text-xs text-ink-soft">
          {steps.map(({ step, by, at }) => (
            <li key={step}>
              {t('steps.by', { step: t(`step.${step}`), name: by, moment: formatMoment(at) })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
