import type { LoanDocument } from '../../domain/loan/document';
import type { EstimateRecord } from '../../domain/loan/fees/closing-lists';

interface Receipt {
  readonly date: string;
  /** IDs of the documents of the package. */
  readonly fileIds: readonly string[];
}

/** The Loan Estimate that a package contained. Another document says nothing about it. */
const receivedEstimate = (estimates: readonly EstimateRecord[], { fileIds }: Receipt): EstimateRecord | undefined =>
  estimates.find(({ documentId }) => documentId !== undefined && fileIds.includes(documentId));

/**
 * The Loan Estimates with the evidence that borrowers opened one; undefined if there is nothing to add. A receipt that is known from
 * an earlier day stays.
 */
export function withReceipt({ loanEstimates = [] }: LoanDocument, receipt: Receipt): EstimateRecord[] | undefined {
  const found = receivedEstimate(loanEstimates, receipt);
  const known = found?.delivery?.received ?? null;
  if (found === undefined || receipt.date < found.issued || (known !== null && known <= receipt.date)) return undefined;
  const delivery = {
    ...{ method: found.delivery?.method ?? 'electronic', received: receipt.date },
    ...{ evidence: 'Opened online by a borrower', recordedBy: null },
  };
  return loanEstimates.map((each) => (each.id === found.id ? { ...each, delivery } : each));
}
