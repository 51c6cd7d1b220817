import { DropdownMenu as Primitive } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface DropdownMenuProps {
  /** One button; it opens the menu. */
  readonly trigger: ReactNode;
  readonly children: ReactNode;
  readonly align?: 'start' | 'center' | 'end';
  readonly className?: string;
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
}

/** A menu under a button. It stays where its button is in the page, inside the same landmark. */
export function DropdownMenu({
  trigger,
  children,
  align = 'end',
  className,
  open,
  onOpenChange,
}: DropdownMenuProps) {
  return (
    <Primitive.Root
      modal={false}
      {...(open === undefined ? {} : { open })}
      {...(onOpenChange === undefined ? {} : { onOpenChange })}
    >
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Content
        align={align}
        sideOffset={8}
        collisionPadding={12}
        className={classNames('floating z-50 min-w-56 animate-fade-in p-1', className)}
      >
        {children}
      </Primitive.Content>
    </Primitive.Root>
  );
}

/** An entry; with `asChild` it takes a link as its only child. */
export function MenuItem({ className, ...rest }: ComponentProps<typeof Primitive.Item>) {
  return <Primitive.Item className={classNames('menu-item', className)} {...rest} />;
}

export function MenuSeparator() {
  return <Primitive.Separator className="mx-1 my-1 h-px bg-hairline" />;
}

export function MenuLabel({ className, ...rest }: ComponentProps<typeof Primitive.Label>) {
  return <Primitive.Label className={classNames('px-3.5 py-2 text-sm', className)} {...rest} />;
}
