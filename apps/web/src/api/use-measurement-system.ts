import { useCallback } from 'react';
import { useSelector } from 'react-redux';
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

/** Writes sentences of the design engine with the dimensions and weights that this person reads. */
export function useMeasures(): (text: string) => string {
  const system = useMeasurementSystem();
  const language = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: numbers are written as the language writes them.
  return useCallback((text) => inMeasuresOf(text, system), [system, language]);
}
