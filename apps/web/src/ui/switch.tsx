import { type ReactNode, useId } from 'react';

interface SwitchProps {
  readonly label: ReactNode;
  /** A sentence under the label. */
  readonly text?: ReactNode;
  readonly checked: boolean;
  /** A change is being saved: clicks do nothing. */
  readonly busy?: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Something that is on or off, and takes effect at once. The whole row is the target. */
export function Switch({ label, text, checked, busy = false, onChange }: SwitchProps) {
  const id = useId();
  return (
    <label className="flex min-h-16 cursor-pointer items-center justify-between gap-6 py-3">
      <span className="min-w-0">
        <span id={`${id}-label`} className="block">
          {label}
        </span>
        {text === undefined ? null : (
          <span id={`${id}-text`} className="block text-sm text-ink-soft">
            {text}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        aria-labelledby={`${id}-label`}
        aria-describedby={text === undefined ? undefined : `${id}-text`}
        aria-busy={busy || undefined}
        checked={checked}
        onChange={({ target }) => {
          if (!busy) onChange(target.checked);
        }}
        className="relative h-6 w-11 shrink-0 cursor-pointer appearance-none rounded-full border border-edge bg-card transition-colors before:absolute before:start-[3px] before:top-[3px] before:size-4 before:rounded-full before:bg-edge before:transition-[translate,background-color] checked:border-ink checked:bg-ink checked:before:translate-x-5 checked:before:bg-paper hover:border-ink aria-busy:cursor-progress"
      />
    </label>
  );
}
