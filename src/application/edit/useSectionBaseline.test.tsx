import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { sections, sectionValues } from '../../../domain/application/sections';
import { emptyDocument, type LoanDocument } from '../../../domain/loan/document';
import type { SectionRecord } from './section-context';
import { useSectionBaseline } from './useSectionBaseline';

const loan: LoanDocument = { ...emptyDocument(), sLNm: '7', sStatusT: '0', version: 4, sPurchCreditRentAmt: '1.00' };
const section = sections.asset;
const recordOf = (of: LoanDocument): SectionRecord => ({ ...sectionValues(of, section), id: '7' });

function openForm() {
  return renderHook(
    ({ record }: { readonly record: SectionRecord }) => {
      const form = useForm<SectionRecord>({ defaultValues: record });
      return { form, baseline: useSectionBaseline(form, section, record, loan, '/loans/7/app/asset') };
    },
    { initialProps: { record: recordOf(loan) } },
  );
}

it("keeps the other user's value after a conflict, even while the page still has the older record", () => {
  const { result } = openForm();
  const current: LoanDocument = { ...loan, version: 5, sPurchCreditRentAmt: '2.00' };
  act(() => result.current.form.setValue('sPurchCreditRentAmt', '3.00'));
  expect(result.current.baseline.isDirty).toBe(true);
  act(() => void result.current.baseline.rebase(current, recordOf(current)));
  expect(result.current.baseline.isDirty).toBe(false);
  expect(result.current.form.getValues()).toMatchObject({ version: 5, sPurchCreditRentAmt: '2.00' });
});

it('takes a newer record only if there are no unsaved edits', () => {
  const { result, rerender } = openForm();
  rerender({ record: recordOf({ ...loan, version: 5, sPurchCreditRentAmt: '2.00' }) });
  expect(result.current.form.getValues()).toMatchObject({ version: 5, sPurchCreditRentAmt: '2.00' });
  act(() => result.current.form.setValue('sPurchCreditRentAmt', '3.00'));
  rerender({ record: recordOf({ ...loan, version: 6, sPurchCreditRentAmt: '4.00' }) });
  expect(result.current.form.getValues()).toMatchObject({ version: 5, sPurchCreditRentAmt: '3.00' });
});
