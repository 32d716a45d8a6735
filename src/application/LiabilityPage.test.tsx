import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { emptyDocument, type LoanDocument } from '../../domain/loan/document';
import { openPage, serveLoan } from './edit/section.test-support';
import { LiabilityPage } from './LiabilityPage';
import { ReoPage } from './ReoPage';

const owners: ['0B'] = ['0B'];
const loan: LoanDocument = {
  ...emptyDocument(),
  sLNm: '7',
  sStatusT: '0',
  version: 4,
  applicants: [{ aBFirstNm: 'Ann', aBLastNm: 'Lee' }],
  liabilities: [
    { id: 'l1', owners, type: '0', holder: 'First Bank', balance: '100000.00', payment: '700.00' },
    { id: 'l2', owners, type: '2', holder: 'Card Co', balance: '900.00', payment: '45.00' },
    { id: 'l3', owners, type: '20', description: 'Former spouse', payment: '300.00' },
  ],
  reos: [
    { id: 'r1', owners, address: '12 Elm St', city: 'Reno', status: '0', intendedUsage: '2', grossRent: '2000.00' },
  ],
};

/** Finds a row by its text. Queries by role are slow on a page with this many inputs. */
function line(words: RegExp): HTMLElement {
  const lines = [...document.querySelectorAll<HTMLElement>('[data-row]')];
  const found = lines.find(({ textContent }) => words.test(textContent ?? ''));
  if (!found) throw new Error(`No line says ${words}.`);
  return found;
}

async function open(query = '') {
  const person = userEvent.setup();
  const server = serveLoan(loan);
  openPage(<LiabilityPage />, '7', 'liability', query);
  await waitFor(() => line(/^Mortgage · First Bank/));
  return { person, server };
}

it('shows type, owner and monthly payment of a debt in its row; keys exclude it or pay it off', async () => {
  const { person } = await open();
  const card = line(/^Revolving · Card Co Ann Lee \$900\.00 ?\$45\.00\/mo$/);
  card.focus();
  await person.keyboard('x');
  expect(card).toHaveTextContent('Ann Lee · excluded');
  await waitFor(() => expect(screen.getAllByLabelText(/^Monthly debts that count, \$1,000\.00/)[0]).toBeVisible());
  await person.keyboard('xp');
  expect(card).toHaveTextContent('Ann Lee · paid off at closing');
  line(/^Alimony/).focus();
  await person.keyboard('p');
  expect(line(/^Alimony/)).not.toHaveTextContent('paid off');
});

it('collapses a record with Escape, and restores a removed one to its place', async () => {
  const { person, server } = await open();
  line(/^Revolving/).focus();
  await person.keyboard('{Enter}');
  await person.click(screen.getByLabelText('Creditor'));
  await person.paste(' West');
  await person.keyboard('{Escape}');
  expect(line(/^Revolving · Card Co West/)).toHaveFocus();
  expect(screen.queryByLabelText('Creditor')).toBeNull();
  await person.click(screen.getByLabelText(/^Remove Revolving/));
  expect(screen.getByText('Undo')).toHaveFocus();
  await person.keyboard('{Enter}');
  await waitFor(() => expect(line(/^Revolving/)).toHaveFocus());
  await person.keyboard('{Control>}s{/Control}');
  await screen.findByText('Saved.');
  expect(server.stored.loan.liabilities.map(({ holder, description }) => holder ?? description)).toEqual([
    'First Bank',
    'Card Co West',
    'Former spouse',
  ]);
});

it("offers the loan's properties as security for a mortgage", async () => {
  const { person, server } = await open('?at=liabilities.l1.reoId');
  await waitFor(() => expect(screen.getByLabelText('Secured by property')).toHaveFocus());
  expect(screen.getByLabelText('Secured by property')).toHaveDisplayValue('None');
  await person.selectOptions(screen.getByLabelText('Secured by property'), 'r1');
  await person.keyboard('{Control>}s{/Control}');
  await screen.findByText('Saved.');
  expect(server.stored.loan.liabilities[0]?.reoId).toBe('r1');
});

it('attaches a mortgage to a property and detaches it, with totals and net rent', async () => {
  const person = userEvent.setup();
  const server = serveLoan(loan);
  openPage(<ReoPage />, '7', 'reo');
  await waitFor(() => line(/^12 Elm St · Reno/));
  await person.click(line(/^12 Elm St/));
  const mortgage = screen.getByLabelText(/^Mortgage · First Bank/);
  expect(mortgage).not.toBeChecked();
  expect(screen.queryByLabelText(/Card Co/)).toBeNull();
  await person.click(mortgage);
  expect(screen.getByText('Total').closest('tr')).toHaveTextContent('Total$100,000.00$700.00');
  await waitFor(() => expect(screen.getAllByLabelText(/12 Elm St.*\$800\.00/)[0]).toBeVisible());
  expect(mortgage.closest('tr')).toHaveTextContent('Included in net rent');
  await person.keyboard('{Control>}s{/Control}');
  await screen.findByText('Saved.');
  expect(server.stored.loan.liabilities[0]?.reoId).toBe('r1');
});

it('says why a mortgage is paid off at closing, and that an answer overrides it', async () => {
  const reos = [{ id: 'r1', owners, address: '12 Elm St', isSubjectProperty: true }];
  const liabilities = [{ id: 'l1', owners, type: '0', holder: 'First Bank', reoId: 'r1', payoff: true }];
  serveLoan({ ...loan, sLPurposeT: '1', reos, liabilities });
  const person = userEvent.setup();
  openPage(<LiabilityPage />, '7', 'liability');
  await waitFor(() => line(/^Mortgage · First Bank/));
  await person.click(line(/^Mortgage · First Bank/));
  expect(await screen.findByText(/^Filled in, because this loan refinances the property/)).toBeVisible();
  const answer = screen.getByRole('radiogroup', { name: /^Paid off at closing/ });
  await person.click(within(answer).getByRole('radio', { name: 'No' }));
  expect(await screen.findByText('Answered here. This loan refinances the property.')).toBeVisible();
});

it('shows the payment that is calculated from a balance in its row, so that the list adds up', async () => {
  const liabilities = [{ id: 'l1', owners, type: '2', holder: 'Card Co', balance: '4200.00' }];
  serveLoan({ ...loan, reos: [], liabilities });
  openPage(<LiabilityPage />, '7', 'liability');
  // 5% of 4,200.
  await waitFor(() => expect(line(/Card Co/)).toHaveTextContent('Calculated: $210.00'));
});

it('names a loss from rents, and adds the list up to the debts that count', async () => {
  const reos = [{ id: 'r1', owners, address: '12 Elm St', status: '3', netRent: '-150.00' }];
  serveLoan({ ...loan, reos });
  openPage(<LiabilityPage />, '7', 'liability');
  await waitFor(() => line(/^Mortgage · First Bank/));
  const steps = screen.getByRole('table', { name: 'How the debts add up' });
  const rows = [...steps.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'Payments in the list$1,045.00',
    'Loss from rents$150.00',
    'Monthly debts that count$1,195.00',
  ]);
});
