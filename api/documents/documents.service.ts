import type { Edoc, LoanFileItem } from '../../domain/documents/document.schemas';
import type { LoanFile, LoanFileFilter } from '../../domain/documents/loan-file.schemas';
import { SUBMISSION_FOLDER } from '../../domain/documents/submission-folder';
import type { AppContext } from '../app-context';
import type { Actor } from '../http/actor';
import { refuse } from '../http/app-error';
import type { UploadedFile } from '../http/call';
import type { Caller } from '../http/caller';
import { writeLos } from '../loan/gateway.service';
import { type FiledFile, type Filing, storeFiled } from './file-document';
import { keptDocumentsOf } from './kept-documents';
import { auditOpening, bytesOf, contentOf } from './read-content';
import {
  assertMayFile,
  assertNotKept,
  attachableDocument,
  mayChange,
  visibleDocument,
  visibleDocuments,
} from './visible-documents';

export { renderClosing } from './closing-document';
export { contentId } from './content-id';
export { renderDocument } from './engine/render-document';
export { renderEstimate } from './estimate-document';
export { fileDocument, withMadeFiles, withStoredFiles } from './file-document';
export { fileFindings, findingsDocuments } from './findings-document';
export { annualEscrowStatement } from './forms/annual-escrow-statement';
export type { SummaryPart } from './forms/application-summary';
export { type MortgageCouponData, mortgageCoupon } from './forms/mortgage-coupon';
export { ownershipNotice } from './forms/ownership-notice';
export { packageTemplates } from './forms/package-templates';
export type { PayTo } from './forms/pay-to';
export { payoffStatement } from './forms/payoff-statement';
export { transferLetter } from './forms/transfer-letter';
export { transferNotice } from './forms/transfer-notice';
export { joinPdfs } from './join-pdfs';
export { borrowerMailingAddress, borrowersOf, propertyLines, propertyOf } from './loan-facts';
export { renderWaiverForm } from './made-documents.service';
export { rateQuoteFile } from './rate-quote';
export { receiveDocument } from './receive-document';
export type { QuotedOption, RateQuoteData } from './templates/rate-quote.schemas';
export { signingConsent } from './templates/signing-consent';
export { signingEvidence } from './templates/signing-evidence';
export { evidenceSteps, type SigningEvidenceData } from './templates/signing-evidence.schemas';
export { choiceText } from './texts/choice-text';
export { assertMayFile, attachableDocument, visibleDocument, visibleDocuments };

/** The document as the API returns it, without its storage location. */
const toItem = (file: LoanFile): LoanFileItem => ({
  id: file.id,
  name: file.name,
  size: file.size,
  createdTime: file.createdTime,
  createdBy: file.createdBy,
  folderName: file.folderName,
  properties: { docType: file.docType },
});

/** The document as the calls for edocs return it. */
export const edocFor =
  (actor: Pick<Actor, 'isPml' | 'login'>, kept?: ReadonlySet<string>) =>
  (file: LoanFile): Edoc => ({
    ...toItem(file),
    docId: file.id,
    doc_type: file.docType,
    created_date: file.createdTime,
    version: file.version,
    number: file.number,
    madeFrom: file.madeFrom,
    replacedTime: file.replacedTime,
    lenderOnly: file.lenderOnly,
    canChange: mayChange(actor, file, kept),
  });

/** Adds PDF documents to the loan, each in its place. */
export async function uploadFiled(
  portal: AppContext,
  caller: Caller,
  loanNum: string,
  filed: readonly FiledFile[],
): Promise<Edoc[]> {
  assertMayFile(
    caller.actor,
    filed.map(({ filing }) => filing.docType),
  );
  const documents = filed.map(({ file, filing: { loanNum: _, ...place } }) => ({ name: file.name, ...place }));
  const write = { action: 'documents.upload', loanNum, detail: { documents }, event: 'documents' } as const;
  const added = await storeFiled(portal, filed, (facts) =>
    writeLos(portal, caller, write, (operation) => portal.los.addFiles(operation, loanNum, facts)),
  );
  return added.map(edocFor(caller.actor));
}

/** Adds PDF documents to a folder of the loan. */
export const uploadDocuments = (
  portal: AppContext,
  caller: Caller,
  filing: Filing,
  files: readonly UploadedFile[],
): Promise<Edoc[]> =>
  uploadFiled(
    portal,
    caller,
    filing.loanNum,
    files.map((file) => ({ file, filing })),
  );

/** Removes a submission file of an unregistered loan. Its bytes stay in the file store, where only the audit leads to them. */
export async function removeDocument(
  portal: AppContext,
  caller: Caller,
  { loanNum, docId }: { readonly loanNum: string; readonly docId: string },
): Promise<void> {
  const { actor } = caller;
  const facts = await visibleDocument(portal, actor, loanNum, docId);
  if (actor.isPml && facts.createdByLogin !== actor.login) throw refuse('not-authorized', 'not-your-document');
  assertNotKept(facts, await keptDocumentsOf(portal, loanNum));
  if (facts.folderName !== SUBMISSION_FOLDER) throw refuse('conflict', 'not-a-submission-file');
  const detail = { id: docId, name: facts.name, folderName: facts.folderName, docType: facts.docType };
  await writeLos(portal, caller, { action: 'documents.remove', loanNum, detail, event: 'documents' }, (operation) =>
    portal.los.removeFile(operation, loanNum, docId),
  );
}

/** Documents of the loan that the actor may see, newest first, optionally of one folder or type. */
export async function listDocuments(
  portal: AppContext,
  actor: Pick<Actor, 'isPml'>,
  loanNum: string,
  filter: { folderName?: string | undefined; docType?: string | undefined },
): Promise<LoanFileItem[]> {
  const wanted: LoanFileFilter = {
    ...(filter.folderName ? { folderName: filter.folderName } : {}),
    ...(filter.docType ? { docType: filter.docType } : {}),
  };
  return (await visibleDocuments(portal, actor, loanNum, wanted)).map(toItem);
}

/** One document with its content in memory, for what the portal does with it. */
export async function readDocument(
  portal: AppContext,
  actor: Pick<Actor, 'isPml'>,
  loanNum: string,
  fileId: string,
): Promise<{ readonly facts: LoanFile; readonly bytes: Buffer }> {
  const facts = await visibleDocument(portal, actor, loanNum, fileId);
  return { facts, bytes: await bytesOf(portal, facts) };
}

/** One document with its content. Who opened it is in the audit. */
export async function openDocument(portal: AppContext, caller: Caller, loanNum: string, fileId: string) {
  const facts = await visibleDocument(portal, caller.actor, loanNum, fileId);
  const stream = await contentOf(portal, facts);
  await auditOpening(portal, caller, loanNum, facts);
  return { facts, stream };
}
