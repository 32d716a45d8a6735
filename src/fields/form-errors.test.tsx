import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { message } from '../../domain/messages/message';
import { ApiError } from '../providers/data/api-error';
import { renderInPortal } from '../testing/renderInPortal';
import { FieldInput } from './FieldInput';
import { errorPaths, formPath, showServerErrors, singlePath, useErrorCount } from './form-errors';

const refused = new ApiError('Some fields are not valid. Correct them and try again.', 422, {
  code: 'invalid',
  fields: { sNoteIR: 'Enter a smaller value.', 'applicants[0].aBEmail': 'Not this one.', sElsewhere: 'No.' },
  fieldWordings: { sNoteIR: message('too-large') },
});

function Count() {
  return <output>{useErrorCount()}</output>;
}

function Form({ onError }: { readonly onError: (others: object) => void }) {
  const form = useForm({ defaultValues: { applicants: [{ aBEmail: '' }], sNoteIR: '6.125' } });
  return (
    <FormProvider {...form}>
      <FieldInput name="aBEmail" source="applicants.0.aBEmail" />
      <FieldInput name="sNoteIR" />
      <button type="button" onClick={() => onError(showServerErrors(form, refused))}>
        save
      </button>
      <Count />
    </FormProvider>
  );
}

describe('server errors', () => {
  it('are translated, shown under their inputs and counted, and the first one takes the focus', async () => {
    const onError = vi.fn();
    renderInPortal(<Form onError={onError} />);
    await userEvent.click(screen.getByRole('button', { name: 'save' }));
    expect(await screen.findByText('Enter 25.000 or less.')).toBeVisible();
    expect(screen.getByText('Not this one.')).toBeVisible();
    expect(screen.getAllByRole('status').at(-1)).toHaveTextContent('2');
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(onError).toHaveBeenCalledWith({ sElsewhere: 'No.' });
  });

  it("are assigned to the form's input names", () => {
    expect(formPath('applicants[1].aBSsn')).toBe('applicants.1.aBSsn');
    expect(formPath('records[0].value')).toBe('records.0.value');
    expect(formPath('sNoteIR')).toBe('sNoteIR');
    expect(singlePath('applicants[0].aBSsn')).toBe('aBSsn');
    expect(singlePath('employments[2].monthlyIncome')).toBe('employment.monthlyIncome');
    expect(singlePath('applicants[1].aBSsn')).toBe('applicants.1.aBSsn');
  });

  it('are counted in nested parts of the form, too', () => {
    const employment = { monthlyIncome: { type: 'server' }, employer: undefined };
    expect(errorPaths({ sLAmtCalc: { type: 'validate' }, employment, root: { type: 'x' } })).toEqual([
      'sLAmtCalc',
      'employment.monthlyIncome',
    ]);
  });
});
