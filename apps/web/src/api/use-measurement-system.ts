import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { phraseIn } from '../i18n/language.ts';
import { phraseNow } from '../i18n/phrases.ts';
import { useLanguage } from '../i18n/texts.ts';
import { selectIsAuthenticated } from '../session/auth-slice.ts';
import { inMeasuresOf, type MeasurementSystem } from '../ui/measure.ts';
import { preferencesApi } from './preferences.ts';

/** What the contract says of somebody who has not chosen. */
const DEFAULT: MeasurementSystem = 'imperial';

const selectPreferences = preferencesApi.endpoints.getPreferences.select();

/** How dimensions are shown to this person: inches or millimetres. */
export function useMeasurementSystem(): MeasurementSystem {
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const { data } = preferencesApi.useGetPreferencesQuery(undefined, { skip: !isAuthenticated });
  return data?.display.measurementSystem ?? DEFAULT;
}

/** Of the engine's "from -> to"; translated sentences have the sign already. */
const inMeasuresAndSigns = (text: string, system: MeasurementSystem) =>
  inMeasuresOf(text, system).replaceAll(' -> ', ' → ');

/** Writes sentences of the design engine in this person's language, with the dimensions and weights they read. */
export function useMeasures(): (text: string) => string {
  const system = useMeasurementSystem();
  const language = useLanguage();
  return useCallback((text) => inMeasuresAndSigns(phraseIn(language, text), system), [system, language]);
}

/** The same outside of components, for a person whose preferences this store has fetched. */
export function measuredNow(getState: () => unknown): (text: string) => string {
  const { data } = selectPreferences(getState() as Parameters<typeof selectPreferences>[0]);
  const system = data?.display.measurementSystem ?? DEFAULT;
  return (text) => inMeasuresAndSigns(phraseNow(text), system);
}
