import { useSelector } from 'react-redux';
import { selectIsAuthenticated } from '../session/auth-slice.ts';
import type { MeasurementSystem } from '../ui/measure.ts';
import { preferencesApi } from './preferences.ts';

/** What the contract says of somebody who has not chosen. */
const DEFAULT: MeasurementSystem = 'imperial';

/** How dimensions are shown to this person: inches or millimetres. */
export function useMeasurementSystem(): MeasurementSystem {
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const { data } = preferencesApi.useGetPreferencesQuery(undefined, { skip: !isAuthenticated });
  return data?.display.measurementSystem ?? DEFAULT;
}
