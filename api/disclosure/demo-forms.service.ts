import { isDemoDisclosure } from '../../config/demo/loans/disclosed/demo-forms';
import { estimateForm } from '../../domain/disclosure/estimate/estimate-form';
import type { LoanDocument } from '../../domain/loan/document';
import type { ClosingDisclosureRecord, EstimateRecord } from '../../domain/loan/fees/closing-lists';
import type { AppContext } from '../app-context';
import { fileDocument, renderEstimate } from '../documents/documents.service';
import type { Caller } from '../http/caller';
import type { LosAuthor } from '../loan/gateway.service';
import { loansOfFeed } from '../los/loans-of-feed';
import { lenderSettings } from '../reference/reference.service';
import { addDemoPaper } from '../signing/signing.service';
import { closingFiles, ISSUED } from './closings/closing-files';
import { FOLDER, madeForm } from './closings/closings.service';
import { ESTIMATE_FILING, printableFacts } from './estimates/estimates.service';

/** Groups of the feed that are looked through: the loans of the demo are the oldest. */
const GROUPS = 4;

/** Forms of the demo wait behind those that users ask for. */
const OWNER = 'demo';

const authorOf = ({ by }: Pick<EstimateRecord, 'by'>): Caller<LosAuthor> => ({
  ...{ actor: { login: 'demo', displayName: by }, requestId: null, address: null },
});

const noonOf = (day: string): Date => new Date(`${day}T20:00:00Z`);

/** The loan as a disclosure showed it: the fees with its amounts, and what was disclosed before. */
function asDisclosed(
  loan: LoanDocument,
  record: Pick<EstimateRecord, 'lines'>,
  before: Pick<LoanDocument, 'loanEstimates' | 'closingDisclosures'>,
): LoanDocument {
  const amounts = new Map(record.lines.map(({ id, amount }) => [id, amount]));
  const fees = (loan.fees ?? []).map((fee) => ({ ...fee, TotalAmount: amounts.get(fee.id) ?? fee.TotalAmount }));
  return { ...loan, ...before, fees };
}

async function fileEstimate(portal: AppContext, loan: LoanDocument, estimate: EstimateRecord): Promise<void> {
  const { number, issued, documentId: id } = estimate;
  if (id === undefined) return;
  const earlier = (loan.loanEstimates ?? []).filter((each) => each.number < number);
  const then = asDisclosed(loan, estimate, { loanEstimates: earlier, closingDisclosures: [] });
  const form = estimateForm(printableFacts(then, await lenderSettings(portal.db), issued));
  const bytes = Buffer.from(await renderEstimate(portal, form, { created: noonOf(issued), owner: OWNER }));
  const filing = { loanNum: loan.sLNm, ...ESTIMATE_FILING };
  await fileDocument(portal, authorOf(estimate), filing, { id, name: `LOAN ESTIMATE ${number}.pdf`, bytes });
}

async function fileClosing(portal: AppContext, loan: LoanDocument, record: ClosingDisclosureRecord): Promise<void> {
  const { number, issued, documentId, sellerDocumentId, ucdKey, choices } = record;
  const earlier = (loan.closingDisclosures ?? []).filter((each) => each.number < number);
  const { loanEstimates } = loan;
  const then = asDisclosed(loan, record, { ...(loanEstimates && { loanEstimates }), closingDisclosures: earlier });
  const portalThen = { ...portal, clock: () => noonOf(issued) };
  const made = await madeForm(portal, then, issued, choices);
  const { borrower, seller, ucd } = await closingFiles(portalThen, OWNER, then, made, number);
  const filing = { loanNum: loan.sLNm, folderName: FOLDER, docType: ISSUED };
  if (ucdKey) await portal.files.put(ucdKey, ucd.bytes, 'application/xml');
  if (seller && sellerDocumentId)
    await fileDocument(portal, authorOf(record), filing, { ...seller, id: sellerDocumentId });
  if (documentId) await fileDocument(portal, authorOf(record), filing, { ...borrower, id: documentId });
}

async function fileForms(portal: AppContext, loan: LoanDocument): Promise<number> {
  const filed = new Set((await portal.los.files(loan.sLNm, {})).map(({ id }) => id));
  const missing = <Kind extends { readonly id: string; readonly documentId?: string | undefined }>(
    records: readonly Kind[] = [],
  ) => records.filter((each) => isDemoDisclosure(each) && !filed.has(each.documentId ?? ''));
  const estimates = missing(loan.loanEstimates);
  const closings = missing(loan.closingDisclosures);
  for (const estimate of estimates) await fileEstimate(portal, loan, estimate);
  for (const closing of closings) await fileClosing(portal, loan, closing);
  return estimates.length + closings.length;
}

/** A loan that is approved, with one Loan Estimate and an address of its borrower. */
const isDisclosedOnce = ({ sStatusT, loanEstimates, closingDisclosures, applicants }: LoanDocument): boolean =>
  sStatusT === '4' && loanEstimates?.length === 1 && !closingDisclosures && Boolean(applicants[0]?.aBEmail);

/** Sends the Loan Estimate of one loan on paper. */
async function mailOne(portal: AppContext, loans: readonly LoanDocument[]): Promise<void> {
  const loan = loans.find(isDisclosedOnce);
  const [estimate] = loan?.loanEstimates ?? [];
  if (!loan || !estimate?.documentId || !isDemoDisclosure(estimate)) return;
  await addDemoPaper(portal, authorOf(estimate), loan, { documentId: estimate.documentId, title: 'Loan Estimate' });
}

/**
 * Files the forms of the demo's disclosures that are not filed yet, one at a time and beside everything else, so that the first
 * start does not wait for them. One of them then goes out on paper. Answers how many were missing.
 */
export async function fileDemoForms(portal: AppContext, isStopped = () => false): Promise<number> {
  let groups = 0;
  const disclosed = new Map<string, LoanDocument>();
  for await (const loans of loansOfFeed(portal.los)) {
    for (const loan of loans) if (loan.loanEstimates) disclosed.set(loan.sLNm, loan);
    groups += 1;
    if (groups === GROUPS) break;
  }
  let count = 0;
  for (const loan of disclosed.values()) {
    if (isStopped()) break;
    try {
      count += await fileForms(portal, loan);
    } catch (error) {
      portal.log.error({ err: error, loanNum: loan.sLNm }, 'the forms of a demo loan could not be made');
    }
  }
  // Only when forms are new: later, another loan would be the first.
  if (count > 0 && !isStopped()) await mailOne(portal, [...disclosed.values()]);
  return count;
}

/** Files them while the portal runs. */
export function startDemoForms(portal: AppContext): { stop(): Promise<void> } {
  let isStopped = false;
  const work = fileDemoForms(portal, () => isStopped).then(
    (count) => portal.log.info({ count }, 'the forms of the demo are filed'),
    (error: unknown) => portal.log.error(error, 'the forms of the demo could not be made'),
  );
  return {
    stop: async () => {
      isStopped = true;
      await work;
    },
  };
}
