import type { User } from '@filigree/contracts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

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

const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    /** Login, registration or the return from Google succeeded. */
    signedIn: (state, { payload }: PayloadAction<{ user: User; accessToken: string }>) => ({
      ...state,
      user: payload.user,
      token: payload.accessToken,
      isAuthenticated: true,
      isLoading: false,
      error: null,
      loggedOut: false,
    }),
    signInFailed: (state, { payload }: PayloadAction<string>) => ({ ...state, error: payload }),
    tokenReplaced: (state, { payload }: PayloadAction<string>) => ({ ...state, token: payload }),
    userFetched: (state, { payload }: PayloadAction<User>) => ({
      ...state,
      user: payload,
      isAuthenticated: true,
      error: null,
    }),
    /** The session of this load is known: signed in, signed out, or kept while the server is out of reach. */
    sessionSettled: (state) => ({ ...state, isLoading: false }),
    /** Logout, or a session that the server refuses. Every slice forgets what belonged to the person. */
    signedOut: (_state, { payload }: PayloadAction<{ byPerson: boolean } | undefined>) => ({
      ...initialState,
      isLoading: false,
      loggedOut: payload?.byPerson === true,
    }),
  },
  selectors: {
    selectUser: (state) => state.user,
    selectToken: (state) => state.token,
    selectIsAuthenticated: (state) => state.isAuthenticated,
    selectSessionLoading: (state) => state.isLoading,
    selectLoggedOut: (state) => state.loggedOut,
  },
});

export const authReducer = authSlice.reducer;
export const { signedIn, signInFailed, tokenReplaced, userFetched, sessionSettled, signedOut } =
  authSlice.actions;
export const { selectUser, selectToken, selectIsAuthenticated, selectSessionLoading, selectLoggedOut } =
  authSlice.selectors;

/** The part of the root state that this folder reads. */
export type WithAuth = { readonly auth: AuthState };
