import { Tooltip as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

interface TooltipProps {
  readonly content: ReactNode;
  /** One focusable element. */
  readonly children: ReactNode;
  readonly side?: 'top' | 'right' | 'bottom' | 'left';
}

/** Words on hover and focus. Never the only name of a control: name it as well. */
export function Tooltip({ content, children, side = 'bottom' }: TooltipProps) {
  return (
    <Primitive.Provider delayDuration={250}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-72 animate-fade-in rounded-sm bg-ink px-3 py-1.5 text-xs text-paper"
        >
          {content}
        </Primitive.Content>
      </Primitive.Root>
    </Primitive.Provider>
  );
}
