import { Slider as Primitive } from 'radix-ui';
import { classNames } from './class-names.ts';

interface RangeSliderProps {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: readonly [low: number, high: number];
  readonly onValueChange: (value: [low: number, high: number]) => void;
  /** Called when the thumb is let go. */
  readonly onValueCommit?: (value: [low: number, high: number]) => void;
  /** Names of the two thumbs, such as "Lowest price". */
  readonly labels: readonly [low: string, high: string];
  /** The value in words for screen readers ("$500"). */
  readonly describe?: (value: number) => string;
  readonly className?: string;
}

const pair = (values: number[]): [number, number] => [values[0] ?? 0, values[1] ?? 0];

/** A range with a thumb at each end. */
export function RangeSlider({
  min,
  max,
  step,
  value,
  onValueChange,
  onValueCommit,
  labels,
  describe = String,
  className,
}: RangeSliderProps) {
  return (
    <Primitive.Root
      min={min}
      max={max}
      step={step}
      value={[...value]}
      onValueChange={(values) => onValueChange(pair(values))}
      onValueCommit={(values) => onValueCommit?.(pair(values))}
      className={classNames('relative flex h-11 w-full touch-none select-none items-center', className)}
    >
      <Primitive.Track className="relative h-px grow bg-edge">
        <Primitive.Range className="absolute -top-px h-[3px] bg-ink" />
      </Primitive.Track>
      {labels.map((label, index) => (
        <Primitive.Thumb
          key={label}
          aria-label={label}
          aria-valuetext={describe(value[index] ?? min)}
          className="relative block size-5 cursor-grab rounded-full border border-ink bg-card transition-[scale] before:absolute before:-inset-3 before:content-[''] hover:scale-110 active:cursor-grabbing"
        />
      ))}
    </Primitive.Root>
  );
}
