import { isOwner } from '../../../domain/application/borrowers/borrower-list';
import type { VestingRecord } from '../../../domain/loan/records';

/** A title holder as form values: fields by name, and the borrower they are, empty if not a borrower. */
export type TitleHolderValues = Readonly<Record<string, unknown>> & { readonly owner: string };

export const titleHolderFields = [
  'firstName',
  'middleName',
  'lastName',
  'suffix',
  'type',
  'maritalStatus',
  'maritalWording',
  'relationship',
  'share',
  'entityType',
  'entityName',
  'entityDate',
  'address',
  'unit',
  'zip',
  'city',
  'state',
  'country',
] as const;

/** Form values of a title holder, or of a new one. */
export function formOf(holder: Omit<VestingRecord, 'id'> | undefined): TitleHolderValues {
  const fields = titleHolderFields.map((name) => [name, holder?.[name] ?? null] as const);
  return { ...Object.fromEntries(fields), owner: holder?.owners[0] ?? '' };
}

/** The request body: the whole title holder without empty values. */
export function titleHolderOf(
  values: TitleHolderValues,
  id: string | undefined,
): Omit<VestingRecord, 'id'> & { id?: string } {
  const given = titleHolderFields
    .map((name) => [name, values[name]] as const)
    .filter(([, value]) => value !== null && value !== undefined && value !== '');
  return {
    ...(id === undefined ? {} : { id }),
    owners: isOwner(values.owner) ? [values.owner] : [],
    ...Object.fromEntries(given),
  };
}
