import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

type BadgeProps = ComponentProps<'span'> & { readonly tone?: 'quiet' | 'accent' | 'solid' | 'destructive' };

export function Badge({ tone = 'quiet', className, ...rest }: BadgeProps) {
  return <span className={classNames('badge', tone !== 'quiet' && `badge-${tone}`, className)} {...rest} />;
}

type ChipProps = Omit<ComponentProps<'button'>, 'aria-pressed'> & { readonly pressed: boolean };

/** A choice that is in or out. */
export function Chip({ pressed, className, type = 'button', ...rest }: ChipProps) {
  return <button type={type} aria-pressed={pressed} className={classNames('chip', className)} {...rest} />;
}
