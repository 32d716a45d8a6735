import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { emptyDocument, type LoanDocument } from '../../domain/loan/document';
import type { Applicant } from '../../domain/loan/records';
import { loanScreens } from '../pages/loan.screens';
import { dataProvider } from '../providers/data/data-provider';
import { renderInPortal, signInAs } from '../testing/renderInPortal';
import { BorrowerPage } from './BorrowerPage';
import { serveLoan } from './edit/section.test-support';

const loan: LoanDocument = {
  ...emptyDocument(),
  sLNm: '7',
  sStatusT: '0',
  version: 4,
  applicants: [
    {
      ...{ aBFirstNm: 'Ann', aBLastNm: 'Lee', aBAddr: '1 Elm', aBCity: 'Reno', aBState: 'NV', aBZip: '89501' },
      ...{ aBAddrMonths: 30, aCFirstNm: 'Ben', aCLastNm: 'Lee', aCAddrUnit: '9' },
    },
  ],
};

const places = { '91101': { id: '91101', city: 'Pasadena', state: 'CA' } };

async function open(address = '/loans/7/app/borrower', more: Applicant = {}) {
  const person = userEvent.setup();
  const server = serveLoan({ ...loan, applicants: [{ ...loan.applicants[0], ...more }] });
  signInAs({ username: 'ann', roles: ['Loan Officer'], menuPermissions: [11], editPermissions: ['0'] });
  const data = {
    getOne: (name: string, params: { id: '91101' }) =>
      name === 'main/admin/county/zip'
        ? Promise.resolve({ data: places[params.id] })
        : dataProvider.getOne(name, params),
  };
  const view = renderInPortal(<BorrowerPage />, {
    at: address,
    route: '/loans/:loanNum/app/borrower/:brwId?',
    data: data as never,
  });
  // The scores are far below the first view, and are rendered last.
  await screen.findByLabelText('Experian score', { selector: 'input' });
  const box = (name: string) => screen.getByLabelText(name, { selector: 'input' });
  const type = async (name: string, text: string): Promise<void> => {
    await person.clear(await screen.findByLabelText(name, { selector: 'input' }));
    await person.paste(text);
  };
  const goTo = (name: RegExp) => person.click(screen.getByRole('link', { name }));
  const save = () => person.click(screen.getByRole('button', { name: 'Save' }));
  return { person, server, view, box, type, goTo, save };
}

/** Cheap to poll while the page renders, unlike a query by role. */
const cursorIn = (name: string) => waitFor(() => expect(document.activeElement).toHaveAttribute('name', name));

it('keeps edits when switching borrowers, without a prompt, and saves them together', async () => {
  const { server, view, box, type, goTo, save } = await open();
  await type('Email', 'ann@example.com');
  await goTo(/Ben Lee/);
  expect(view.where()).toBe('/loans/7/app/borrower/0C');
  await type('Email', 'ben@example.com');
  await goTo(/Ann Lee/);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(box('Email')).toHaveValue('ann@example.com');
  await save();
  await screen.findByText('Saved.');
  expect(server.writes()).toHaveLength(1);
  expect(server.stored.loan.applicants[0]).toMatchObject({ aBEmail: 'ann@example.com', aCEmail: 'ben@example.com' });
});

it('uses the same component for both of its URLs', () => {
  expect(loanScreens.borrower).not.toBeNull();
  expect(loanScreens['borrower-id']).toBe(loanScreens.borrower);
});

it("moves to an error on another borrower's tab and counts it there", async () => {
  const { view, box, type, goTo, save, server } = await open('/loans/7/app/borrower/0C');
  await type('Email', 'ben at home');
  await goTo(/Ann Lee/);
  await type('Middle name', 'B');
  await save();
  await cursorIn('applicants.0.aCEmail');
  expect(view.where()).toBe('/loans/7/app/borrower/0C');
  expect(box('Email')).toBeInvalid();
  expect(screen.getByRole('link', { name: /Ben Lee.*1 field needs attention/ })).toBeVisible();
  expect(server.writes()).toHaveLength(0);
  await type('Email', 'ben@example.com');
  await save();
  await screen.findByText('Saved.');
});

