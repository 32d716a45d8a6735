import { expect, it } from 'vitest';
import type { ClosingDisclosureRecord, EstimateRecord } from '../../domain/loan/fees/closing-lists';
import { withReceipt, withSignature } from './disclosure-receipt';

const estimate = (number: number, more: Partial<EstimateRecord> = {}): EstimateRecord => ({
  ...{ id: `e${number}`, number, issued: '2026-11-20', by: 'Noor', lines: [], lenderCredit: '0.00' },
  ...{ cashToClose: null, covers: null, reason: null, documentId: `f${number}` },
  delivery: { method: 'electronic', received: null, evidence: null, recordedBy: null },
  ...more,
});
const consent = { on: '2026-11-19', evidence: null };
const receivedOf = (estimates: EstimateRecord[], opened: Parameters<typeof withReceipt>[1]) =>
  withReceipt(estimates, opened)?.map(({ delivery }) => delivery?.received ?? null);

it('adds the receipt to the disclosure of the document, and to none if the package contained none', () => {
  const two = [estimate(1), estimate(2)];
  expect(receivedOf(two, { date: '2026-11-21', fileIds: ['f1'] })).toEqual(['2026-11-21', null]);
  expect(receivedOf(two, { date: '2026-11-21', fileIds: ['x'] })).toBeUndefined();
});

it('keeps the consent with which it was sent', () => {
  const sent = { method: 'electronic', received: null, evidence: null, recordedBy: null, consent };
  const [found] = withReceipt([estimate(1, { delivery: sent })], { date: '2026-11-21', fileIds: ['f1'] }) ?? [];
  expect(found?.delivery).toEqual({
    ...{ method: 'electronic', received: '2026-11-21', evidence: 'Opened online by the borrowers', recordedBy: null },
    consent,
  });
});

it('keeps an earlier receipt, and adds none before the issue or without a disclosure', () => {
  const received = { method: 'electronic', received: '2026-11-20', evidence: 'x', recordedBy: 'y' };
  expect(receivedOf([estimate(1, { delivery: received })], { date: '2026-11-21', fileIds: ['f1'] })).toBeUndefined();
  expect(receivedOf([estimate(1)], { date: '2026-11-19', fileIds: ['f1'] })).toBeUndefined();
  expect(receivedOf([], { date: '2026-11-21', fileIds: ['f1'] })).toBeUndefined();
  const mailed = { ...received, method: 'mail', received: null };
  expect(receivedOf([estimate(1, { delivery: mailed })], { date: '2026-11-21', fileIds: ['x'] })).toBeUndefined();
});

it('adds the day of the signatures once', () => {
  const closing = { ...estimate(1), signed: null } as unknown as ClosingDisclosureRecord;
  const signed = withSignature([closing], { date: '2026-11-22', fileIds: ['f1'] }) ?? [];
  expect(signed.map((each) => each.signed)).toEqual(['2026-11-22']);
  expect(withSignature(signed, { date: '2026-11-23', fileIds: ['f1'] })).toBeUndefined();
  expect(withSignature([closing], { date: '2026-11-22', fileIds: ['x'] })).toBeUndefined();
});
