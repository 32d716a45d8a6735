import type { AusRun } from '../../../domain/aus/run.schemas';
import type { RunOfRecord } from '../../../domain/aus/run-of-record.schemas';
import type { AgencyAccount, AusJob, AusSubmission } from '../../../domain/aus/submission.schemas';
import type { AusSystem } from '../../../domain/aus/systems';
import type { AusTrial } from '../../../domain/aus/trial.schemas';
import type { LoanDocument } from '../../../domain/loan/document';
import type { Operation } from '../operation';

/** Automated underwriting: submissions to DU, DO and LPA, their runs, and the run that counts. */
export interface UnderwritingOrders {
  /**
   * Submits the loan as it is. Answers the run, or the time until the first poll. The loan gets its casefile ID or key number. A
   * loan that lacks something is answered by a run without a recommendation, which names the fields.
   */
  submitUnderwriting(
    operation: Operation,
    loanNum: string,
    submission: AusSubmission,
    account: AgencyAccount | null,
  ): Promise<AusJob>;
  /** `not-found` if the loan has no such submission. */
  underwritingJob(loanNum: string, jobId: string): Promise<AusJob>;
  /** The runs of a loan, latest first. */
  underwritingRuns(loanNum: string): Promise<readonly AusRun[]>;
  /** Which single change of the loan would change what a system answers now. Reads only. */
  tryUnderwriting(loanNum: string, system: AusSystem): Promise<AusTrial>;
  /**
   * Makes a run, or a result of GUS, the one that counts (`sProd3rdPartyUwResultT`); `stale` if the loan has another version,
   * `not-found` if it has no such run, `not-allowed` if the run has no result.
   */
  recordUnderwriting(operation: Operation, loanNum: string, record: RunOfRecord): Promise<LoanDocument>;
}
