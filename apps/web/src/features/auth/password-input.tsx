import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Input } from '../../ui/input.tsx';

/** A password, hidden unless its owner asks to see it. */
export function PasswordInput(props: ComponentProps<'input'>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <span className="relative block">
      <Input {...props} type={shown ? 'text' : 'password'} className="pe-12" />
      <button
        type="button"
        aria-label={shown ? 'Hide password' : 'Show password'}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 end-0 grid w-11 place-items-center text-ink-soft hover:text-ink focus-visible:-outline-offset-4"
      >
        <Icon className="size-[1.125rem]" strokeWidth={1.5} aria-hidden="true" />
      </button>
    </span>
  );
}
