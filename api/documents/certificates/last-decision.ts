import type { StatusLogEntry } from '../../../domain/loan/activity.schemas';
import { certificateOf } from '../../../domain/loan/certificate';
import { isPaused } from '../../../domain/loan/status-workflow';

const APPROVED = '4';

/** The status whose decision the certificate of a status is about: the approval, in all statuses that follow it. */
const decidedStatus = (status: string): string =>
  certificateOf(status)?.docType === '01 APPROVAL CERTIFICATE' ? APPROVED : status;

/**
 * The last time that the loan was moved into the decision of its status, with the reasons. A return from on hold or canceled
 * decides nothing.
 */
export function lastDecision(log: readonly StatusLogEntry[], status: string): StatusLogEntry | undefined {
  const decided = decidedStatus(status);
  return log.findLast((entry) => entry.status === decided && entry.from !== decided && !isPaused(entry.from));
}
