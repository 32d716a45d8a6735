import { eDisclosureOf } from '../../../domain/disclosure/edisclosure';
import type { LoanDocument } from '../../../domain/loan/document';
import { message } from '../../../domain/messages/message';
import {
  countSubmissionFiles,
  isOpenForRegistration,
  missingForRegistration,
  REGISTERED_STATUS,
  registrationRequirementCodes,
  SUBMISSION_FOLDER,
} from '../../../domain/registration/can-register';
import type { LoanWrite } from '../journal/loan-write';
import { inStatus } from '../loan-rules/status-move';
import { LosError } from '../los-error';
import { files } from './files';
import { lockLoan, storeChanged } from './locked-loan';
import type { Trx } from './los-db';

/**
 * Registers a loan once. It is locked while its requirements are checked and its status moves, so the second of two
 * simultaneous requests finds it registered. Throws `already-registered`, or `cannot-register` with what is missing, in the
 * order of the steps.
 */
export async function register(trx: Trx, write: LoanWrite): Promise<LoanDocument> {
  const stored = await lockLoan(trx, write);
  if (!isOpenForRegistration(stored)) {
    throw new LosError('already-registered', 'already-registered', { sStatusT: stored.sStatusT });
  }
  const submission = await files(trx, write.loanNum, { folderName: SUBMISSION_FOLDER });
  const missing = missingForRegistration({
    programName: stored.sLpTemplateNm,
    eDisclosure: eDisclosureOf(stored).status,
    submissionFiles: countSubmissionFiles(submission),
  });
  if (missing.length > 0) {
    const needs = missing.map((need) => message(registrationRequirementCodes[need]));
    throw new LosError('cannot-register', needs, { missing });
  }
  return storeChanged(trx, stored, inStatus(stored, REGISTERED_STATUS, write.now), {
    ...write,
    note: 'loan-registered',
  });
}
