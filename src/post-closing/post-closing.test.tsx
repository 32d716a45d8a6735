import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ChecklistItem, PostClosingView, ShippingLoan } from '../../domain/post-closing/post-closing.schemas';
import type { Condition } from '../../domain/underwriting/condition.schemas';
import { fakeServer } from '../testing/fake-server';
import { renderInPortal, signInAs } from '../testing/renderInPortal';
import { onScreen } from '../testing/screen-width';
import { ShippingLoanPage } from './ShippingLoanPage';
import { ShippingPage } from './ShippingPage';

afterEach(() => vi.unstubAllGlobals());

const loan: ShippingLoan = {
  ...{ id: '2611040001', loanNum: '2611040001', borrower: 'Ann Lee', status: '37', fundedOn: '2026-07-01', age: 142 },
  ...{ loanType: '1', investor: 'Harbor Fund', missing: 2, late: 1, nextDue: '2026-08-30', nextKind: 'mic' },
  ...{ nextLabel: null, place: 'vault', sentOn: '2026-11-16', sentTo: 'investor', action: 'chase', branch: null },
  ...{ investorOpen: 1, investorDue: '2026-11-24' },
};

const item: ChecklistItem = {
  ...{ kind: 'mic', label: null, docType: 'FHA MORTGAGE INSURANCE CERTIFICATE', dueOn: '2026-08-30' },
  ...{ receivedOn: null, receivedBy: null, document: null, exception: null, state: 'late', isFixed: false },
  ...{ version: 1, steps: [] },
};

const view: PostClosingView = {
  ...{ loanNum: '2611040001', borrower: 'Ann Lee', status: '37', version: 4, today: '2026-11-20' },
  ...{ fundedOn: '2026-07-01', investor: 'Harbor Fund', investorLoanNum: 'H-9', purchaseD: null, action: 'chase' },
  items: [
    item,
    {
      ...item,
      ...{ kind: 'final-title-policy', docType: '02 FINAL TITLE POLICY', dueOn: '2026-10-29', state: 'received' },
      ...{ receivedOn: '2026-10-12', receivedBy: 'Mateo', isFixed: true },
    },
  ],
  documents: [
    { docId: 'd1', name: 'lender-note.pdf', docType: 'NOTE' },
    { docId: 'd2', name: 'mic.pdf', docType: 'FHA MORTGAGE INSURANCE CERTIFICATE' },
  ],
  collateral: {
    ...{ place: 'vault', holder: null, since: '2026-07-03', moving: 's1', last: 's1' },
    shipments: [
      {
        ...{ id: 's1', from: 'vault', to: 'investor', holder: 'Harbor Fund', carrier: 'FedEx', tracking: '7712' },
        ...{ baileeOn: '2026-11-16', sentOn: '2026-11-16', receivedOn: null, returnedOn: null },
      },
    ],
    entries: [],
  },
};

const condition: Condition = {
  ...{ id: 'c1', status: 'Active', cat: 'Investor', description: 'Corrected flood certificate', number: 7 },
  ...{ createdD: '2026-11-10', doneD: null, dueD: '2026-11-18', version: 3, state: 'active', accepts: [] },
  documents: [],
  steps: [{ kind: 'add', state: 'active', at: '2026-11-10T18:00:00Z', by: 'Mateo', note: null, files: [] }],
};

/** Serves the page of the loan; what is written answers with the same. */
const serve = (investor: readonly Condition[] = []) =>
  fakeServer(({ path }) => {
    if (path.includes('/investor-conditions')) return { json: investor };
    return path.endsWith('/post-closing') || path.includes('/post-closing/') || path.endsWith('/collateral')
      ? { json: view }
      : { status: 404, json: { code: 'not-found', message: 'No loan' } };
  });

const openLoan = (roles: readonly string[] = ['Shipper']) => {
  signInAs({ name: 'Ann Lee', login: 'ann', roles });
  return renderInPortal(<ShippingLoanPage />, {
    at: '/main/shipping/2611040001/show',
    route: '/main/shipping/:id/show',
  });
};

