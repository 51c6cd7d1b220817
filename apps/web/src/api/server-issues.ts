import { phraseNow } from '../i18n/phrases.ts';
import { isApiFailure } from './failure.ts';

export interface ServerIssue {
  readonly path: string;
  readonly message: string;
}

/** The fields that the server refused, from the details of a validation failure, in the language of the page. */
export function serverIssues(error: unknown): ServerIssue[] {
  if (!isApiFailure(error) || error.code !== 'VALIDATION_FAILED' || !Array.isArray(error.details)) return [];
  return error.details
    .filter(
      (issue): issue is ServerIssue =>
        typeof issue === 'object' &&
        issue !== null &&
        typeof (issue as ServerIssue).path === 'string' &&
        typeof (issue as ServerIssue).message === 'string',
    )
    .map(({ path, message }) => ({ path, message: phraseNow(message) }));
}
