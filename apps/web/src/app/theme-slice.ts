import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

export const isTheme = (value: unknown): value is Theme => THEMES.includes(value as Theme);

const themeSlice = createSlice({
  name: 'theme',
  initialState: 'system' as Theme,
  reducers: { themeChosen: (_state, { payload }: PayloadAction<Theme>) => payload },
  selectors: { selectTheme: (state) => state },
});

export const themeReducer = themeSlice.reducer;
export const { themeChosen } = themeSlice.actions;
export const { selectTheme } = themeSlice.selectors;
