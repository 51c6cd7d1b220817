import { useId } from 'react';
import { classNames } from './class-names.ts';

interface ChoiceRowProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** The id of words that explain the choice. */
  readonly describedBy?: string;
}

/** One of a few, side by side: native radio buttons under words. */
export function ChoiceRow<Value extends string>({
  label,
  options,
  value,
  onChange,
  describedBy,
}: ChoiceRowProps<Value>) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      aria-describedby={describedBy}
      className="flex w-full rounded-sm border border-edge bg-card"
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={classNames(
            'relative grid min-h-11 grow basis-0 cursor-pointer place-items-center border-s border-hairline px-3 py-2 text-center text-sm transition-colors first:border-s-0 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink',
            option.value === value ? 'bg-ink text-paper' : 'hover:bg-mist',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 size-full cursor-pointer appearance-none outline-none"
          />
          <span className="pointer-events-none relative">{option.label}</span>
        </label>
      ))}
    </div>
  );
}
