import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type Merged, mergeSection, movedBorrowers, sameValues } from '../../../domain/application/merge';
import { type Section, type SectionValues, sectionValues } from '../../../domain/application/sections';
import type { LoanDocument } from '../../../domain/loan/document';
import type { SectionRecord } from './section-context';

/**
 * What the form of a section stands on: the record that was read. It gives way to a newer one while nothing is typed, and
 * never to an older one that was on its way. To React Hook Form an input without a value differs from none, so that what is
 * typed is compared here.
 */
export function useStanding(
  form: UseFormReturn<SectionRecord>,
  section: Section,
  record: SectionRecord,
  loan: LoanDocument,
) {
  const [isDirty, setDirty] = useState(false);
  const base = useRef(record);
  /** The loan as it was before anything was typed: who its borrowers were. */
  const baseLoan = useRef(loan);

  useEffect(() => {
    const { unsubscribe } = form.watch((values) => setDirty(!sameValues(values, base.current)));
    return unsubscribe;
  }, [form]);
  useEffect(() => {
    if (record.version <= base.current.version || isDirty) return;
    base.current = record;
    form.reset(record);
  }, [record, isDirty, form]);
  useEffect(() => {
    if (!isDirty) baseLoan.current = loan;
  }, [loan, isDirty]);

  /** The form holds `typed` upon what the server holds. */
  const stand = (held: SectionRecord, typed = held): void => {
    base.current = held;
    form.reset(held);
    if (typed !== held) form.reset(typed, { keepDefaultValues: true });
    setDirty(!sameValues(typed, held));
  };

  /** What is typed, and what somebody else saved. */
  const mergeWith = (current: LoanDocument): Merged => {
    const moved = movedBorrowers(baseLoan.current, current);
    return mergeSection(base.current, form.getValues(), sectionValues(current, section), moved);
  };

  /** The form then stands on what is there now, with `values` typed upon it. */
  const standOn = (current: LoanDocument, values: SectionValues): SectionRecord => {
    const typed = { ...values, version: current.version, id: record.id };
    baseLoan.current = current;
    stand({ ...sectionValues(current, section), id: record.id }, typed);
    return typed;
  };

  /** The form stands on what was saved, with what was typed while it was on its way. Answers whether there is some. */
  const settle = (saved: SectionRecord, sent: SectionRecord): boolean => {
    const kept = { ...mergeSection(sent, form.getValues(), saved).merged, id: record.id };
    const hasMore = !sameValues(kept, saved);
    stand(saved, hasMore ? kept : saved);
    return hasMore;
  };

  return { isDirty, saved: () => base.current, discard: () => stand(base.current), mergeWith, standOn, settle };
}
