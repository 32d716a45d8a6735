import { missingForLender } from '../../../domain/application/requirements/lender-requirements';
import type { FiledDisclosureRequest } from '../../../domain/disclosure/disclosure.schemas';
import {
  eDisclosureCancelFields,
  eDisclosureOf,
  eDisclosureRequestFields,
  mayCancelEDisclosure,
  requestedApplication,
} from '../../../domain/disclosure/edisclosure';
import type { FiledDisclosure } from '../../../domain/disclosure/filed-disclosure.schemas';
import { pacificDate } from '../../../domain/format/date';
import type { LoanDocument } from '../../../domain/loan/document';
import { message } from '../../../domain/messages/message';
import type { LoanWrite } from '../journal/loan-write';
import { logStatus } from '../journal/status-log';
import { withClosingCosts } from '../loan-rules/closing-costs';
import { LosError } from '../los-error';
import { insertFiles } from './files';
import { lockLoan, storeChanged } from './locked-loan';
import type { Trx } from './los-db';

/**
 * Requests the eDisclosure and files the signed package, if there is one. Throws `conflict` if one is under way already, and
 * `invalid` with fields if the lender lacks information to prepare one.
 */
export async function requestDisclosure(
  trx: Trx,
  request: FiledDisclosureRequest,
  write: LoanWrite,
): Promise<LoanDocument> {
  const stored = await lockLoan(trx, write);
  const { status, message: progress } = eDisclosureOf(stored);
  if (status !== 'none' && progress) throw new LosError('conflict', progress, { status });
  if (request.preparedBy === 'lender') {
    const missing = missingForLender(stored);
    if (missing.length > 0) {
      const fields = Object.fromEntries(missing.map((name) => [name, 'required' as const]));
      throw new LosError('invalid', 'lender-needs-more', { fields });
    }
  }
  await insertFiles(trx, write.operation, write.loanNum, request.files, write.now);
  const today = pacificDate(write.now);
  const requested = {
    ...stored,
    ...eDisclosureRequestFields(request.preparedBy, request.files.length > 0, today),
    ...(request.preparedBy === 'lender' && { sAppSubmittedD: requestedApplication(stored, today) }),
  };
  await logStatus(trx, stored.sStatusT, stored.sStatusT, {
    ...write,
    note: eDisclosureOf(requested).message ?? undefined,
  });
  return storeChanged(trx, stored, requested, write);
}

/**
 * Stores what a disclosure does to a loan: its lists, its dates, and its document, all or none. Throws `stale` if the loan has another
 * version.
 */
export async function disclose(
  trx: Trx,
  { version, lists, dates, files }: FiledDisclosure,
  newId: () => string,
  write: LoanWrite,
): Promise<LoanDocument> {
  const stored = await lockLoan(trx, write);
  const changed = withClosingCosts(stored, { version, lists, values: {} }, newId);
  await insertFiles(trx, write.operation, write.loanNum, files, write.now);
  return storeChanged(trx, stored, { ...changed, ...dates }, write);
}

/**
 * Cancels a request and records it in the status log (decisions EDISC-13). Throws `cannot-cancel` once someone has acted on it.
 */
export async function cancelDisclosure(trx: Trx, write: LoanWrite): Promise<LoanDocument> {
  const stored = await lockLoan(trx, write);
  const { status, message: before } = eDisclosureOf(stored);
  if (!before || !mayCancelEDisclosure(status)) {
    throw new LosError('cannot-cancel', 'nothing-to-cancel', { status });
  }
  const note = message('edisclosure-cancelled', { before });
  await logStatus(trx, stored.sStatusT, stored.sStatusT, { ...write, note });
  return storeChanged(trx, stored, { ...stored, ...eDisclosureCancelFields }, write);
}
