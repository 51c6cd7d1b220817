import { useEffect, useRef, useState } from 'react';

const controlIn = (box: HTMLElement | null) =>
  box?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');

/**
 * By how many characters the control in a box holds more than fit. Browsers cut what is pasted to `maxLength` and say
 * nothing; here all of it stays, so that whoever wrote it chooses what to leave out. Until then the control's form is
 * not sent.
 * @param most in characters; without it anything fits
 */
export function useExcess(most = Number.POSITIVE_INFINITY) {
  const ref = useRef<HTMLDivElement>(null);
  const [excess, setExcess] = useState(0);
  const look = () => setExcess(Math.max(0, (controlIn(ref.current)?.value.length ?? 0) - most));
  // After every render: what a page puts into a control tells nobody.
  useEffect(look);

  useEffect(() => {
    const control = controlIn(ref.current);
    if (excess === 0 || !control?.form) return;
    const { form } = control;
    const stop = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      control.focus();
    };
    // On its way down, before the page's own listener.
    form.addEventListener('submit', stop, true);
    return () => form.removeEventListener('submit', stop, true);
  }, [excess]);

  return { excess, box: { ref, onInput: look } };
}
