import type { CallResponse, twoFactorCalls } from '@filigree/contracts';
import { isApiFailure } from '../../../api/failure.ts';

/** What signing in takes. */
export type Guard = CallResponse<typeof twoFactorCalls.twoFactor>;

/** Something that was given to show who it is was not right. */
export const isRefusedProof = (error: unknown): boolean =>
  isApiFailure(error) && error.code === 'INVALID_CREDENTIALS';
