import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input className={classNames('control', className)} {...rest} />;
}

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea className={classNames('control resize-y', className)} {...rest} />;
}
