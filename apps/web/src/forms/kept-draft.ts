import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Navigation state of a page: what was typed into its forms when they were sent, by the name of the form. */
interface DraftsState {
  readonly drafts?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Browsers refuse an address that is written anew with every key. */
const TYPING_PAUSE_MS = 500;

/** Resolves when what has been typed until now is kept, in every form of the page. */
export const keptByNow = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, TYPING_PAUSE_MS + 50));

const draftsOf = (state: unknown) => (state as DraftsState | null)?.drafts ?? {};

/**
 * Keeps what was typed with the page's address in the history: `keep` as a form is sent, `keepSoon` while somebody types.
 * When the session turns out to be over, the person is led to the login and back here, and the form begins where it was.
 * For nothing that is secret.
 */
export function useKeptDraft(form: string) {
  const { state, search, hash } = useLocation();
  const navigate = useNavigate();
  const write = useCallback(
    (values: Readonly<Record<string, string>> | undefined) => {
      const { [form]: former, ...others } = draftsOf(state);
      if (values === undefined && former === undefined) return;
      const drafts = values === undefined ? others : { ...others, [form]: values };
      void navigate(
        { search, hash },
        { replace: true, preventScrollReset: true, state: { ...(state as object | null), drafts } },
      );
    },
    [form, state, search, hash, navigate],
  );
  // The latest, as a pause in the typing may end after the address has changed.
  const latest = useRef(write);
  latest.current = write;
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const settle = useCallback(() => clearTimeout(typing.current), []);
  useEffect(() => settle, [settle]);

  return {
    draft: draftsOf(state)[form],
    keep: useCallback(
      (values: Readonly<Record<string, string>>) => {
        settle();
        latest.current(values);
      },
      [settle],
    ),
    /** @param valuesOf read when the typing pauses */
    keepSoon: useCallback(
      (valuesOf: () => Readonly<Record<string, string>>) => {
        settle();
        typing.current = setTimeout(() => latest.current(valuesOf()), TYPING_PAUSE_MS);
      },
      [settle],
    ),
    forget: useCallback(() => {
      settle();
      latest.current(undefined);
    }, [settle]),
  };
}