describe('the list of the desk', () => {
  it('shows what is late, where the note is and the next action, and marks loans as received', async () => {
    const answer = { loans: [{ loanNum: '2611040001', result: 'received' }] };
    const seen = fakeServer(({ method }) =>
      method === 'POST' ? { json: answer } : { json: [loan], headers: { 'content-range': 'loans 0-0/1' } },
    );
    onScreen('wide');
    renderInPortal(<ShippingPage />, { at: '/main/shipping', route: '/main/shipping' });
    const row = within(await screen.findByRole('row', { name: /Ann Lee/ }));
    for (const text of ['Investor Conditions', '1 late', 'To Investor since 11/16/26', 'Chase late documents']) {
      expect(row.getByText(text)).toBeVisible();
    }
    await userEvent.click(row.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Mark as received' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('combobox', { name: /Document/ })).toHaveValue('mic');
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as received' }));
    expect(await screen.findByText('1 loan marked as received.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(seen.find(({ method }) => method === 'POST')?.body).toMatchObject({ kind: 'mic', loanNums: ['2611040001'] });
    expect(row.getByRole('checkbox')).not.toBeChecked();
  });
});

describe('the page of a loan', () => {
  it('saves when a document was received and which document of the loan it is, those of its type first', async () => {
    const seen = serve();
    openLoan();
    await userEvent.click(await screen.findByRole('button', { name: /^Edit FHA mortgage insurance certificate/ }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Received today' }));
    const choice = dialog.getByRole('combobox', { name: 'Document of the loan' });
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([...['None', 'FHA MORTGAGE INSURANCE CERTIFICATE · mic.pdf', 'NOTE · lender-note.pdf']]);
    await userEvent.selectOptions(choice, 'd2');
    await userEvent.click(dialog.getByRole('button', { name: 'Save document' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(seen.find(({ method }) => method === 'PUT')).toMatchObject({
      path: '/api/lqb/loans/2611040001/post-closing/mic',
      body: { version: 1, receivedOn: '2026-11-20', dueOn: '2026-08-30', docId: 'd2', exception: null },
    });
  });

  it('says that a day stays that the LOS recorded', async () => {
    serve();
    openLoan();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Final title policy' }));
    expect(screen.getByText('Recorded as received on 10/12/26. The first recorded day stays.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Received today' })).toBeNull();
  });

  it('records the arrival of the shipment that is on its way', async () => {
    const seen = serve();
    openLoan();
    const sent = 'The note was sent from Lender’s vault to Investor (Harbor Fund) on 11/16/26.';
    expect(await screen.findByText(sent)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ship note' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Record arrival' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save entry' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(seen.find(({ method }) => method === 'POST')?.body).toMatchObject({
      ...{ kind: 'arrived', seen: 0, on: '2026-11-20', refersTo: 's1' },
    });
  });

  it('shows what the investor asks for and since when it is late, and records that a response was sent', async () => {
    const seen = serve([condition]);
    openLoan();
    expect(await screen.findByText('Was due 11/18/26')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Cleared by investor/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /^Record response sent/ }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('textbox', { name: 'Note' }));
    await userEvent.paste('Uploaded to the portal of the investor');
    await userEvent.click(dialog.getByRole('button', { name: 'Record response sent' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(seen.find(({ method }) => method === 'POST')).toMatchObject({
      path: '/api/lqb/loans/2611040001/investor-conditions/c1/response',
      body: { version: 3, move: 'submit', note: 'Uploaded to the portal of the investor' },
    });
  });

  it('asks for a reason when the investor returned a response', async () => {
    serve([{ ...condition, state: 'submitted' }]);
    openLoan(['Secondary']);
    await userEvent.click(await screen.findByRole('button', { name: /^Returned by investor/ }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('textbox', { name: /^Reason/ })).toBeRequired();
    expect(dialog.getByRole('button', { name: 'Returned by investor' })).toBeDisabled();
  });
});
