import type { Condition } from '../../../domain/underwriting/condition.schemas';

/** The underwriter's conditions. */
export interface Conditions {
  /** Oldest first. */
  conditions(loanNum: string): Promise<readonly Condition[]>;
}
