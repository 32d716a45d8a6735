import { z } from 'zod';
import { loanDocument } from '../loan/loan-document.schemas';
import { brokerLock } from './lock.schemas';
import { deskRow } from './lock-desk.schemas';

/** A loan after a write to its lock. */
export const lockedLoan = z.object({ loan: loanDocument, lock: brokerLock });
export type LockedLoan = Readonly<z.infer<typeof lockedLoan>>;

/** A request in the queue, as the LOS knows it: without what the portal's index adds about the loan. */
export const queuedRequest = deskRow.omit({ borrower: true, branch: true, company: true, minutes: true });
export type QueuedRequest = Readonly<z.infer<typeof queuedRequest>>;
