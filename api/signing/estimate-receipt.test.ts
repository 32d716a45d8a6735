import { expect, it } from 'vitest';
import { emptyDocument, type LoanDocument } from '../../domain/loan/document';
import type { EstimateRecord } from '../../domain/loan/fees/closing-lists';
import { withReceipt } from './estimate-receipt';

const estimate = (number: number, more: Partial<EstimateRecord> = {}): EstimateRecord => ({
  ...{ id: `e${number}`, number, issued: '2026-11-20', by: 'Noor', lines: [], lenderCredit: '0.00' },
  ...{ cashToClose: null, covers: null, reason: null, documentId: `f${number}` },
  delivery: { method: 'electronic', received: null, evidence: null, recordedBy: null },
  ...more,
});
const loan = (...loanEstimates: EstimateRecord[]): LoanDocument => ({
  ...emptyDocument(),
  ...{ sLNm: '1', version: 1, sStatusT: '0', sBranchChannelT: '1', sLPurposeT: '0', loanEstimates },
});
const receivedOf = (of: LoanDocument, receipt: Parameters<typeof withReceipt>[1]) =>
  withReceipt(of, receipt)?.map(({ delivery }) => delivery?.received ?? null);

it('adds the receipt to the estimate of the document, and to none if the package contained none', () => {
  const two = loan(estimate(1), estimate(2));
  expect(receivedOf(two, { date: '2026-11-21', fileIds: ['f1'] })).toEqual(['2026-11-21', null]);
  expect(receivedOf(two, { date: '2026-11-21', fileIds: ['x'] })).toBeUndefined();
});

it('keeps an earlier receipt, and adds none before the issue or without an estimate', () => {
  const received = { method: 'electronic', received: '2026-11-20', evidence: 'x', recordedBy: 'y' };
  expect(
    withReceipt(loan(estimate(1, { delivery: received })), { date: '2026-11-21', fileIds: ['f1'] }),
  ).toBeUndefined();
  expect(withReceipt(loan(estimate(1)), { date: '2026-11-19', fileIds: ['f1'] })).toBeUndefined();
  expect(withReceipt(loan(), { date: '2026-11-21', fileIds: ['f1'] })).toBeUndefined();
  const mailed = { ...received, method: 'mail', received: null };
  expect(withReceipt(loan(estimate(1, { delivery: mailed })), { date: '2026-11-21', fileIds: ['x'] })).toBeUndefined();
});
