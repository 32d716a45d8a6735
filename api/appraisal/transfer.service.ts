import { Readable } from 'node:stream';
import type { AppraisalContent } from '../../domain/appraisal/appraisal-order.schemas';
import type { AppraisalSummary } from '../../domain/appraisal/loan-appraisals.contract';
import type { KeptTransfer, TransferInput } from '../../domain/appraisal/transfer.schemas';
import { type TransferPart, transferChecklist } from '../../domain/appraisal/transfer-rules';
import { APPRAISAL_TRANSFER, PROPERTY_FOLDER } from '../../domain/documents/document-types';
import { pacificDate } from '../../domain/format/date';
import type { LoanDocument } from '../../domain/loan/document';
import type { AppContext } from '../app-context';
import { audit } from '../audit/audit.service';
import {
  borrowersOf,
  propertyOf,
  renderDocument,
  transferLetter,
  uploadDocuments,
} from '../documents/documents.service';
import { notFound, refuse } from '../http/app-error';
import type { UploadedFile } from '../http/call';
import type { Caller } from '../http/caller';
import { publishOrderChange } from '../loan/loan.service';
import { readReport } from '../ports/appraisal/read-report';
import { lenderSettings } from '../reference/reference.service';
import { appraisalById, insertAppraisal, type OpenAppraisal } from './appraisals.queries';
import { appraisalOf, appraisalView, changeAppraisal } from './change-appraisal';
import { transferXmlKey } from './file-report';
import { newContent, printed } from './save-order';

/** An appraisal that another lender ordered, as the specification names an order. */
function transferredOrder(loan: LoanDocument, lender: string) {
  const requester = { name: lender, street: '', city: '', state: '', zipcode: '', phone: '', email: '' };
  return printed({ loan, input: null, scheduled: null, requester, requestedDt: null });
}

const withTransfer = (content: AppraisalContent, transfer: KeptTransfer, loan: LoanDocument): AppraisalContent => ({
  ...{ ...content, transfer, order: transferredOrder(loan, transfer.lender) },
});

function transferIn({ transfer }: AppraisalContent): KeptTransfer {
  if (transfer === null) throw notFound('no-appraisal');
  return transfer;
}

/** What was received is never changed. */
function assertOpen({ row }: Pick<OpenAppraisal, 'row'>): void {
  if (row.state !== 'draft') throw refuse('conflict', 'appraisal-ordered');
}

/** Saves what is known of a transfer, under the ID that the client chose. */
export async function saveTransfer(
  portal: AppContext,
  caller: Caller,
  loan: LoanDocument,
  { id, version, input }: { readonly id: string; readonly version: number; readonly input: TransferInput },
): Promise<AppraisalSummary> {
  const { sLNm: loanNum } = loan;
  const after = { appraisal: id, lender: input.lender };
  const entry = { action: 'loan.appraisal-transfer', subject: `loan:${loanNum}`, after } as const;
  if ((await appraisalById(portal.db, portal.vault, id)) === undefined) {
    const transfer = { ...input, parts: [], xmlKey: null };
    await portal.db.transaction().execute(async (trx) => {
      const content = withTransfer(newContent(transferredOrder(loan, input.lender), null), transfer, loan);
      const { displayName, login } = caller.actor;
      await insertAppraisal(
        trx,
        portal.vault,
        {
          ...{ id, loan_num: loanNum, source: 'transfer', state: 'draft', company: null },
          ...{ created_at: portal.clock(), created_by: displayName },
        },
        content,
      );
      await audit(trx, caller, entry);
      await publishOrderChange(trx, {
        ...{ kind: 'appraisal-order', loan_num: loanNum, actor: login, actor_name: displayName },
      });
    });
    return appraisalView(portal, caller.actor, loan, id);
  }
  await changeAppraisal(portal, caller, loan, { id, version }, async (trx, { row, content }) => {
    assertOpen({ row });
    const { parts, xmlKey } = transferIn(content);
    await audit(trx, caller, entry);
    return { content: withTransfer(content, { ...input, parts, xmlKey }, loan) };
  });
  return appraisalView(portal, caller.actor, loan, id);
}

/** Files documents of a transfer; a document for a part of the checklist replaces the one before. */
export async function uploadTransfer(
  portal: AppContext,
  caller: Caller,
  loan: LoanDocument,
  files: readonly UploadedFile[],
  { transfer: id, part }: { readonly transfer?: string | undefined; readonly part?: TransferPart | undefined },
) {
  const filing = { loanNum: loan.sLNm, folderName: PROPERTY_FOLDER, docType: APPRAISAL_TRANSFER };
  const held = id === undefined ? undefined : await appraisalOf(portal, loan.sLNm, id);
  if (held) assertOpen(held);
  const filed = await uploadDocuments(portal, caller, filing, files);
  const documentId = filed[0]?.docId;
  if (held === undefined || part === undefined || documentId === undefined) return filed;
  const { id: appraisal } = held.row;
  await changeAppraisal(portal, caller, loan, await currentOf(portal, loan, appraisal), async (trx, current) => {
    const { content } = current;
    assertOpen(current);
    const transfer = transferIn(content);
    const after = { appraisal, part, document: documentId };
    await audit(trx, caller, { action: 'loan.appraisal-transfer', subject: `loan:${loan.sLNm}`, after });
    const parts = [...transfer.parts.filter((one) => one.part !== part), { part, documentId }];
    return { content: { ...content, transfer: { ...transfer, parts } } };
  });
  return filed;
}

