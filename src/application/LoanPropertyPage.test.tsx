import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { emptyDocument, type LoanDocument } from '../../domain/loan/document';
import { openPage, serveLoan } from './edit/section.test-support';
import { LoanPropertyPage } from './LoanPropertyPage';

const loan: LoanDocument = {
  ...emptyDocument(),
  ...{ sLNm: '7', sStatusT: '0', version: 4, sLPurposeT: '0', sFinMethT: '0', sTerm: 360 },
  applicants: [{ aBFirstNm: 'Ann', aBLastNm: 'Lee' }],
};

const refusal = { code: 'invalid', message: 'Refused.', fields: { sTerm: 'No such term.' } };

it('opens the part that contains a field the server rejected', async () => {
  serveLoan(loan);
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) =>
    init?.method === 'POST' ? Promise.resolve(Response.json(refusal, { status: 422 })) : answer(path, init),
  );
  const person = userEvent.setup();
  const view = openPage(<LoanPropertyPage />, '7', 'loan-property', '?part=property');
  await person.click(await screen.findByLabelText('City'));
  await person.paste('Reno');
  await person.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(document.activeElement).toHaveAttribute('name', 'sTerm'));
  expect(view.where()).toBe('/loans/7/app/loan-property?at=sTerm');
  expect(document.activeElement).toBeInvalid();
  await waitFor(() => expect(screen.getByRole('link', { name: /^Terms.*1 field needs attention/ })).toBeVisible());
});

it('shows the published rate of an upfront premium until another one is entered', async () => {
  serveLoan({ ...loan, sLT: '1', sLAmtCalc: '200000.00' });
  const person = userEvent.setup();
  openPage(<LoanPropertyPage />, '7', 'loan-property', '?part=costs');
  const rate = await screen.findByLabelText('Upfront premium or funding fee (%)');
  expect(rate).toHaveValue('');
  expect(rate).toHaveAccessibleDescription('Uses 1.750%. Enter a rate only to override it.');
  await person.click(rate);
  await person.paste('1');
  await person.tab();
  await waitFor(() => expect(rate).not.toHaveAccessibleDescription());
});

it('shows the score of the loan read-only if there are bureau scores, and whose it is', async () => {
  const scores = { aBExperianScore: 748, aBEquifaxScore: 741, aCFirstNm: 'Theo', aCEquifaxScore: 719 };
  serveLoan({ ...loan, applicants: [{ aBFirstNm: 'Ann', aBLastNm: 'Lee', ...scores }] });
  openPage(<LoanPropertyPage />, '7', 'loan-property', '?part=costs');
  const fico = await screen.findByLabelText('FICO');
  expect(fico).toHaveValue('719');
  expect(fico).toHaveAttribute('readonly');
  expect(fico).toHaveAccessibleDescription('The lowest of the borrowers’ scores: Theo, Equifax');
});

it('says which job makes the borrowers self-employed, and that an answer overrides it', async () => {
  const job = { id: 'e', owners: ['0B' as const], employer: 'Arroyo Works', selfEmployed: true };
  serveLoan({ ...loan, employments: [job] });
  const view = openPage(<LoanPropertyPage />, '7', 'loan-property', '?part=costs');
  expect(await screen.findByText('Yes, from the job Arroyo Works. Answer only to override it.')).toBeVisible();
  view.unmount();
  serveLoan({ ...loan, employments: [job], sIsSelfEmployed: false });
  openPage(<LoanPropertyPage />, '7', 'loan-property', '?part=costs');
  expect(await screen.findByText('Answered here. The job Arroyo Works is self-employed.')).toBeVisible();
});

it('warns at the loan amount while it is unusually high for the value', async () => {
  serveLoan({ ...loan, sPurchPrice: '410000.00', sApprVal: '410000.00', sLAmtCalc: '300000.00' });
  const person = userEvent.setup();
  openPage(<LoanPropertyPage />, '7', 'loan-property', '?part=terms');
  const amount = await screen.findByLabelText('Loan amount');
  const warning = 'The loan is unusually high for the value. Check the amounts.';
  expect(screen.queryByText(warning)).toBeNull();
  await person.tripleClick(amount);
  await person.paste('5000000');
  await person.tab();
  expect(await screen.findByText(warning)).toBeVisible();
  await person.tripleClick(amount);
  await person.paste('300000');
  await person.tab();
  await waitFor(() => expect(screen.queryByText(warning)).toBeNull());
});

it('shows the terms of the chosen program read-only, with the way to choose another one', async () => {
  serveLoan({ ...loan, sLT: '0', sNoteIR: '6.500', sLpTemplateId: 'p', sLpTemplateNm: 'CONF 30 YR FIXED' });
  openPage(<LoanPropertyPage />, '7', 'loan-property', '?part=terms', { menuPermissions: [11, 14] });
  for (const name of ['Term', 'Note rate', 'Loan type']) {
    const input = await screen.findByLabelText(name);
    expect(input).toHaveAttribute('readonly');
    expect(input).toHaveAccessibleDescription('Set by the program');
  }
  expect(screen.getByLabelText('Purpose')).not.toHaveAttribute('readonly');
  const [link] = screen.getAllByRole('link', { name: 'Choose a program again' });
  expect(link).toHaveAttribute('href', '/loans/7/register-my-loan/select-program');
});
