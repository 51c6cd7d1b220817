import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** A sheet of paper with a hairline edge. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={classNames('card', className)} {...rest} />;
}
