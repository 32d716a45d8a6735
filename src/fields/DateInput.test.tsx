import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { renderInPortal } from '../testing/renderInPortal';
import { FieldInput } from './FieldInput';

function Values() {
  return <output>{JSON.stringify(useWatch())}</output>;
}

function Form({ value, ...limits }: { value: string | null; min?: string; max?: string }) {
  const form = useForm({ defaultValues: { sEstCloseD: value }, mode: 'onBlur' });
  return (
    <FormProvider {...form}>
      <FieldInput name="sEstCloseD" {...limits} />
      <Values />
    </FormProvider>
  );
}

const stored = (): unknown => JSON.parse(screen.getByRole('status', { hidden: true }).textContent ?? '').sEstCloseD;
const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Open calendar' }));
  return screen.findByRole('gridcell', { name: '15' });
};

describe('the calendar', () => {
  it('opens at the entered date, works by keyboard, and returns the focus', async () => {
    renderInPortal(<Form value="2026-12-04" />);
    await open();
    expect(screen.getByRole('dialog', { name: 'Estimated closing calendar' })).toBeVisible();
    expect(screen.getByText('December 2026')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('gridcell', { name: '4' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(stored()).toBe('2026-12-05');
    expect(screen.getByRole('textbox')).toHaveValue('12/05/2026');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open calendar' })).toHaveFocus());
  });

  it('enables only dates within the limits', async () => {
    renderInPortal(<Form value="2026-12-15" min="2026-12-10" max="2026-12-20" />);
    await open();
    expect(screen.getByRole('gridcell', { name: '9' })).toBeDisabled();
    expect(screen.getByRole('gridcell', { name: '10' })).toBeEnabled();
    expect(screen.getByRole('gridcell', { name: '21' })).toBeDisabled();
  });

  it('keeps the date when closed with Escape', async () => {
    renderInPortal(<Form value={null} />);
    await open();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(stored()).toBeNull();
  });
});
