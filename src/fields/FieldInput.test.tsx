import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { renderInPortal } from '../testing/renderInPortal';
import { FieldDisplay } from './FieldDisplay';
import { FieldInput } from './FieldInput';

function Values() {
  return <output>{JSON.stringify(useWatch())}</output>;
}

function Form({ values, name, required }: { values: object; name: string; required?: boolean }) {
  const form = useForm({ defaultValues: values, mode: 'onBlur' });
  return (
    <FormProvider {...form}>
      <FieldInput name={name} required={required} />
      <button type="button">elsewhere</button>
      <Values />
    </FormProvider>
  );
}

const stored = (): unknown => JSON.parse(screen.getAllByRole('status').at(-1)?.textContent ?? '');

describe('the input of a field', () => {
  it('formats an amount on blur and does not interfere with typing', async () => {
    renderInPortal(<Form name="sPurchPrice" values={{ sPurchPrice: '812500.00' }} />);
    const input = screen.getByLabelText('Purchase price');
    expect(input).toHaveValue('812,500.00');
    await userEvent.clear(input);
    await userEvent.type(input, '$820000');
    expect(input).toHaveValue('$820000');
    await userEvent.tab();
    expect(input).toHaveValue('820,000.00');
    expect(stored()).toEqual({ sPurchPrice: '820000.00' });
  });

  it('shows an error under the field until it is fixed', async () => {
    renderInPortal(<Form name="sEstCloseD" values={{ sEstCloseD: null }} />);
    const input = screen.getByRole('textbox');
    await userEvent.type(input, '13/45/2024');
    await userEvent.tab();
    expect(await screen.findByText('Invalid Date')).toBeVisible();
    expect(input).toHaveAccessibleDescription('Invalid Date');
    expect(input).toHaveValue('13/45/2024');
    await userEvent.clear(input);
    await userEvent.type(input, '7/4/2026');
    await userEvent.tab();
    expect(screen.queryByText('Invalid Date')).toBeNull();
    expect(input).toHaveValue('07/04/2026');
  });

  it('clears to null, not to an empty string', async () => {
    renderInPortal(<Form name="sNoteIR" values={{ sNoteIR: '6.125' }} />);
    await userEvent.clear(screen.getByRole('textbox'));
    expect(stored()).toEqual({ sNoteIR: null });
  });

  it('reports a missing required value', async () => {
    renderInPortal(<Form name="sNoteIR" values={{ sNoteIR: null }} required />);
    await userEvent.click(screen.getByRole('textbox'));
    await userEvent.tab();
    expect(await screen.findByText('Required')).toBeVisible();
  });

  it('offers the codes of a list by label', async () => {
    renderInPortal(<Form name="sLPurposeT" values={{ sLPurposeT: '0' }} />);
    const select = screen.getByRole('combobox');
    expect(select).toHaveDisplayValue('Purchase');
    await userEvent.selectOptions(select, 'Refinance Cashout');
    expect(stored()).toEqual({ sLPurposeT: '2' });
    await userEvent.selectOptions(select, '');
    expect(stored()).toEqual({ sLPurposeT: null });
  });
});

describe('the display of a field', () => {
  it.each([
    ['sFinalLAmt', '556500', '$556,500.00'],
    ['sNoteIR', '6.125', '6.125%'],
    ['sEstCloseD', '2026-12-04', '12/04/26'],
    ['sLPurposeT', '1', 'Refinance'],
    ['sNoteIR', null, '–'],
  ])('shows %s %j as %s', (name, value, text) => {
    renderInPortal(<FieldDisplay name={name} value={value} />);
    expect(screen.getByText(text)).toBeVisible();
  });
});
