import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../providers/data/api-error';
import { renderInPortal } from '../../testing/renderInPortal';
import { stubCalls } from '../../testing/stub-calls';
import { FieldInput } from '../FieldInput';
import { fieldsCalls } from '../fields-calls';

afterEach(() => void vi.useRealTimers());

const masked = '***-**-6789';

function Values() {
  return <output>{JSON.stringify(useWatch())}</output>;
}

function Form({ loanNum }: { loanNum?: string }) {
  const form = useForm({ defaultValues: { applicants: [{}, { aCSsn: masked }] }, mode: 'onBlur' });
  return (
    <FormProvider {...form}>
      <FieldInput name="aCSsn" source="applicants.1.aCSsn" {...(loanNum ? { loanNum } : {})} />
      <button type="button">elsewhere</button>
      <Values />
    </FormProvider>
  );
}

const stored = (): unknown => JSON.parse(screen.getAllByRole('status').at(-1)?.textContent ?? '').applicants[1].aCSsn;
const show = () => screen.getByRole('button', { name: 'Show number' });

describe('a stored Social Security number', () => {
  it("shows four digits, and on request all of that applicant's, without storing them in the form", async () => {
    const revealNumber = vi.fn(async () => ({ value: '900-12-6789' }));
    stubCalls(fieldsCalls, { reveal: revealNumber });
    renderInPortal(<Form loanNum="7" />);
    expect(screen.getByRole('textbox')).toHaveValue(masked);
    expect(screen.getByRole('textbox').closest('.masked')).not.toBeNull();
    await userEvent.click(show());
    expect(screen.getByRole('textbox')).toHaveValue('900-12-6789');
    expect(revealNumber).toHaveBeenCalledWith('7', 1, 'aCSsn', expect.any(AbortSignal));
    expect(stored()).toBe(masked);
    await userEvent.click(screen.getByRole('button', { name: 'elsewhere' }));
    expect(screen.getByRole('textbox')).toHaveValue(masked);
  });

  it('hides again after 30 seconds', async () => {
    vi.useFakeTimers();
    stubCalls(fieldsCalls, { reveal: async () => ({ value: '900-12-6789' }) });
    renderInPortal(<Form loanNum="7" />);
    await act(async () => void fireEvent.click(show()));
    await act(async () => vi.advanceTimersByTime(29_900));
    expect(screen.getByRole('textbox')).toHaveValue('900-12-6789');
    await act(async () => vi.advanceTimersByTime(200));
    expect(screen.getByRole('textbox')).toHaveValue(masked);
  });

  it("shows why it can't be revealed", async () => {
    const revealNumber = () => Promise.reject(new ApiError('Please try again later.', 429));
    stubCalls(fieldsCalls, { reveal: revealNumber });
    renderInPortal(<Form loanNum="7" />);
    await userEvent.click(show());
    expect(await screen.findByText('Please try again later.')).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveValue(masked);
  });

  it("can't be revealed without a loan", () => {
    renderInPortal(<Form />);
    expect(screen.queryByRole('button', { name: 'Show number' })).toBeNull();
  });

  it('stays until a new one is typed, which is then shown in its mask', async () => {
    renderInPortal(<Form loanNum="7" />);
    const input = screen.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.tab();
    expect(stored()).toBe(masked);
    await userEvent.click(input);
    await userEvent.keyboard('90012');
    await userEvent.tab();
    expect(await screen.findByText('Enter a 9-digit Social Security number.')).toBeVisible();
    expect(input).toHaveValue('90012');
    await userEvent.type(input, '3456');
    await userEvent.tab();
    expect(input).toHaveValue('900-12-3456');
    expect(stored()).toBe('900-12-3456');
  });
});
