import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type Merged, mergeSection, movedBorrowers } from '../../../domain/application/merge';
import { type Section, type SectionValues, sectionValues } from '../../../domain/application/sections';
import type { LoanDocument } from '../../../domain/loan/document';
import type { SectionRecord } from './useSectionForm';

/** What the form of a section stands on: the record that was read, which gives way to a newer one while nothing is typed. */
export function useStanding(
  form: UseFormReturn<SectionRecord>,
  section: Section,
  record: SectionRecord,
  loan: LoanDocument,
) {
  const { isDirty } = form.formState;
  const base = useRef(record);
  /** The loan as it was before anything was typed: who its borrowers were. */
  const baseLoan = useRef(loan);

  const begin = (next: SectionRecord): void => {
    base.current = next;
    form.reset(next);
  };
  useEffect(() => {
    if (record.version === base.current.version || isDirty) return;
    base.current = record;
    form.reset(record);
  }, [record, isDirty, form]);
  useEffect(() => {
    if (!isDirty) baseLoan.current = loan;
  }, [loan, isDirty]);

  /** What is typed, and what somebody else saved. */
  const mergeWith = (current: LoanDocument): Merged => {
    const moved = movedBorrowers(baseLoan.current, current);
    return mergeSection(base.current, form.getValues(), sectionValues(current, section), moved);
  };

  /** The form then stands on what is there now, with `values` typed upon it. */
  const standOn = (current: LoanDocument, values: SectionValues): SectionRecord => {
    base.current = { ...sectionValues(current, section), id: record.id };
    baseLoan.current = current;
    const typed = { ...values, version: current.version, id: record.id };
    form.reset(base.current);
    form.reset(typed, { keepDefaultValues: true });
    return typed;
  };

  /** The form stands on what was saved, with what was typed while it was on its way. Answers whether there is some. */
  const settle = (saved: SectionRecord, sent: SectionRecord): boolean => {
    const typed = form.getValues();
    begin(saved);
    if (JSON.stringify(typed) === JSON.stringify(sent)) return false;
    const kept = mergeSection(sent, typed, saved).merged;
    form.reset({ ...kept, id: record.id }, { keepDefaultValues: true });
    return form.control._formState.isDirty;
  };

  return { saved: () => base.current, begin, mergeWith, standOn, settle };
}
