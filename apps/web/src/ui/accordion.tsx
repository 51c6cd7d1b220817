import { Plus } from 'lucide-react';
import { Accordion as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface AccordionProps {
  readonly children: ReactNode;
  readonly className?: string;
  /** The values of the items that are open at first. */
  readonly defaultOpen?: readonly string[];
}

/** A list of sections that open and close on their own. */
export function Accordion({ children, className, defaultOpen = [] }: AccordionProps) {
  return (
    <Primitive.Root
      type="multiple"
      defaultValue={[...defaultOpen]}
      className={classNames('divide-y divide-hairline border-y border-hairline', className)}
    >
      {children}
    </Primitive.Root>
  );
}

interface AccordionItemProps {
  readonly value: string;
  readonly title: ReactNode;
  /** Shown at the end of the title row, such as a count of choices. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export function AccordionItem({ value, title, aside, children }: AccordionItemProps) {
  return (
    <Primitive.Item value={value}>
      <Primitive.Header>
        <Primitive.Trigger className="group flex min-h-12 w-full items-center gap-3 py-3 text-start text-sm font-medium focus-visible:-outline-offset-2">
          <span className="grow">{title}</span>
          {aside}
          <Plus
            className="size-4 shrink-0 text-ink-soft transition-transform group-data-[state=open]:rotate-45"
            strokeWidth={1.5}
            aria-hidden="true"
          />
        </Primitive.Trigger>
      </Primitive.Header>
      <Primitive.Content className="pb-5">{children}</Primitive.Content>
    </Primitive.Item>
  );
}
