import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { auth } from '../i18n/en/auth.ts';
import { useTexts } from '../i18n/texts.ts';
import { Input } from './input.tsx';

/** A password, hidden unless its owner asks to see it. */
export function PasswordInput(props: ComponentProps<'input'>) {
  const t = useTexts(auth);
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <span className="relative block">
      <Input {...props} type={shown ? 'text' : 'password'} className="pe-12" />
      <button
        type="button"
        aria-label={shown ? t('password.hide') : t('password.show')}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 end-0 grid w-11 place-items-center text-ink-soft hover:text-ink focus-visible:-outline-offset-4"
      >
        <Icon className="size-[1.125rem]" strokeWidth={1.5} aria-hidden="true" />
      </button>
    </span>
  );
}
