import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Navigation state of a page: what was typed into its forms when they were sent, by the name of the form. */
interface DraftsState {
  readonly drafts?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const draftsOf = (state: unknown) => (state as DraftsState | null)?.drafts ?? {};

/**
 * Keeps what was typed with the page's address in the history. When the session turns out to be over as a form is sent,
 * the person is led to the login and back here, and the form begins where it was. For nothing that is secret.
 */
export function useKeptDraft(form: string) {
  const { state, search, hash } = useLocation();
  const navigate = useNavigate();
  const write = useCallback(
    (values: Readonly<Record<string, string>> | undefined) => {
      const { [form]: _former, ...others } = draftsOf(state);
      const drafts = values === undefined ? others : { ...others, [form]: values };
      void navigate(
        { search, hash },
        { replace: true, preventScrollReset: true, state: { ...(state as object | null), drafts } },
      );
    },
    [form, state, search, hash, navigate],
  );
  return { draft: draftsOf(state)[form], keep: write, forget: useCallback(() => write(undefined), [write]) };
}
