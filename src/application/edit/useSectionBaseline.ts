import type { RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { mergeSection, movedBorrowers, withTheirs } from '../../../domain/application/merge';
import { type Section, type SectionValues, sectionValues } from '../../../domain/application/sections';
import { borrowerName, type LoanDocument } from '../../../domain/loan/document';
import { owners } from '../../../domain/loan/records';
import { useFormBaseline } from '../../crud/saving/useFormBaseline';
import { useFrozenValue } from '../../crud/saving/useFrozenValue';
import type { SectionRecord } from './section-context';

/** The borrowers by their position, to which records and fields refer. */
const borrowerNames = (loan: LoanDocument): Readonly<Record<string, string>> =>
  Object.fromEntries(owners.map((owner) => [owner, borrowerName(loan, owner)]));

/** The version that a section form is based on, with the loan at that time, which determines its borrowers. */
export function useSectionBaseline(
  form: UseFormReturn<SectionRecord>,
  section: Section,
  record: SectionRecord,
  loan: LoanDocument,
  formKey: string,
) {
  const recordOf = (values: SectionValues): SectionRecord => ({ ...values, id: record.id });
  const baseline = useFormBaseline<SectionRecord, LoanDocument>({
    form,
    record,
    valuesOf: (current) => recordOf(sectionValues(current, section)),
    merge: (base, mine, theirs, current) => {
      const moved = current ? movedBorrowers(baseLoan.current, current) : [];
      const { merged, conflicts } = mergeSection(base, mine, theirs, moved);
      return { merged: recordOf(merged), conflicts };
    },
    withTheirs: (found, paths) => recordOf(withTheirs(found, paths)),
    formKey,
    about: {
      now: () => borrowerNames(baseLoan.current),
      merge: (was, mine, shown, then) => {
        const moved = owners.filter((owner) => (then[owner] ?? '') !== borrowerName(baseLoan.current, owner));
        const { merged, conflicts } = mergeSection(was, mine, shown, moved);
        return { merged: recordOf(merged), conflicts };
      },
    },
  });
  const baseLoan: RefObject<LoanDocument> = useFrozenValue(loan, baseline.isDirty);
  const rebase = (current: LoanDocument, typed: SectionRecord): SectionRecord | null => {
    baseLoan.current = current;
    return baseline.rebase(current, typed);
  };
  return { ...baseline, rebase };
}
