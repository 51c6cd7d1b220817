import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

interface ButtonLook {
  /** `accent` is for the one thing that matters on a page, `back` for the way out above its title. */
  readonly variant?: 'primary' | 'accent' | 'outline' | 'ghost' | 'link' | 'back' | 'destructive';
  readonly size?: 'small' | 'medium' | 'large' | 'icon' | 'icon-small';
}

const SIZES = {
  small: 'button-small',
  medium: '',
  large: 'button-large',
  icon: 'button-icon',
  'icon-small': 'button-icon button-small',
} as const;

const look = ({ variant = 'primary', size = 'medium' }: ButtonLook, className?: string) =>
  classNames('button', `button-${variant}`, SIZES[size], className);

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Work is under way: clicks do nothing and a spinner stands before the label; focus is kept. */
    readonly loading?: boolean;
    /** What the button says while loading ("Adding..."); the label stays when absent. */
    readonly loadingLabel?: ReactNode;
  };

export function Button({
  variant,
  size,
  className,
  loading = false,
  loadingLabel,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={look({ variant, size }, className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      // A busy button stays focusable, so the keyboard does not lose its place; it only stops answering.
      onClick={loading ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {loading ? <Spinner /> : null}
      {loading && loadingLabel !== undefined ? loadingLabel : children}
    </button>
  );
}

/** A link of the router that looks like a button. */
export function ButtonLink({ variant, size, className, ...rest }: LinkProps & ButtonLook) {
  return <Link className={look({ variant, size }, className)} {...rest} />;
}
