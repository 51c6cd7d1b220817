import type { User } from '@filigree/contracts';
import { createAction, type UnknownAction } from '@reduxjs/toolkit';

export interface AuthState {
  readonly user: User | null;
  /** The access token, in memory only. */
  readonly token: string | null;
  /** Always null: the refresh token is a cookie that no script can read. */
  readonly refreshToken: null;
  readonly isAuthenticated: boolean;
  /** True until the session of this load is known. */
  readonly isLoading: boolean;
  readonly error: string | null;
  /** The person ended the session here, on purpose; not the server, nor another tab. */
  readonly loggedOut: boolean;
}

/** What of the session stays on the device. */
export type RememberedAuth = Pick<AuthState, 'user' | 'isAuthenticated'>;

const initialState: AuthState = {
  user: null,
  token: null,
  refreshToken: null,
  isAuthenticated: false,
  isLoading: true,
  error: null,
  loggedOut: false,
};

/** Login, registration or the return from Google succeeded. */
export const signedIn = createAction<{ user: User; accessToken: string }>('auth/signedIn');
/** Something of the session failed: the words for people (section 8 of the specification). */
export const authFailed = createAction<string>('auth/failed');
export const tokenReplaced = createAction<string>('auth/tokenReplaced');
export const userFetched = createAction<User>('auth/userFetched');
/** The session of this load is known: signed in, signed out, or kept while the server is out of reach. */
export const sessionSettled = createAction('auth/sessionSettled');
/**
 * Logout (`byPerson`: here; false: in another tab), or, without a payload, a session that the server refuses. Slices
 * forget what belonged to the person; what was being typed may wait for them where the session only ran out.
 */
export const signedOut = createAction<{ byPerson: boolean } | undefined>('auth/signedOut');

/** The server refuses the session: it is over, and the state says why. */
export function refused(dispatch: (action: UnknownAction) => unknown, message: string): void {
  dispatch(signedOut());
  dispatch(authFailed(message));
}

/** Part of every page, so written by hand: `createSlice` brings immer, a twentieth of what a first page may weigh. */
export function authReducer(state: AuthState = initialState, action: UnknownAction): AuthState {
  if (signedIn.match(action)) {
    const { user, accessToken: token } = action.payload;
    return { ...initialState, user, token, isAuthenticated: true, isLoading: false };
  }
  if (authFailed.match(action)) return { ...state, error: action.payload };
  if (tokenReplaced.match(action)) return { ...state, token: action.payload };
  if (userFetched.match(action)) {
    return { ...state, user: action.payload, isAuthenticated: true, error: null };
  }
  if (sessionSettled.match(action)) return { ...state, isLoading: false };
  if (signedOut.match(action)) {
    return { ...initialState, isLoading: false, loggedOut: action.payload?.byPerson === true };
  }
  return state;
}

/** The part of the root state that this folder reads. */
export type WithAuth = { readonly auth: AuthState };

export const selectUser = ({ auth }: WithAuth) => auth.user;
export const selectIsAuthenticated = ({ auth }: WithAuth) => auth.isAuthenticated;
export const selectSessionLoading = ({ auth }: WithAuth) => auth.isLoading;
export const selectLoggedOut = ({ auth }: WithAuth) => auth.loggedOut;
