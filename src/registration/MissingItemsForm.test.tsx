import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { missingForLender } from '../../domain/application/requirements/lender-requirements';
import type { LoanDocument } from '../../domain/loan/document';
import { ApiError } from '../providers/data/api-error';
import { renderInPortal, signInAs } from '../testing/renderInPortal';
import { MissingItemsForm } from './MissingItemsForm';

const home = { aBAddr: '8 Juniper Court', aBCity: 'Glendale', aBState: 'CA', aBZip: '91203' };
const loan: LoanDocument = {
  version: 3,
  sLNm: '2611000001',
  sStatusT: '0',
  sLAmtCalc: '400000.00',
  sApprVal: '500000.00',
  sSpAddr: '12 Sample St',
  sSpCity: 'Pasadena',
  sSpState: 'CA',
  applicants: [{ aBFirstNm: 'Ann', aBSsn: '***-**-1234', aBEmail: 'ann@example.com', ...home }],
  employments: [],
  incomes: [],
  assets: [],
  liabilities: [],
  reos: [],
  residences: [],
  vestings: [],
};

const user = userEvent.setup({ delay: null });
const save = () => screen.getByRole('button', { name: 'Save' });

/** What the portal knows about a ZIP code. */
const zip = { id: '91101', city: 'Pasadena', state: 'CA' };

function open(update: unknown) {
  return renderInPortal(<MissingItemsForm loan={loan} missing={missingForLender(loan)} />, {
    data: { update, getOne: async () => ({ data: zip }) } as never,
  });
}

function fill(label: RegExp, text: string): void {
  const input = screen.getByLabelText(label);
  fireEvent.change(input, { target: { value: text } });
  fireEvent.blur(input);
}

function fillAll(): void {
  fill(/Last name/, 'Example');
  fill(/ZIP code/, '91101');
  fill(/employer/i, 'Acme');
  fill(/monthly ?income/i, '$9,250');
}

beforeEach(() => {
  localStorage.clear();
  signInAs({ userName: 'loan-officer', roles: ['Loan Officer'] });
});

