import { isApiFailure } from '../../../api/failure.ts';
import type { StudioError } from './notices.ts';

/** What the studio stores of a failed call. */
export const studioError = (error: unknown, fallback: string): StudioError =>
  isApiFailure(error)
    ? { message: error.message, status: error.status, code: error.code, said: error.said }
    : { message: error instanceof Error ? error.message : fallback, status: 'UNKNOWN', code: 'UNKNOWN' };
