import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInPortal } from '../testing/renderInPortal';
import { storeOptionChanges } from './codes/option-changes';
import { FieldInput } from './FieldInput';
import { fieldKinds } from './field-kinds';
import type { FieldInputProps } from './useFieldControl';

function Values() {
  return <output>{JSON.stringify(useWatch())}</output>;
}

function Form({ value, ...props }: FieldInputProps & { readonly value: unknown }) {
  const form = useForm({ defaultValues: { field: value }, mode: 'onBlur' });
  return (
    <FormProvider {...form}>
      <FieldInput {...props} source="field" />
      <Values />
    </FormProvider>
  );
}

const roles = ['textbox', 'combobox', 'checkbox', 'radio', 'button'] as const;

const stored = (): unknown => JSON.parse(screen.getAllByRole('status').at(-1)?.textContent ?? '').field;

describe('every kind of the field table', () => {
  it.each(fieldKinds)('$kind has an input with its label, in every state', ({ name, value }) => {
    const states = [{}, { disabled: true }, { readOnly: true }, { required: true }];
    renderInPortal(
      states.map((state) => <Form key={JSON.stringify(state)} name={name} value={value} loanNum="7" {...state} />),
    );
    const controls = roles.flatMap((role) => screen.queryAllByRole(role));
    expect(controls.length).toBeGreaterThanOrEqual(states.length);
    for (const control of controls) expect(control).toHaveAccessibleName();
  });

  it('shows what the LOS works out, and takes nothing for it', async () => {
    renderInPortal(<Form name="sFinalLAmt" value="556500.00" />);
    const input = screen.getByRole('textbox');
    expect(input).toHaveValue('556,500.00');
    expect(input).toHaveAttribute('readonly');
  });

  it('says the words of a code where it may only be read', () => {
    renderInPortal(<Form name="aBRaces" value={['B', 'BA']} readOnly />);
    expect(screen.getByLabelText('Race')).toHaveValue('Asian, Asian Indian');
  });
});

describe('limits', () => {
  it.each([
    ['sCreditScoreType2', '299', 'Enter 300 or more.'],
    ['sNoteIR', '100', 'Enter 99.999 or less.'],
    ['sNoteIR', '6.1255', 'Enter up to 3 decimals.'],
    ['aBFirstNm', 'A name that is much longer than the field', 'Enter up to 35 characters.'],
    ['aBDob', '1/1/2999', /^Enter a date on or before \d\d\/\d\d\/\d{4}\.$/],
  ])('of %s are said in full, and %s stays as it was typed', async (name, text, message) => {
    renderInPortal(<Form name={name} value={null} />);
    const input = screen.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste(text);
    await userEvent.tab();
    expect(await screen.findByText(message)).toBeVisible();
    expect((input as HTMLInputElement).value.replaceAll(/\D/g, '')).toContain(
      text.replaceAll(/\D/g, '').replace(/^1{2}/, ''),
    );
  });

  it('may be said in the place of the label, with the help still below (FORMAT-19)', async () => {
    renderInPortal(<Form name="sNoteIR" value={null} required errorLabel help="As on the note." />);
    await userEvent.click(screen.getByRole('textbox'));
    await userEvent.tab();
    expect(await screen.findByLabelText(/^Required/)).toBeVisible();
    expect(screen.getByText('As on the note.')).toBeVisible();
  });
});

describe('yes or no', () => {
  it('can be left without an answer, where none is required', async () => {
    renderInPortal(<Form name="sProdImpound" value={true} />);
    expect(screen.getByRole('radio', { name: 'Yes' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'No' }));
    expect(stored()).toBe(false);
    await userEvent.click(screen.getByRole('radio', { name: 'Not answered' }));
    expect(stored()).toBeNull();
  });

  it('has to be answered where it is required', () => {
    renderInPortal(<Form name="sProdImpound" value={null} required />);
    expect(screen.queryByRole('radio', { name: 'Not answered' })).toBeNull();
  });
});

