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

describe('every kind of field', () => {
  it.each(fieldKinds)('$kind has a labeled input in every state', ({ name, value }) => {
    const states = [{}, { disabled: true }, { readOnly: true }, { required: true }];
    renderInPortal(
      states.map((state) => <Form key={JSON.stringify(state)} name={name} value={value} loanNum="7" {...state} />),
    );
    const controls = roles.flatMap((role) => screen.queryAllByRole(role));
    expect(controls.length).toBeGreaterThanOrEqual(states.length);
    for (const control of controls) expect(control).toHaveAccessibleName();
  });

  it('shows calculated values of the LOS as read-only', async () => {
    renderInPortal(<Form name="sFinalLAmt" value="556500.00" />);
    const input = screen.getByRole('textbox');
    expect(input).toHaveValue('556,500.00');
    expect(input).toHaveAttribute('readonly');
  });

  it('shows the label of a read-only code', () => {
    renderInPortal(<Form name="aBRaces" value={['B', 'BA']} readOnly />);
    expect(screen.getByLabelText('Race')).toHaveValue('Asian, Asian Indian');
  });
});

describe('limits', () => {
  it.each([
    ['sCreditScoreType2', '299', 'Enter 300 or more.'],
    ['sNoteIR', '99', 'Enter 25.000 or less.'],
    ['sNoteIR', '6.1255', 'Enter up to 3 decimals.'],
    ['aBFirstNm', 'A name that is much longer than the field', 'Enter up to 35 characters.'],
    ['aBDob', '1/1/2999', /^Enter a date on or before \d\d\/\d\d\/\d{4}\.$/],
  ])('of %s are shown in the error, and %s stays as typed', async (name, text, message) => {
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

  it('may replace the label with an error label, and stay below the field (FORMAT-19)', async () => {
    renderInPortal(<Form name="sNoteIR" value={null} required errorLabel="Enter the note rate" />);
    const input = screen.getByRole('textbox', { name: /^Note rate/i });
    await userEvent.click(input);
    await userEvent.tab();
    expect(await screen.findByLabelText(/^Enter the note rate/)).toBe(input);
    expect(screen.queryByLabelText(/^Note rate/i)).toBeNull();
    expect(input).toHaveAccessibleDescription('Required');
  });
});

describe('a credit score above 850', () => {
  it.each([
    [851, 'Credit scores usually range from 300 to 850. Check the score.'],
    [850, ''],
  ])('is accepted with a warning: %s', (value, warning) => {
    renderInPortal(<Form name="aBExperianScore" value={value} />);
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription(warning);
  });
});

describe('yes/no', () => {
  it('can be left unanswered if it is optional', async () => {
    renderInPortal(<Form name="sProdImpound" value={true} />);
    expect(screen.getByRole('radio', { name: 'Yes' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'No' }));
    expect(stored()).toBe(false);
    await userEvent.click(screen.getByRole('radio', { name: 'Not answered' }));
    expect(stored()).toBeNull();
  });

  it('must be answered if it is required', () => {
    renderInPortal(<Form name="sProdImpound" value={null} required />);
    expect(screen.queryByRole('radio', { name: 'Not answered' })).toBeNull();
  });
});

describe('a long list', () => {
  it('is searched by code or label, and accepts an unambiguous match', async () => {
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

  it('keeps text without a match and shows an error', async () => {
    renderInPortal(<Form name="sSpState" value="CA" />);
    const input = screen.getByRole('combobox');
    await userEvent.clear(input);
    await userEvent.type(input, 'Narnia');
    await userEvent.tab();
    expect(await screen.findByText('Choose a value from the list.')).toBeVisible();
    expect(input).toHaveValue('Narnia');
  });

  it('selects nothing when the user only opens it', async () => {
    renderInPortal(<Form name="sSpState" value={null} />);
    await userEvent.click(screen.getByRole('combobox'));
    expect(screen.getByRole('listbox')).toBeVisible();
    await userEvent.tab();
    expect(stored()).toBeNull();
  });
});

describe('a code that the lender has disabled', () => {
  const outOfUse = (list: string, code: string) => storeOptionChanges([{ list, code, ownLabel: null, active: false }]);
  afterEach(() => storeOptionChanges([]));

  it('is offered only where it is the stored value, even after trying another', async () => {
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

  it("can't be typed into a long list, and shows its label where it is stored", async () => {
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
  it('follows the form: children select their parents, and a refusal to answer clears other answers', async () => {
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

  it('has nested groups, each with its name', () => {
    renderInPortal(<Form name="aBRaces" value={[]} />);
    const asian = screen.getByRole('group', { name: 'Asian' });
    expect(screen.getByRole('group', { name: 'Race' })).toContainElement(asian);
    expect(within(asian).getAllByRole('checkbox')).toHaveLength(11);
  });
});
