import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { HmdaLoanDetail } from '../../domain/hmda/hmda.schemas';
import { fakeServer } from '../testing/fake-server';
import { renderInPortal, signInAs } from '../testing/renderInPortal';
import { HmdaLoanPage } from './HmdaLoanPage';

afterEach(() => vi.unstubAllGlobals());

const none = { confirmed: null, reason: null, reported: [] } as const;

const loan: HmdaLoanDetail = {
  ...{ id: '2611040001', loanNum: '2611040001', borrower: 'Ann Lee', action: '1', actionDate: '2026-07-01' },
  ...{ isChecked: true, version: 4, status: '6' },
  values: {
    ...{ sHmdaApplicationD: null, sHmdaActionTaken: null, sHmdaActionD: null, sHmdaLoanAmt: null },
    ...{ sHmdaRateSpread: null, sHmdaHoepaStatus: null, sUniversalLoanIdentifier: null },
    ...{ sSpCountyFips: '06037', sSpCensusTract: null },
  },
  hoepa: { calculated: '2', entered: null, isReported: true, by: null, reason: null },
  findings: [
    {
      ...{ edit: 'Q624', kind: 'quality', text: 'Loan Amount is high.', field: 'sHmdaLoanAmt', page: null },
      ...{ confirmed: null, reason: null, reported: [{ field: 'sHmdaLoanAmt', value: '2500000.00' }] },
    },
    { ...none, edit: 'V672-1', kind: 'validity', text: 'Costs.', field: 'sTotEstCcAmt', page: 'loan' },
    { ...none, edit: 'V620', kind: 'validity', text: 'Street.', field: 'sSpAddr', page: 'app/loan-property' },
  ],
};
const confirmed = { confirmed: { by: 'Cormac Ashgrove', at: '2026-11-27T18:00:00.000Z' }, reason: 'Jumbo loan' };

function open() {
  // The desk reads the application, may not edit funded loans, and has no page of fees.
  signInAs({
    ...{ name: 'Cormac Ashgrove', login: 'qc', roles: ['QC Compliance'], menuPermissions: [11, 31] },
    ...{ editPermissions: ['28'], pageLetters: { application: 'w', dashboard: 'w' } },
  });
  const [first, ...others] = loan.findings;
  let stored = loan;
  const seen = fakeServer(({ method, path }) => {
    if (method === 'POST' && path.endsWith('/edits/Q624')) {
      stored = { ...loan, findings: first ? [{ ...first, ...confirmed }, ...others] : [] };
    }
    return { json: stored };
  });
  renderInPortal(<HmdaLoanPage />, {
    at: '/main/reports/hmda/2611040001/show',
    route: '/main/reports/hmda/:id/show',
  });
  return seen;
}

it('leads to no page that the user may not open, and says who corrects', async () => {
  open();
  expect(await screen.findByText('Corrected on Fees, which your role doesn’t include.')).toBeVisible();
  const link = screen.getByRole('link', { name: 'Open Loan and property' });
  expect(link).toHaveAttribute('href', '/loans/2611040001/app/loan-property?at=sSpAddr');
  expect(screen.getByText(/Costs are the sum of the fees/)).toBeVisible();
});

it('corrects what only the register needs, beginning with the field of the edit', async () => {
  const seen = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Correct' }));
  const dialog = within(screen.getByRole('dialog'));
  const amount = dialog.getByRole('textbox', { name: /^HMDA loan amount/ });
  expect(amount).toHaveFocus();
  await userEvent.paste('2450000');
  await userEvent.click(dialog.getByRole('button', { name: 'Save register data' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(seen.find(({ method }) => method === 'POST')).toMatchObject({
    path: '/api/emet-data/hmda-loans/2611040001',
    body: { version: 4, values: { sHmdaLoanAmt: '2450000.00' } },
  });
});

it('confirms what a quality edit questions, and shows who did, when and why', async () => {
  const seen = open();
  expect(await screen.findByText('2500000.00')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Confirm Q624' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  await userEvent.click(dialog.getByRole('textbox', { name: /^Why the values are right/ }));
  await userEvent.paste('Jumbo loan');
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText(/Confirmed by Cormac Ashgrove, 11\/27\/26/)).toBeVisible();
  expect(screen.getByText('Jumbo loan')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Confirm Q624' })).toBeNull();
  expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({ version: 4, reason: 'Jumbo loan' });
});

it('shows the calculated HOEPA status, and who entered another one and why', async () => {
  signInAs({ name: 'Cormac Ashgrove', login: 'qc', roles: ['QC Compliance'], menuPermissions: [11, 31] });
  const by = { by: 'Cormac Ashgrove', at: '2026-11-27T18:00:00.000Z' };
  fakeServer(() => ({
    json: { ...loan, hoepa: { calculated: '2', entered: true, isReported: true, by, reason: 'Fees of an affiliate' } },
  }));
  renderInPortal(<HmdaLoanPage />, {
    at: '/main/reports/hmda/2611040001/show',
    route: '/main/reports/hmda/:id/show',
  });
  expect(await screen.findByText('Not a high-cost mortgage')).toBeVisible();
  expect(screen.getByText('High-cost mortgage')).toBeVisible();
  expect(screen.getByText('Entered instead')).toBeVisible();
  expect(screen.getByText(/^Entered by Cormac Ashgrove/)).toHaveTextContent('Fees of an affiliate');
});

it('says that a HOEPA status which was entered for a denied loan is not reported', async () => {
  signInAs({ name: 'Cormac Ashgrove', login: 'qc', roles: ['QC Compliance'], menuPermissions: [11, 31] });
  const hoepa = { calculated: '3', entered: true, isReported: false, by: null, reason: null };
  fakeServer(() => ({ json: { ...loan, hoepa } }));
  renderInPortal(<HmdaLoanPage />, {
    at: '/main/reports/hmda/2611040001/show',
    route: '/main/reports/hmda/:id/show',
  });
  expect(await screen.findByText('Entered, but not reported')).toBeVisible();
  expect(screen.queryByText('Entered instead')).toBeNull();
});
