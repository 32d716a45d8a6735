import { get, useFormContext, useFormState } from 'react-hook-form';
import { ownerOfFieldPath, parseFieldPath } from '../../../domain/application/field-path';
import type { Owner } from '../../../domain/loan/records';
import { errorPaths } from '../../fields/form-errors';
import { BorrowerTabs } from '../borrowers/BorrowerTabs';
import { useRequirementCounts } from './useBorrowerRequirements';
import { useShownBorrowers } from './useShownBorrowers';

/** Number of invalid fields by borrower, including borrowers whose tab is not open. */
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

/** The loan's borrowers as tabs with their error and missing-value counts. */
export function BorrowerChoice({ current }: { readonly current: Owner }) {
  const borrowers = useShownBorrowers();
  const needs = useRequirementCounts(borrowers.map(({ owner }) => owner));
  return <BorrowerTabs {...{ current, borrowers, needs }} errors={useErrorCounts()} />;
}
