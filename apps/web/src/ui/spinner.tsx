import { classNames } from './class-names.ts';

interface SpinnerProps {
  readonly className?: string;
  /** Said to screen readers; without it the spinner is decoration beside words. */
  readonly label?: string;
}

/** A thin ring with one bright arc. */
export function Spinner({ className, label }: SpinnerProps) {
  return (
    <span
      {...(label ? { role: 'status' } : { 'aria-hidden': true })}
      className={classNames('inline-flex', className)}
    >
      <svg viewBox="0 0 24 24" className="size-[1.15em] animate-spin" fill="none" aria-hidden="true">
        <circle cx="12" cy="12" r="9" stroke="currentColor" strokeOpacity="0.25" strokeWidth="1.75" />
        <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
      </svg>
      {label ? <span className="sr-only">{label}</span> : null}
    </span>
  );
}

/** Fills the page while a protected page waits for the session. */
export function FullPageSpinner({ label = 'Loading...' }: { readonly label?: string }) {
  return (
    <div className="grid min-h-[70dvh] place-items-center">
      <Spinner label={label} className="text-[2rem] text-ink-soft" />
    </div>
  );
}