/** A document adds to the transfer whatever else of it changes. */
async function currentOf(portal: AppContext, loan: LoanDocument, id: string) {
  const { row } = await appraisalOf(portal, loan.sLNm, id);
  return { id, version: row.version };
}

/** Keeps the data file of a transferred report. Throws 422 if it cannot be read. */
export async function keepTransferXml(
  portal: AppContext,
  caller: Caller,
  loan: LoanDocument,
  { id, file }: { readonly id: string; readonly file: UploadedFile },
): Promise<AppraisalSummary> {
  assertOpen(await appraisalOf(portal, loan.sLNm, id));
  if (readReport(file.bytes.toString('utf8')) === null) throw refuse('invalid', 'appraisal-xml-not-readable');
  // A key of its own: the file that another request received is never overwritten.
  const xmlKey = transferXmlKey(loan.sLNm, id);
  await portal.files.put(xmlKey, file.bytes, 'application/xml');
  await changeAppraisal(portal, caller, loan, await currentOf(portal, loan, id), async (trx, current) => {
    assertOpen(current);
    const { content } = current;
    const after = { appraisal: id, part: 'xml' };
    await audit(trx, caller, { action: 'loan.appraisal-transfer', subject: `loan:${loan.sLNm}`, after });
    return { content: { ...content, transfer: { ...transferIn(content), xmlKey } } };
  });
  return appraisalView(portal, caller.actor, loan, id);
}

async function xmlText(portal: AppContext, key: string | null): Promise<string | null> {
  const found = key === null ? null : await portal.files.get(key);
  if (!found) return null;
  const chunks: Buffer[] = [];
  for await (const chunk of found.stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

/** Receives a complete transfer: from here on, its report is reviewed like one that the lender ordered. */
export async function receiveTransfer(
  portal: AppContext,
  caller: Caller,
  loan: LoanDocument,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<AppraisalSummary> {
  const held = await appraisalOf(portal, loan.sLNm, id);
  const transfer = transferIn(held.content);
  const today = pacificDate(portal.clock());
  const checklist = transferChecklist({ ...transfer, hasXml: transfer.xmlKey !== null }, loan, today);
  if (checklist.some(({ isDone }) => !isDone)) throw refuse('conflict', 'appraisal-transfer-not-complete');
  const data = readReport(await xmlText(portal, transfer.xmlKey));
  await changeAppraisal(portal, caller, loan, { id, version }, async (trx, { row, content }) => {
    assertOpen({ row });
    const documentId = transfer.parts.find(({ part }) => part === 'report')?.documentId ?? null;
    const report = { version: 1, receivedOn: today, documentId, xmlKey: transfer.xmlKey, data };
    const after = { appraisal: id, received: today };
    await audit(trx, caller, { action: 'loan.appraisal-transfer', subject: `loan:${loan.sLNm}`, after });
    return { state: 'delivered', content: { ...content, reports: [report] }, event: { kind: 'received' } };
  });
  return appraisalView(portal, caller.actor, loan, id);
}

/** The lines of the old lender's letterhead under its name. */
function letterheadOf({ letterhead }: KeptTransfer): string[] {
  if (letterhead === undefined) return [];
  const { street, place, phone, nmls } = letterhead;
  const address = [street, place].filter(Boolean).join(', ');
  return [address, phone, nmls && `NMLS ID ${nmls}`].filter(Boolean);
}

/** The letter that the old lender signs, on its letterhead. */
export async function transferLetterFile(portal: AppContext, caller: Caller, loan: LoanDocument, id: string) {
  const { content } = await appraisalOf(portal, loan.sLNm, id);
  const transfer = transferIn(content);
  const { lenderName } = await lenderSettings(portal.db);
  const data = {
    ...{ loanNum: loan.sLNm, borrowers: borrowersOf(loan), property: propertyOf(loan), newLender: lenderName },
    ...{ oldLender: transfer.lender, officer: transfer.officer, officerTitle: transfer.officerTitle },
    letterOn: transfer.letterOn,
    ...{ letterhead: letterheadOf(transfer), theirLoanNum: transfer.theirLoanNum || null },
  };
  const pdf = await renderDocument(portal, transferLetter, data, {
    ...{ language: 'en', created: portal.clock(), owner: caller.actor.login },
  });
  return {
    ...{ stream: Readable.from([Buffer.from(pdf)]), contentType: 'application/pdf' },
    name: `APPRAISAL TRANSFER LETTER ${loan.sLNm}.pdf`,
  };
}
