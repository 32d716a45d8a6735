import { isInherent } from '../../../domain/application/round-trip/reasons';
import type { RoundTrip } from '../../../domain/application/round-trip/round-trip.schemas';
import { pacificDate } from '../../../domain/format/date';
import type { NewLoanDocument } from '../../../domain/loan/document';
import { readMismo } from '../read-mismo';
import { writeMismo } from '../write-mismo';
import { compareLoans } from './compare-loans';

/** Exports a loan, imports the result, and reports the differences. Saves nothing. */
export function roundTripOf(document: NewLoanDocument, now: Date): Omit<RoundTrip, 'beyond' | 'original'> {
  const bytes = new TextEncoder().encode(writeMismo(document, { now }));
  const { document: back } = readMismo(bytes, { today: pacificDate(now) });
  const { same, differences } = compareLoans(document, back);
  return { equal: differences.every(({ reason }) => isInherent(reason)), compared: same, differences };
}