describe('the form of missing items', () => {
  it('shows only the missing items, and a link for the program', () => {
    open(vi.fn());
    expect(screen.getAllByRole('textbox')).toHaveLength(4);
    expect(screen.queryByLabelText('First name')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Select program' })).toHaveAttribute(
      'href',
      '/loans/2611000001/register-my-loan/select-program',
    );
    expect(save()).toBeDisabled();
  });

  it('fills city and state from a ZIP code', async () => {
    const { sSpCity: _, sSpState: __, ...elsewhere } = loan;
    const getOne = vi.fn().mockResolvedValue({ data: zip });
    renderInPortal(<MissingItemsForm loan={elsewhere} missing={missingForLender(elsewhere)} />, {
      data: { update: vi.fn(), getOne } as never,
    });
    fill(/ZIP code/, '91101');
    await waitFor(() => expect(screen.getByLabelText(/City/)).toHaveValue('Pasadena'));
  });

  it('names the borrower of a field, and leaves the second application to its own page', () => {
    const [ann] = loan.applicants;
    const ben = { aCFirstNm: 'Ben', aCLastNm: 'Lee', aCSsn: '***-**-4321', aCAddr: '8 Juniper Court' };
    const rest = { aCCity: 'Glendale', aCState: 'CA', aCZip: '91203' };
    const couple = { ...loan, applicants: [{ ...ann, ...ben, ...rest }, { aBFirstNm: 'Cy' }] };
    renderInPortal(<MissingItemsForm loan={couple} missing={missingForLender(couple)} />);
    expect(screen.getByLabelText('Email (Ben Lee)')).toBeVisible();
    expect(screen.queryByLabelText(/Cy/)).not.toBeInTheDocument();
  });

  it('saves with the version that was read', async () => {
    const update = vi.fn(async () => ({ data: { ...loan, id: loan.sLNm } }));
    open(update);
    fillAll();
    await user.click(save());
    expect(await screen.findByText('Missing items saved.')).toBeInTheDocument();
    expect(update).toHaveBeenCalledWith(
      'loans',
      expect.objectContaining({
        id: '2611000001',
        data: {
          version: 3,
          aBLastNm: 'Example',
          sSpZip: '91101',
          employments: [{ id: expect.any(String), owners: ['0B'], employer: 'Acme', monthlyIncome: '9250.00' }],
        },
      }),
    );
  });

  it('keeps edits when another user changes the loan, and asks which value to save', async () => {
    const theirs: LoanDocument = {
      ...loan,
      version: 4,
      sSpZip: '91101',
      applicants: [{ ...loan.applicants[0], aBLastNm: 'Sample' }],
    };
    const update = vi.fn().mockRejectedValue(new ApiError('Stale', 409, { code: 'stale', current: theirs }));
    function Page() {
      const [now, setNow] = useState(loan);
      return (
        <>
          <button type="button" onClick={() => setNow(theirs)}>
            Meanwhile
          </button>
          <MissingItemsForm loan={now} missing={missingForLender(now)} />
        </>
      );
    }
    renderInPortal(<Page />, { data: { update } as never });
    const name = screen.getByLabelText(/Last name/);
    await user.type(name, 'Exam');
    await user.click(screen.getByRole('button', { name: 'Meanwhile' }));
    expect(name).toBeInTheDocument();
    expect(name).toHaveValue('Exam');
    expect(screen.getByLabelText(/ZIP code/)).toHaveValue('91101');
    await user.type(name, 'ple');
    await user.click(save());
    expect(update.mock.calls[0]?.[1].data).toMatchObject({ version: 3, aBLastNm: 'Example' });
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Yours: Example');
    expect(dialog).toHaveTextContent('Saved: Sample');
  });

  it('stays visible with unsaved edits, even if nothing is missing anymore', async () => {
    const whole = { ...loan, version: 4 };
    function Page() {
      const [done, setDone] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setDone(true)}>
            Meanwhile
          </button>
          <MissingItemsForm loan={done ? whole : loan} missing={done ? [] : missingForLender(loan)} readOnly={done} />
        </>
      );
    }
    renderInPortal(<Page />, { data: { update: vi.fn() } as never });
    await user.type(screen.getByLabelText(/Last name/), 'Exam');
    await user.click(screen.getByRole('button', { name: 'Meanwhile' }));
    expect(screen.getByLabelText(/Last name/)).toHaveValue('Exam');
    await user.clear(screen.getByLabelText(/Last name/));
    await waitFor(() => expect(screen.queryByLabelText(/Last name/)).not.toBeInTheDocument());
  });

  it('warns before leaving with unsaved edits', async () => {
    const { goTo, where } = open(vi.fn());
    const before = where();
    fill(/Last name/, 'Example');
    goTo('/elsewhere');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Keep editing' }));
    expect(where()).toBe(before);
  });

  it('validates before saving', async () => {
    const update = vi.fn();
    open(update);
    fill(/ZIP code/, '9021');
    await user.click(save());
    expect(await screen.findByText('1 field needs attention')).toBeInTheDocument();
    expect(update).not.toHaveBeenCalled();
  });

  it('shows both values if another user saved a different one, and saves the selected one', async () => {
    const current = { ...loan, version: 5, applicants: [{ aBFirstNm: 'Ann', aBLastNm: 'Sample' }] };
    const update = vi
      .fn()
      .mockRejectedValueOnce(new ApiError('Stale', 409, { code: 'stale', current }))
      .mockResolvedValueOnce({ data: { ...current, id: loan.sLNm } });
    open(update);
    fillAll();
    await user.click(save());
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Yours: Example');
    await user.click(within(dialog).getByLabelText('Saved: Sample'));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
    const second = update.mock.calls[1]?.[1].data;
    expect(second).toMatchObject({ version: 5, sSpZip: '91101' });
    expect(second).not.toHaveProperty('aBLastNm');
  });

  it('saves over a change to other fields', async () => {
    const current = { ...loan, version: 4, sNoteIR: '6.125' };
    const update = vi
      .fn()
      .mockRejectedValueOnce(new ApiError('Stale', 409, { code: 'stale', current }))
      .mockResolvedValueOnce({ data: { ...current, id: loan.sLNm } });
    open(update);
    fillAll();
    await user.click(save());
    expect(await screen.findByText('Missing items saved.')).toBeInTheDocument();
    expect(update.mock.calls[1]?.[1].data).toMatchObject({ version: 4, aBLastNm: 'Example' });
  });

  it('shows server errors under their fields, and other failures in a dialog', async () => {
    const update = vi
      .fn()
      .mockRejectedValueOnce(new ApiError('Not valid', 422, { fields: { sSpZip: 'No such ZIP code.' } }))
      .mockRejectedValueOnce(new ApiError('The disk is full.', 500));
    open(update);
    fillAll();
    await user.click(save());
    expect(await screen.findByText('No such ZIP code.')).toBeInTheDocument();
    await user.click(save());
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('The disk is full.');
  });
});
