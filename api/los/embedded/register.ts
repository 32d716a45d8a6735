import { isOutOfDate } from '../../../domain/application/repricing/price-check';
import type { PriceCheck } from '../../../domain/application/repricing/price-check.schemas';
import { eDisclosureOf } from '../../../domain/disclosure/edisclosure';
import { SUBMISSION_FOLDER } from '../../../domain/documents/submission-folder';
import type { LoanDocument } from '../../../domain/loan/document';
import { message } from '../../../domain/messages/message';
import type { PricingCatalog } from '../../../domain/pricing/pricing-catalog.schemas';
import {
  countSubmissionFiles,
  isOpenForRegistration,
  missingForRegistration,
  REGISTERED_STATUS,
  registrationRequirementCodes,
} from '../../../domain/registration/can-register';
import type { LoanWrite } from '../journal/loan-write';
import { inStatus } from '../loan-rules/status-move';
import { LosError } from '../los-error';
import { files } from './files';
import { readLock } from './lock-store';
import { lockLoan, storeChanged } from './locked-loan';
import type { Trx } from './los-db';
import { priceCheck } from './price';

/** Throws with the price check if the loan's program or price is another one than when it was chosen. */
function assertPriced(check: PriceCheck): void {
  if (!isOutOfDate(check)) return;
  const { state, reasons, before, after } = check;
  const program = check.program ?? '';
  if (state === 'not-eligible') {
    throw new LosError('not-eligible', message('not-eligible-anymore', { program }), { reasons, check });
  }
  const rate = check.rate ?? '';
  if (after === null) throw new LosError('not-offered', message('rate-gone', { program, rate }), { check });
  const prices = { was: before.price ?? '', price: after.price ?? '' };
  throw new LosError('not-offered', message('price-moved', { program, rate, ...prices }), { check });
}

/**
 * Registers a loan once. It is locked while its requirements are checked and its status moves, so the second of two
 * simultaneous requests finds it registered. Throws `already-registered`, `cannot-register` with what is missing, in the order of
 * the steps, or why its price is out of date.
 */
export async function register(trx: Trx, catalog: PricingCatalog, write: LoanWrite): Promise<LoanDocument> {
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
  const lock = await readLock(trx, write.vault, write.loanNum);
  assertPriced(priceCheck(stored, lock, { catalog, now: write.now }));
  return storeChanged(trx, stored, inStatus(stored, REGISTERED_STATUS, write.now), {
    ...write,
    note: 'loan-registered',
  });
}
