import { get, useFormContext, useFormState } from 'react-hook-form';
import { ownerOfFieldPath, parseFieldPath } from '../../../domain/application/field-path';
import type { Owner } from '../../../domain/loan/records';
import { errorPaths } from '../../fields/form-errors';
import { BorrowerTabs } from '../borrowers/BorrowerTabs';
import { useRequirementCounts } from './useBorrowerRequirements';
import { useShownBorrowers } from './useShownBorrowers';

/** How many fields of each borrower are in error, those of other tabs included. */
function useErrorCounts(): Partial<Record<Owner, number>> {
  const { errors } = useFormState();
  const { getValues } = useFormContext();
  const counts: Partial<Record<Owner, number>> = {};
  for (const path of errorPaths(errors)) {
    const [list, index] = path.split('.');
    const parts = parseFieldPath(path);
    const owner: Owner | undefined =
      (parts && ownerOfFieldPath(parts)) ?? get(getValues(), `${list}.${index}.owners.0`);
    if (owner) counts[owner] = (counts[owner] ?? 0) + 1;
  }
  return counts;
}

/** The borrowers of the loan as tabs, each with what is wrong and what is missing there. */
export function BorrowerChoice({ current }: { readonly current: Owner }) {
  const borrowers = useShownBorrowers();
  const needs = useRequirementCounts(borrowers.map(({ owner }) => owner));
  return <BorrowerTabs {...{ current, borrowers, needs }} errors={useErrorCounts()} />;
}
