import { classNames } from './class-names.ts';

interface ProgressProps {
  /** Done share, 0..1; null while it is not known. */
  readonly fraction: number | null;
  readonly label: string;
  readonly className?: string;
}

/** A hairline that fills. */
export function Progress({ fraction, label, className }: ProgressProps) {
  const percent = fraction === null ? null : Math.round(Math.min(1, Math.max(0, fraction)) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      {...(percent === null ? {} : { 'aria-valuenow': percent })}
      className={classNames('h-[3px] w-full overflow-hidden bg-hairline', className)}
    >
      <div
        className={classNames(
          'h-full origin-left bg-accent transition-[width] duration-250 ease-out',
          percent === null && 'w-1/3 animate-pulse',
        )}
        {...(percent === null ? {} : { style: { width: `${percent}%` } })}
      />
    </div>
  );
}
