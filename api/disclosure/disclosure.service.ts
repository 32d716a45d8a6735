import { eDisclosureStatusOf } from '../../domain/disclosure/edisclosure-status';
import type { NewLoanFile } from '../../domain/documents/loan-file.schemas';
import type { AppContext } from '../app-context';
import { withStoredFiles } from '../documents/documents.service';
import { refuse } from '../http/app-error';
import type { UploadedFile } from '../http/call';
import type { Caller } from '../http/caller';
import { writeLoan } from '../loan/gateway.service';

export { orderLockChanges } from './changes/lock-change-order';
export { consentOf } from './electronic-consent';

/** Folder and type of a self-prepared disclosure's signed package (loan-workspace.md section 9, document types). */
const SIGNED_PACKAGE = { folderName: '02 INITIAL DISCLOSURES', docType: '4 SIGNED EDISCLOSURES' } as const;

/** Requests the eDisclosure: prepared by the lender, or by the originator with the signed package attached. */
export async function requestDisclosure(
  portal: AppContext,
  caller: Caller,
  loanNum: string,
  request: {
    readonly preparedBy: 'self' | 'lender';
    readonly files: readonly UploadedFile[];
  },
) {
  if (request.preparedBy === 'self' && request.files.length === 0) {
    throw refuse('no-file', 'no-file-selected');
  }
  if (request.preparedBy === 'lender' && request.files.length > 0) {
    throw refuse('invalid', 'files-with-self-prepared');
  }
  const write = {
    action: 'disclosure.request',
    loanNum,
    detail: { preparedBy: request.preparedBy, files: request.files.length },
    event: 'disclosure',
  } as const;
  const ask = (files: readonly NewLoanFile[]) =>
    writeLoan(portal, caller, write, (operation) =>
      portal.los.requestDisclosure(operation, loanNum, { preparedBy: request.preparedBy, files }),
    );
  return eDisclosureStatusOf(await withStoredFiles(portal, request.files, { loanNum, ...SIGNED_PACKAGE }, ask));
}

/** Cancels a request that has not been acted on. */
export async function cancelDisclosure(portal: AppContext, caller: Caller, loanNum: string) {
  const write = { action: 'disclosure.cancel', loanNum, event: 'disclosure' } as const;
  const loan = await writeLoan(portal, caller, write, (operation) => portal.los.cancelDisclosure(operation, loanNum));
  return eDisclosureStatusOf(loan);
}