it("moves to a field on another borrower's tab that the server rejected", async () => {
  const { view, type, save } = await open();
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) =>
    init?.method === 'POST'
      ? Promise.resolve(
          Response.json(
            { code: 'invalid', message: 'Refused.', fields: { 'applicants[0].aCHPhone': 'No such number.' } },
            { status: 422 },
          ),
        )
      : answer(path, init),
  );
  await type('Middle name', 'B');
  await save();
  await cursorIn('applicants.0.aCHPhone');
  expect(view.where()).toBe('/loans/7/app/borrower/0C');
  expect(screen.getByText('No such number.')).toBeVisible();
});

it('accepts time at an address in years and months, and shows how much of two years is missing', async () => {
  const { person, server, save } = await open();
  const time = within(screen.getByRole('group', { name: 'Time at this address' }));
  expect(time.getByRole('textbox', { name: 'Years' })).toHaveValue('2');
  await person.clear(time.getByRole('textbox', { name: 'Years' }));
  await person.clear(time.getByRole('textbox', { name: 'Months' }));
  await person.type(time.getByRole('textbox', { name: 'Months' }), '18');
  expect(await screen.findByText(/18 of 24 months/)).toBeVisible();
  await save();
  await screen.findByText('Saved.');
  expect(time.getByRole('textbox', { name: 'Years' })).toHaveValue('1');
  expect(time.getByRole('textbox', { name: 'Months' })).toHaveValue('6');
  expect(server.stored.loan.applicants[0]?.aBAddrMonths).toBe(18);
});

it("copies the previous borrower's address", async () => {
  const { person, box } = await open('/loans/7/app/borrower/0C');
  await person.click(screen.getByRole('button', { name: 'Same as Ann Lee' }));
  expect(box('Current address')).toHaveValue('1 Elm');
  expect(box('ZIP')).toHaveValue('89501');
  expect(box('Unit')).toHaveValue('');
});

it('fills in empty city, state and country from a ZIP code', async () => {
  const { box, type } = await open('/loans/7/app/borrower/0C');
  await type('City', 'Altadena');
  await type('ZIP', '91101');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'State' })).toHaveValue('California'));
  expect(box('City')).toHaveValue('Altadena');
  expect(box('Country')).toHaveValue('US');
});

it('names the current borrower in a conflict when another user has swapped borrowers', async () => {
  const { person, server, box } = await open();
  await person.type(box('Middle name'), 'Eve');
  server.change({
    applicants: [{ aBFirstNm: 'Ben', aBLastNm: 'Lee', aCFirstNm: 'Ann', aCLastNm: 'Lee' }],
  });
  await person.keyboard('{Control>}s{/Control}');
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Ben Lee\u2069 · Middle name');
});

it("keeps the borrower's name on the tab with unsaved edits until the user resolves the conflict", async () => {
  const { person, server, box } = await open();
  const tab = (number: number) => screen.getAllByRole('link')[number];
  await person.type(box('Middle name'), 'Eve');
  server.change({
    ...{ sLAmtCalc: '400000.00', sPurchPrice: '500000.00' },
    applicants: [{ aBFirstNm: 'Ben', aBLastNm: 'Lee', aCFirstNm: 'Ann', aCLastNm: 'Lee' }],
  });
  await person.keyboard('{Control>}s{/Control}');
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  await screen.findAllByText('80.000%');
  expect(box('First name')).toHaveValue('Ann');
  expect(tab(0)).toHaveTextContent('Ann Lee');
  expect(tab(1)).toHaveTextContent('Ben Lee');
  await person.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(tab(0)).toHaveTextContent('Ben Lee'));
});

it('says of each bureau score where it is from', async () => {
  const { box, type, save, server } = await open('/loans/7/app/borrower', {
    ...{ aBExperianScore: 748, aBExperianModelT: '1', aBExperianScoreSourceT: '1' },
    ...{ aBEquifaxScore: 719, aBEquifaxModelT: '1', aBEquifaxScoreSourceT: '2' },
  });
  expect(screen.getByLabelText('Experian score model', { selector: 'select' })).toHaveDisplayValue(
    'Experian Fair Isaac V2',
  );
  expect(box('Experian score source')).toHaveValue('Credit report');
  expect(box('Equifax score source')).toHaveValue('Imported file');
  await type('Experian score', '760');
  await waitFor(() => expect(box('Experian score source')).toHaveValue('Entered by hand'));
  await save();
  await waitFor(() => expect(server.stored.loan.applicants[0]?.aBExperianScoreSourceT).toBe('3'));
});
