import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { emptyDocument, type LoanDocument } from '../../domain/loan/document';
import { EmploymentPage } from './EmploymentPage';
import { openPage, serveLoan } from './edit/section.test-support';

const loan: LoanDocument = {
  ...emptyDocument(),
  sLNm: '7',
  sStatusT: '0',
  version: 4,
  applicants: [{ aBFirstNm: 'Ann', aBLastNm: 'Lee', aCFirstNm: 'Ben', aCLastNm: 'Lee' }],
  employments: [
    { id: 'old', owners: ['0B'], employer: 'Old Mill', status: '1', startDate: '2015-01-05', endDate: '2024-12-31' },
    { id: 'new', owners: ['0B'], employer: 'Northwind', status: '0', startDate: '2025-03-01', basePay: '5000.00' },
  ],
};

async function open(query = '') {
  const person = userEvent.setup();
  const server = serveLoan(loan);
  openPage(<EmploymentPage />, '7', 'employment', query);
  await screen.findByRole('button', { name: /^Northwind/ });
  return { person, server };
}

const part = (owner: string) => within(document.getElementById(`borrower-${owner}`) ?? document.body);

it('lists the current job first with the employment gap, and has no unsaved changes at first', async () => {
  await open();
  const lines = part('0B').getAllByRole('button', { expanded: false });
  expect(lines.map((line) => line.textContent)).toEqual([
    expect.stringMatching(/^Northwind/),
    expect.stringMatching(/^Old Mill/),
  ]);
  expect(part('0B').getByText(/No job from .*01\/01\/25.* to .*02\/28\/25/)).toBeVisible();
  expect(await screen.findByText('Save')).toBeDisabled();
});

it('updates the monthly income while pay is typed, and keeps an income that the user typed', async () => {
  const { person, server } = await open('?at=employments.new.overtimePay');
  await waitFor(() => expect(screen.getByLabelText('Overtime')).toHaveFocus());
  await person.paste('250.5');
  expect(screen.getByLabelText('Monthly income')).toHaveValue('5,250.50');
  await person.clear(screen.getByLabelText('Monthly income'));
  await person.paste('(800)');
  await person.tab();
  expect(screen.getByLabelText('Monthly income')).toHaveValue('(800.00)');
  await person.keyboard('{Control>}s{/Control}');
  await screen.findByText('Saved.');
  expect(server.stored.loan.employments[1]).toMatchObject({ overtimePay: '250.50', monthlyIncome: '-800.00' });
});

it('shows the qualifying amount beside an entered one that differs, with its explanation', async () => {
  const server = serveLoan({
    ...loan,
    incomes: [
      { id: 'i1', owners: ['0B'], type: '17', monthlyAmount: '1500.00', nonTaxable: true },
      { id: 'i2', owners: ['0B'], type: '13', monthlyAmount: '700.00' },
    ],
  });
  openPage(<EmploymentPage />, '7', 'employment', '?at=incomes.i1.monthlyAmount');
  const row = await screen.findByRole('button', { name: /1,500\.00/, expanded: true });
  // 1,500 grossed up by 25%.
  expect(row).toHaveTextContent('$1,500.00/mo Qualifies: $1,875.00');
  expect(screen.getByRole('button', { name: /700\.00/, expanded: false })).not.toHaveTextContent('Qualifies');
  expect(screen.getByRole('button', { name: /^Qualifying income.*, \$1,875\.00/ })).toBeVisible();
  expect(server.writes()).toEqual([]);
});

it('asks each borrower what the lists leave open, as checkboxes', async () => {
  const { person, server } = await open();
  const names = (owner: string) =>
    part(owner)
      .getAllByRole('checkbox')
      .map((box) => box.closest('label')?.textContent);
  expect(names('0B')).toEqual(['No additional employment', 'No income from other sources']);
  const allOfOther = ['No current employment', 'No previous employment', 'No income from other sources'];
  await waitFor(() => expect(names('0C')).toEqual(allOfOther));
  await person.click(part('0C').getByLabelText('No current employment'));
  await person.click(screen.getByText('Save'));
  await screen.findByText('Saved.');
  expect(server.stored.loan.applicants[0]).toMatchObject({ aCEmpCurrentNA: true });
  await person.click(part('0C').getByLabelText('No current employment'));
  await person.click(screen.getByText('Save'));
  await waitFor(() => expect(server.writes()).toHaveLength(2));
  expect(server.writes()[1]?.body).toMatchObject({ applicants: [{ aCEmpCurrentNA: null }] });
});

it('shows no time at the job while its start date is invalid', async () => {
  const { person } = await open('?at=employments.new.startDate');
  await waitFor(() => expect(screen.getByLabelText('Start date')).toHaveFocus());
  await person.clear(screen.getByLabelText('Start date'));
  await person.paste('99/99/2020');
  await person.tab();
  expect(screen.getByLabelText('Start date')).toHaveAccessibleDescription('Invalid Date');
  expect(screen.getByRole('button', { name: /^Northwind/ }).textContent).not.toMatch(/since|Invalid/);
});

it('shows the income history on demand, without the tax returns of a business', async () => {
  const { person, server } = await open('?at=employments.new.basePay');
  await waitFor(() => expect(screen.getByLabelText('Base pay')).toHaveFocus());
  expect(screen.queryByLabelText('Overtime, last year')).toBeNull();
  expect(screen.queryByText('Tax returns of the business')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Income history', expanded: false }));
  await person.click(screen.getByLabelText('Overtime, last year'));
  await person.paste('12000');
  await person.tab();
  await person.keyboard('{Control>}s{/Control}');
  await screen.findByText('Saved.');
  expect(server.stored.loan.employments[1]).toMatchObject({ overtimeLastYear: '12000.00' });
});

it('opens the income history that has values, or that a link leads to', async () => {
  await open('?at=employments.new.ytdMonths');
  await waitFor(() => expect(screen.getByLabelText('Months, year to date')).toHaveFocus());
  expect(screen.getByRole('button', { name: 'Income history', expanded: true })).toBeVisible();
});
