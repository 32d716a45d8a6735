import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { codeTree } from '../../domain/application/demographics/code-trees';
import { toggleCode } from '../../domain/application/demographics/selection';
import { codeLists } from '../../domain/loan/codes/code-lists';
import { renderInPortal } from '../testing/renderInPortal';
import { FieldInput } from './FieldInput';
import type { FieldInputProps } from './useFieldControl';

function Values() {
  return <output>{JSON.stringify(useWatch())}</output>;
}

function Form({ value, ...props }: FieldInputProps & { readonly value: unknown }) {
  const form = useForm({ defaultValues: { field: value }, mode: 'onBlur' });
  return (
    <FormProvider {...form}>
      <FieldInput {...props} source="field" />
      <button type="button">next</button>
      <Values />
    </FormProvider>
  );
}

const stored = (): unknown =>
  JSON.parse(screen.getAllByRole('status', { hidden: true }).at(-1)?.textContent ?? '').field;

describe('yes/no by keyboard', () => {
  it('is one tab stop: arrows and first letters select, Backspace clears', async () => {
    renderInPortal(<Form name="sProdImpound" value={null} />);
    expect(screen.getByRole('radiogroup', { name: 'Impounds' })).toBeVisible();
    await userEvent.tab();
    expect(screen.getByRole('radio', { name: 'Yes' })).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(stored()).toBe(true);
    await userEvent.keyboard('{ArrowRight}');
    expect(stored()).toBe(false);
    expect(screen.getByRole('radio', { name: 'No' })).toBeChecked();
    await userEvent.keyboard('{Enter}');
    expect(stored()).toBe(false);
    await userEvent.keyboard('y');
    expect(stored()).toBe(true);
    await userEvent.keyboard('n');
    expect(stored()).toBe(false);
    await userEvent.keyboard('{Backspace}');
    expect(stored()).toBeNull();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'next' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(screen.getByRole('radio', { name: 'Yes' })).toHaveFocus();
  });

  it('keeps a required answer and announces it', async () => {
    renderInPortal(<Form name="sProdImpound" value={false} required />);
    await userEvent.tab();
    expect(screen.getByRole('radio', { name: 'No' })).toHaveFocus();
    await userEvent.keyboard('{Backspace}{Enter}');
    expect(stored()).toBe(false);
    await userEvent.keyboard('{ArrowDown}');
    expect(stored()).toBe(true);
  });
});

describe('checkboxes by keyboard', () => {
  it('are moved through with arrows, Home, End and first letters, and toggled with Space', async () => {
    renderInPortal(<Form name="aBRaces" value={[]} />);
    const box = (name: string) => screen.getByRole('checkbox', { name });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(box('Asian Indian')).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(stored()).toEqual(['B', 'BA']);
    await userEvent.keyboard('w');
    expect(box('White')).toHaveFocus();
    await userEvent.keyboard('{End} ');
    expect(stored()).toEqual(['F']);
    await userEvent.keyboard('{Home}');
    expect(box('American Indian or Alaska Native')).toHaveFocus();
  });

  it('work the same in a flat list', async () => {
    renderInPortal(<Form name="aBMilitaryStatusT" value={[]} />);
    await userEvent.tab();
    await userEvent.keyboard('n ');
    expect(stored()).toEqual(['3']);
  });
});

describe('lists by keyboard', () => {
  it('are searched, selected with arrows and Enter, and opened and closed', async () => {
    renderInPortal(<Form name="sSpState" value={null} />);
    await userEvent.tab();
    await userEvent.keyboard('new{ArrowDown}{Enter}');
    expect(stored()).toBe('NJ');
    await userEvent.keyboard('{ArrowDown}');
    expect(await screen.findByRole('listbox')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(stored()).toBe('NJ');
  });
});

describe('a date by keyboard', () => {
  it('opens its calendar with Alt+Down, and regains the focus when it closes', async () => {
    renderInPortal(<Form name="sEstCloseD" value="2026-12-04" />);
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(screen.getByRole('gridcell', { name: '4' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(stored()).toBe('2026-12-05');
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
  });
});

describe('any sequence of clicks on race and ethnicity', () => {
  it.each(['aBEthnicities', 'aBRaces'] as const)('leaves a valid selection in %s', (list) => {
    const codes = Object.keys(codeLists[list]);
    const optOut = codeTree(list)?.optOut ?? '';
    fc.assert(
      fc
        .property(fc.array(fc.nat(codes.length - 1), { minLength: 1, maxLength: 4 }), (clicks) => {
          const { container } = renderInPortal(<Form name={list} value={[]} />);
          const boxes = [...container.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
          for (const click of clicks) fireEvent.click(boxes[click] as HTMLInputElement);
          const expected = clicks.reduce<string[]>((chosen, at) => toggleCode(chosen, codes[at] ?? '', optOut), []);
          expect(codes.filter((_, at) => boxes[at]?.checked)).toEqual(expected);
          expect(stored()).toEqual(expected);
        })
        .afterEach(cleanup),
      { numRuns: 12 },
    );
  });
});
