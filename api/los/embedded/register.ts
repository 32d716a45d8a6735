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
import { lockLoan, storeChanged } from './held-loan';
import type { Trx } from './los-db';

/**
 * Registers a loan, once: it is held while its needs are checked and its status moves, so the second of two at once finds it
 * registered. Throws `already-registered`, or `cannot-register` with what is missing, in the order of the steps.
 */
export async function register(trx: Trx, write: LoanWrite): Promise<LoanDocument> {
  const held = await lockLoan(trx, write.loanNum);
  if (!isOpenForRegistration(held)) {
    throw new LosError('already-registered', 'already-registered', { sStatusT: held.sStatusT });
  }
  const submission = await files(trx, write.loanNum, { folderName: SUBMISSION_FOLDER });
  const missing = missingForRegistration({
    programName: held.sLpTemplateNm,
    eDisclosure: eDisclosureOf(held).status,
    submissionFiles: countSubmissionFiles(submission),
  });
  if (missing.length > 0) {
    const needs = missing.map((need) => message(registrationRequirementCodes[need]));
    throw new LosError('cannot-register', needs, { missing });
  }
  return storeChanged(trx, held, inStatus(held, REGISTERED_STATUS, write.now), { ...write, note: 'loan-registered' });
}
