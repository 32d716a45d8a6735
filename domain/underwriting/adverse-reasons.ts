import { type DenialReason, denialReasonCodes, OTHER_REASON } from '../loan/codes/decision-codes';
import { MAX_DENIAL_REASONS } from '../loan/denial';

/** A principal reason of a notice of adverse action that has words of its own; an underwriter words the others. */
type AdverseReason = Exclude<DenialReason, typeof OTHER_REASON>;

export const adverseReasons = Object.keys(denialReasonCodes).filter(
  (code): code is AdverseReason => code !== OTHER_REASON,
);

export const MAX_ADVERSE_REASONS = MAX_DENIAL_REASONS;
