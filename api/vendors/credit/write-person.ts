import { element } from '../../ports/vendors/xml';
import { type InventedPerson, inventPerson } from './invent-person';
import type { LedgerEntry } from './ledger';
import type { OrderedPerson } from './read-order';
import { alertElements } from './write-alerts';
import { fileElements, scoreElements } from './write-scores';

const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);

const court = { _CourtName: 'Example County Court' };

/** Judgments, and derogatory events with their ends. */
function recordElements({ records }: InventedPerson, BorrowerID: string): string[] {
  return records.map((record, index) =>
    element('CREDIT_PUBLIC_RECORD', {
      ...{ CreditPublicRecordID: `P${BorrowerID}${index || ''}`, BorrowerID, _Type: record.type },
      ...{ _DispositionType: record.disposition, _FiledDate: record.filed, _DispositionDate: record.settled },
      ...{ _LegalObligationAmount: record.amount, ...court },
    }),
  );
}

/** What the bureaus know about a person besides the accounts. */
export function personElements(person: OrderedPerson, entry: LedgerEntry): string[] {
  const invented = inventPerson(person);
  return [
    ...invented.inquiries.map(({ name, daysAgo }) =>
      element('CREDIT_INQUIRY', { BorrowerID: person.id, _Name: name, _Date: daysBefore(entry.issued, daysAgo) }),
    ),
    ...recordElements(invented, person.id),
    ...fileElements(invented, person, entry),
    ...scoreElements(invented, person.id, entry),
    ...alertElements(person, invented.scenario),
  ];
}
