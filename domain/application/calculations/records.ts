import { type LoanRecord, type Owner, owners, type ReoRecord } from '../../loan/records';

/** Owners of a record in the order of the application. */
export const ownersOf = (record: LoanRecord): Owner[] => owners.filter((owner) => record.owners.includes(owner));

/** The name of a record; undefined if it is blank. */
export const nameOf = (...parts: readonly (string | null | undefined)[]): string | undefined =>
  parts
    .map((part) => part?.trim() ?? '')
    .filter(Boolean)
    .join(', ') || undefined;

/** Street and city of an owned property. */
export const addressOf = ({ address, city }: ReoRecord): string | undefined => nameOf(address, city);
