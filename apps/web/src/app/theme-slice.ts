import { createAction, type UnknownAction } from '@reduxjs/toolkit';

export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

export const isTheme = (value: unknown): value is Theme => THEMES.includes(value as Theme);

export const themeChosen = createAction<Theme>('theme/themeChosen');

/** Why by hand: session/auth-slice.ts. */
export const themeReducer = (state: Theme = 'system', action: UnknownAction): Theme =>
  themeChosen.match(action) ? action.payload : state;

export const selectTheme = ({ theme }: { readonly theme: Theme }) => theme;
