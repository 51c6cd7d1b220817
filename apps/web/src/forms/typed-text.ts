/**
 * Which typed words would be lost if the page were loaded anew. A form whose words are kept (in the history, in the
 * studio's memory) carries `data-kept`; its passwords and card numbers are kept nowhere.
 */
const SECRET = '[type=password], [autocomplete^="cc-"]';

/** Choices are made again with one click; words are not. */
const CHOICES = '[type=checkbox], [type=radio], [type=range]';

type Control = HTMLInputElement | HTMLTextAreaElement;

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !target.matches(CHOICES));

/** Follows what is typed below `root`. */
export function watchTyping(root: Document): {
  readonly wouldBeLost: () => boolean;
  readonly stop: () => void;
} {
  const typed = new Set<Control>();
  const note = ({ target }: Event) => {
    if (isControl(target)) typed.add(target);
  };
  root.addEventListener('input', note, true);
  return {
    wouldBeLost: () => {
      for (const control of typed) if (!control.isConnected) typed.delete(control);
      return [...typed].some(
        (control) =>
          control.value.trim() !== '' && (control.matches(SECRET) || control.closest('[data-kept]') === null),
      );
    },
    stop: () => root.removeEventListener('input', note, true),
  };
}
