import { Tabs as Primitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

export const Tabs = Primitive.Root;

/** A row of words over a hairline; it scrolls sideways where it does not fit. */
export function TabsList({ className, ...rest }: ComponentProps<typeof Primitive.List>) {
  return (
    <Primitive.List
      className={classNames('flex overflow-x-auto border-b border-hairline sm:gap-3', className)}
      {...rest}
    />
  );
}

export function TabsTrigger({ className, ...rest }: ComponentProps<typeof Primitive.Trigger>) {
  return (
    <Primitive.Trigger
      className={classNames(
        'relative min-h-11 shrink-0 px-2 text-sm font-medium text-ink-soft transition-colors hover:text-ink focus-visible:-outline-offset-2 after:absolute after:inset-x-2 after:bottom-0 after:h-0.5 data-[state=active]:text-ink data-[state=active]:after:bg-ink',
        className,
      )}
      {...rest}
    />
  );
}

export function TabsContent({ className, ...rest }: ComponentProps<typeof Primitive.Content>) {
  return <Primitive.Content className={classNames('pt-6', className)} {...rest} />;
}
