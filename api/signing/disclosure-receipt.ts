import type { ClosingDisclosureRecord, EstimateRecord } from '../../domain/loan/fees/closing-lists';

interface Opened {
  readonly date: string;
  /** IDs of the documents of the package. */
  readonly fileIds: readonly string[];
}

/** The disclosure that a package contained. Another document says nothing about it. */
const heldIn = <Kind extends EstimateRecord>(disclosures: readonly Kind[], { fileIds }: Opened): Kind | undefined =>
  disclosures.find(({ documentId }) => documentId !== undefined && fileIds.includes(documentId));

/**
 * Disclosures with the evidence that borrowers opened one online; undefined if there is nothing to add. A receipt that is known from
 * an earlier day stays.
 */
export function withReceipt<Kind extends EstimateRecord>(
  disclosures: readonly Kind[],
  opened: Opened,
): Kind[] | undefined {
  const found = heldIn(disclosures, opened);
  const known = found?.delivery?.received ?? null;
  if (found === undefined || opened.date < found.issued || (known !== null && known <= opened.date)) return undefined;
  const delivery = {
    ...{ method: 'electronic', ...found.delivery, received: opened.date },
    ...{ evidence: 'Opened online by the borrowers', recordedBy: null },
  };
  return disclosures.map((each) => (each === found ? { ...each, delivery } : each));
}

/**
 * Disclosures with the day on which one was mailed that was sent electronically before; undefined if there is nothing to add. Without the
 * consent of the borrowers nothing had been delivered; a receipt that is known stays.
 */
export function withMailing<Kind extends EstimateRecord>(
  disclosures: readonly Kind[],
  mailed: Opened,
): Kind[] | undefined {
  const found = heldIn(disclosures, mailed);
  const { delivery } = found ?? {};
  if (!delivery || delivery.received !== null || delivery.sent === mailed.date) return undefined;
  if (delivery.method !== 'electronic' && delivery.sent === undefined) return undefined;
  const { consent: _, ...kept } = delivery;
  const sent = { ...kept, method: 'mail', sent: mailed.date };
  return disclosures.map((each) => (each === found ? { ...each, delivery: sent } : each));
}

/** Closing Disclosures with the day on which all borrowers had signed one online; an earlier signature stays. */
export function withSignature(
  disclosures: readonly ClosingDisclosureRecord[],
  opened: Opened,
): ClosingDisclosureRecord[] | undefined {
  const found = heldIn(disclosures, opened);
  if (found === undefined || opened.date < found.issued || found.signed !== null) return undefined;
  return disclosures.map((each) => (each === found ? { ...each, signed: opened.date } : each));
}
