import type { Variation } from '@filigree/contracts';
import { useId, useState } from 'react';
import { useMeasures } from '../../../api/use-measurement-system.ts';
import { studio } from '../../../i18n/en/studio.ts';
import { usePhrases } from '../../../i18n/phrases.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { ChoiceRow } from '../../../ui/choice-row.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Label } from '../../../ui/field.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Select } from '../../../ui/select.tsx';
import { dollars } from '../words.ts';
import type { Comparable } from './comparable.ts';
import { SplitView } from './split-view.tsx';

const MODES = ['side', 'slider'] as const;
type Mode = (typeof MODES)[number];

interface CompareDialogProps {
  readonly all: readonly Comparable[];
  /** Keys of the two that it opens with. */
  readonly first: readonly [string, string];
  readonly onClose: () => void;
}

/** What tells two pieces apart beside their pictures. */
function Facts({ variation }: { readonly variation: Variation }) {
  const measured = useMeasures();
  const { title, changes, estimate } = variation;
  return (
    <div className="text-sm">
      <p className="figures font-display text-lg leading-snug font-medium text-balance">{measured(title)}</p>
      {estimate ? (
        <p className="figures mt-1">
          {dollars(estimate.priceUsd.low)} – {dollars(estimate.priceUsd.high)}
        </p>
      ) : null}
      {changes.length > 0 ? (
        <p className="mt-1 text-xs text-ink-soft">{changes.map(measured).join(', ')}</p>
      ) : null}
    </div>
  );
}

function Side({ variation }: { readonly variation: Variation }) {
  const phrase = usePhrases();
  const picture = variation.images[0];
  return picture ? (
    <Picture
      src={picture.url}
      alt={phrase(picture.alt || variation.title)}
      width={picture.width}
      height={picture.height}
      sizes="(min-width: 768px) 480px, 50vw"
      loading="eager"
      className="rounded-md"
    />
  ) : null;
}

/** Two pieces, or two versions of one, beside each other or one over the other. */
export function CompareDialog({ all, first, onClose }: CompareDialogProps) {
  const t = useTexts(studio);
  const id = useId();
  const [keys, setKeys] = useState(first);
  const [mode, setMode] = useState<Mode>('side');
  const options = all.map(({ key, number, version }) => ({
    value: key,
    label: version === null ? t('compare.variation', { number }) : t('compare.version', { number, version }),
  }));
  const [left, right] = keys.map((key) => all.find((candidate) => candidate.key === key)?.variation);
  const sides = [
    { label: t('compare.left'), index: 0 },
    { label: t('compare.right'), index: 1 },
  ] as const;
  return (
    <Dialog open onOpenChange={onClose} title={t('compare')} className="!max-w-4xl">
      <div className="grid gap-5">
        <div className="mx-auto w-full max-w-xs">
          <ChoiceRow
            label={t('compare.how')}
            value={mode}
            options={MODES.map((value) => ({ value, label: t(`compare.${value}`) }))}
            onChange={setMode}
          />
        </div>
        <div className="grid grid-cols-2 gap-3 sm:gap-6">
          {sides.map(({ label, index }) => (
            <div key={index} className="grid min-w-0 content-start gap-1.5">
              <Label htmlFor={`${id}-${index}`}>{label}</Label>
              <Select
                id={`${id}-${index}`}
                value={keys[index]}
                options={options}
                onValueChange={(key) => setKeys(index === 0 ? [key, keys[1]] : [keys[0], key])}
              />
            </div>
          ))}
        </div>
        {left && right && mode === 'slider' ? <SplitView left={left} right={right} /> : null}
        <div className="grid grid-cols-2 gap-3 sm:gap-6">
          {[left, right].map((variation, index) =>
            variation ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the place is what tells the two apart.
              <div key={index} className="grid content-start gap-3">
                {mode === 'side' ? <Side variation={variation} /> : null}
                <Facts variation={variation} />
              </div>
            ) : null,
          )}
        </div>
      </div>
    </Dialog>
  );
}
