import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { phraseIn } from '../i18n/language.ts';
import { useLanguage } from '../i18n/texts.ts';
import { selectIsAuthenticated } from '../session/auth-slice.ts';
import { inMeasuresOf, type MeasurementSystem } from '../ui/measure.ts';
import { preferencesApi } from './preferences.ts';

/** What the contract says of somebody who has not chosen. */
const DEFAULT: MeasurementSystem = 'imperial';

/** How dimensions are shown to this person: inches or millimetres. */
export function useMeasurementSystem(): MeasurementSystem {
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const { data } = preferencesApi.useGetPreferencesQuery(undefined, { skip: !isAuthenticated });
  return data?.display.measurementSystem ?? DEFAULT;
}

/** Writes sentences of the design engine in this person's language, with the dimensions and weights they read. */
export function useMeasures(): (text: string) => string {
  const system = useMeasurementSystem();
  const language = useLanguage();
  return useCallback((text) => inMeasuresOf(phraseIn(language, text), system), [system, language]);
}
