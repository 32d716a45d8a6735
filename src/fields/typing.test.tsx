import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { useEffect } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { renderInPortal } from '../testing/renderInPortal';
import { FieldInput } from './FieldInput';
import { inputText, readField } from './read-field';
import { type FieldInputProps, specOf } from './useFieldControl';

function Values() {
  return <output>{JSON.stringify(useWatch())}</output>;
}

interface FormProps extends FieldInputProps {
  readonly value: unknown;
  /** Resets the form to this value on a key that types nothing. */
  readonly newValue?: unknown;
}

function Form({ value, newValue, ...props }: FormProps) {
  const form = useForm({ defaultValues: { field: value }, mode: 'onBlur' });
  useEffect(() => {
    const renew = ({ key }: KeyboardEvent) => key === 'F9' && form.reset({ field: newValue });
    window.addEventListener('keydown', renew);
    return () => window.removeEventListener('keydown', renew);
  }, [form, newValue]);
  return (
    <FormProvider {...form}>
      <FieldInput {...props} source="field" />
      <Values />
    </FormProvider>
  );
}

const stored = (): unknown => JSON.parse(screen.getAllByRole('status').at(-1)?.textContent ?? '').field;
const input = (): HTMLInputElement => screen.getByRole<HTMLInputElement>('textbox');

/** One field of each typed kind, with values that people paste into it. */
const fields = [
  ['sPurchPrice', '$1,250.50', '1,250.50', '1250.50'],
  ['reo.netRent', '(300)', '(300.00)', '-300.00'],
  ['sPerDiemAmt', '76.4384', '76.4384', '76.4384'],
  ['sNoteIR', '6.125 %', '6.125', '6.125'],
  ['sSpBathrooms', '2.5', '2.5', '2.5'],
  ['sTerm', '360', '360', 360],
  ['sEstCloseD', '7/4/26', '07/04/2026', '2026-07-04'],
  ['aBDob', '07041976', '07/04/1976', '1976-07-04'],
  ['aBHPhone', '(415) 555-0123 x12ab', '(415) 555-0123 12ab', '(415) 555-0123 12ab'],
  ['aBSsn', '123 45 6789', '123-45-6789', '123-45-6789'],
  ['aBEmail', 'mailto:Ann.Lee@EXAMPLE.com', 'Ann.Lee@example.com', 'Ann.Lee@example.com'],
  ['sSpZip', ' 91101 ', '91101', '91101'],
  ['sSpAddr', '41\tLarkspur Lane', '41 Larkspur Lane', '41 Larkspur Lane'],
  ['sSpLegalDesc', 'Lot 7\nTract 2210', 'Lot 7\nTract 2210', 'Lot 7\nTract 2210'],
] as const;

describe('a focused input', () => {
  it("shows new values from the form, so that users don't overwrite what they have not seen", async () => {
    renderInPortal(<Form name="sSpCity" value={null} newValue="Sparks" />);
    await userEvent.type(input(), 'Reno');
    await userEvent.keyboard('{F9}');
    expect(input()).toHaveValue('Sparks');
    await userEvent.keyboard(', NV');
    expect(stored()).toBe('Sparks, NV');
  });

  it('keeps the typed text if the form value stays the same', async () => {
    renderInPortal(<Form name="sPurchPrice" value={null} newValue="1250.50" />);
    await userEvent.type(input(), '$1250.5');
    await userEvent.keyboard('{F9}');
    expect(input()).toHaveValue('$1250.5');
  });
});

describe('an input', () => {
  it.each(fields)('of %s accepts %j, and shows %j on blur', async (name, pasted, shown, value) => {
    renderInPortal(<Form name={name} value={null} />);
    await userEvent.click(input());
    await userEvent.paste(pasted);
    expect(stored()).toBe(value);
    await userEvent.tab();
    expect(input()).toHaveValue(shown);
    expect(stored()).toBe(value);
  });

  it.each(fields)('of %s keeps all typed text', (name) => {
    const spec = specOf({ name });
    const letters = fc.constantFrom(...'0123456789.,-()/$%x @a'.split(''));
    fc.assert(
      fc
        .property(fc.string({ unit: letters, minLength: 1, maxLength: 14 }), (text) => {
          renderInPortal(<Form name={name} value={null} />);
          fireEvent.focus(input());
          fireEvent.change(input(), { target: { value: text } });
          expect(input()).toHaveValue(text);
          fireEvent.blur(input());
          const read = readField(spec, text);
          expect(input()).toHaveValue(read.ok ? inputText(spec, read.value) : text);
          expect(stored()).toBe(read.ok ? read.value : text);
          fireEvent.focus(input());
          fireEvent.blur(input());
          expect(stored()).toBe(read.ok ? read.value : text);
        })
        .afterEach(cleanup),
      { numRuns: 5 },
    );
  });

  it.each([
    ['sPurchPrice', '1250.50', '1,250.50', '1,99250.50', '199250.50'],
    ['sNoteIR', '6.125', '6.125', '6.99125', '6.99125'],
    ['sEstCloseD', '2026-12-04', '12/04/2026', '12/9904/2026', '12/9904/2026'],
    ['sSpAddr', '41 Larkspur Lane', '41 Larkspur Lane', '4199 Larkspur Lane', '4199 Larkspur Lane'],
  ])('of %s keeps the cursor when the user types in the middle', async (name, value, before, after, kept) => {
    renderInPortal(<Form name={name} value={value} />);
    expect(input()).toHaveValue(before);
    const at = after.indexOf('99');
    await userEvent.click(input());
    input().setSelectionRange(at, at);
    await userEvent.keyboard('99');
    expect(input()).toHaveValue(after);
    expect(input().selectionStart).toBe(at + 2);
    expect(stored()).toBe(kept);
  });

  it('explains that the last four digits of a ZIP+4 code are not stored, and leaves them', async () => {
    renderInPortal(<Form name="sSpZip" value={null} />);
    await userEvent.click(input());
    await userEvent.paste('91101-1234');
    await userEvent.tab();
    expect(input()).toHaveValue('91101-1234');
    expect(await screen.findByText(/^Enter only the first 5 digits of the ZIP code/)).toBeVisible();
  });
});
