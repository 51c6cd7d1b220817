import { Check, ChevronDown } from 'lucide-react';
import { Select as Primitive } from 'radix-ui';
import { classNames } from './class-names.ts';

export interface SelectOption {
  /** Never empty: an empty value means "nothing chosen". */
  readonly value: string;
  readonly label: string;
}

interface SelectProps {
  readonly options: readonly SelectOption[];
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly placeholder?: string;
  readonly id?: string;
  readonly 'aria-label'?: string;
  readonly 'aria-describedby'?: string | undefined;
  readonly disabled?: boolean;
  readonly className?: string;
}

export function Select({
  options,
  value,
  onValueChange,
  placeholder,
  disabled,
  className,
  ...rest
}: SelectProps) {
  return (
    <Primitive.Root
      value={value}
      onValueChange={onValueChange}
      {...(disabled === undefined ? {} : { disabled })}
    >
      <Primitive.Trigger
        {...rest}
        className={classNames(
          'control flex items-center justify-between gap-3 text-start data-placeholder:text-ink-soft',
          className,
        )}
      >
        <Primitive.Value placeholder={placeholder} />
        <Primitive.Icon>
          <ChevronDown className="size-4 text-ink-soft" aria-hidden="true" />
        </Primitive.Icon>
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          position="popper"
          sideOffset={6}
          className="floating z-50 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) animate-fade-in overflow-hidden p-1"
        >
          <Primitive.Viewport>
            {options.map((option) => (
              <Primitive.Item key={option.value} value={option.value} className="menu-item justify-between">
                <Primitive.ItemText>{option.label}</Primitive.ItemText>
                <Primitive.ItemIndicator>
                  <Check className="size-4" aria-hidden="true" />
                </Primitive.ItemIndicator>
              </Primitive.Item>
            ))}
          </Primitive.Viewport>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