describe('a long list', () => {
  it('is searched by code or word, and takes what can only be meant', async () => {
    renderInPortal(<Form name="sSpState" value={null} />);
    const input = screen.getByRole('combobox');
    await userEvent.type(input, 'tex');
    expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(1);
    await userEvent.tab();
    expect(stored()).toBe('TX');
    await userEvent.clear(input);
    await userEvent.type(input, 'ca');
    await userEvent.tab();
    expect(input).toHaveValue('California');
    expect(stored()).toBe('CA');
  });

  it('keeps what matches nothing, and says so', async () => {
    renderInPortal(<Form name="sSpState" value="CA" />);
    const input = screen.getByRole('combobox');
    await userEvent.clear(input);
    await userEvent.type(input, 'Narnia');
    await userEvent.tab();
    expect(await screen.findByText('Choose a value from the list.')).toBeVisible();
    expect(input).toHaveValue('Narnia');
  });

  it('chooses nothing for a person who only looked', async () => {
    renderInPortal(<Form name="sSpState" value={null} />);
    await userEvent.click(screen.getByRole('combobox'));
    expect(screen.getByRole('listbox')).toBeVisible();
    await userEvent.tab();
    expect(stored()).toBeNull();
  });
});

describe('a code that the lender has taken out of use', () => {
  const outOfUse = (list: string, code: string) => storeOptionChanges([{ list, code, ownLabel: null, active: false }]);
  afterEach(() => storeOptionChanges([]));

  it('is offered only where it stands, also after another one was tried', async () => {
    outOfUse('sOccTPe', '1');
    const { unmount } = renderInPortal(<Form name="sOccTPe" value="0" />);
    expect(screen.queryByRole('option', { name: 'Secondary Residence' })).toBeNull();
    unmount();
    renderInPortal(<Form name="sOccTPe" value="1" />);
    const input = screen.getByRole('combobox');
    expect(input).toHaveDisplayValue('Secondary Residence');
    await userEvent.selectOptions(input, 'Primary Residence');
    await userEvent.selectOptions(input, 'Secondary Residence');
    expect(stored()).toBe('1');
  });

  it('cannot be typed into a long list either, and shows its words where it stands', async () => {
    outOfUse('sProdDocT', '15');
    const { unmount } = renderInPortal(<Form name="sProdDocT" value={null} />);
    await userEvent.type(screen.getByRole('combobox'), '15');
    await userEvent.tab();
    expect(await screen.findByText('Choose a value from the list.')).toBeVisible();
    unmount();
    renderInPortal(<Form name="sProdDocT" value="15" />);
    expect(screen.getByRole('combobox')).toHaveValue('12 Mo. Business Bank Statements');
  });
});

describe('ethnicity and race', () => {
  it('follow the rules of the form: parents come with children, and no answer stands alone', async () => {
    renderInPortal(<Form name="aBEthnicities" value={[]} />);
    const box = (name: string) => screen.getByRole('checkbox', { name });
    await userEvent.click(box('Puerto Rican'));
    expect(stored()).toEqual(['A', 'AB']);
    expect(box('Hispanic or Latino')).toBeChecked();
    await userEvent.click(box('Puerto Rican'));
    expect(stored()).toEqual(['A']);
    await userEvent.click(box('I do not wish to provide this information'));
    expect(stored()).toEqual(['C']);
    await userEvent.click(box('Cuban'));
    expect(stored()).toEqual(['A', 'AC']);
    await userEvent.click(box('Hispanic or Latino'));
    expect(stored()).toEqual([]);
  });

  it('are groups in a group, each with its name', () => {
    renderInPortal(<Form name="aBRaces" value={[]} />);
    const asian = screen.getByRole('group', { name: 'Asian' });
    expect(screen.getByRole('group', { name: 'Race' })).toContainElement(asian);
    expect(within(asian).getAllByRole('checkbox')).toHaveLength(11);
  });
});
