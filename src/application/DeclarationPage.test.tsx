import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { emptyDocument, type LoanDocument } from '../../domain/loan/document';
import { DeclarationPage } from './DeclarationPage';
import { openPage, serveLoan } from './edit/section.test-support';

const loan: LoanDocument = {
  ...emptyDocument(),
  sLNm: '7',
  sStatusT: '0',
  version: 4,
  applicants: [
    { aBFirstNm: 'Ann', aBLastNm: 'Lee', aBDecBankrupt: true, aCFirstNm: 'Ben', aCLastNm: 'Lee' },
    { aBFirstNm: 'Cem', aBLastNm: 'Kaya' },
  ],
};

async function open() {
  const person = userEvent.setup();
  const server = serveLoan(loan);
  openPage(<DeclarationPage />, '7', 'declaration');
  const ann = await screen.findByRole('region', { name: 'Ann Lee' });
  // What is below the first view is rendered last.
  await within(await screen.findByRole('region', { name: 'Cem Kaya' })).findByRole('heading', { name: /^5b\./ });
  return { person, server, ann };
}

it('answers No to unanswered questions only', async () => {
  const { person, server, ann } = await open();
  const button = within(ann).getByRole('button', { name: 'Answer No to the rest' });
  await person.click(button);
  expect(button).toHaveFocus();
  expect(within(ann).getByText('7 questions answered No.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved.');
  const [saved] = server.stored.loan.applicants;
  expect(saved).toMatchObject({ aBDecBankrupt: true, aBDecEndorser: false, aBDecForeclosure: false });
  expect(saved?.aBDecOcc).toBeUndefined();
  expect(saved?.aCDecEndorser).toBeUndefined();
  expect(screen.getAllByText(/^(All changes saved|Saved\.?)$/)).toHaveLength(1);
});

it('gives each question one tab stop, accepts letter keys, and reveals follow-up questions', async () => {
  const { person, ann } = await open();
  const question = (name: RegExp) => within(ann).getByRole('radiogroup', { name });
  within(question(/^A\./)).getByRole('radio', { name: 'Yes' }).focus();
  await person.keyboard('y');
  await person.tab();
  expect(question(/owned another property/)).toContainElement(document.activeElement as HTMLElement);
  await person.keyboard('n');
  await person.tab();
  expect(question(/^B\./)).toContainElement(document.activeElement as HTMLElement);
  // How the bankruptcy of Ann ended; no follow-up of A.
  expect(within(ann).getAllByRole('combobox')).toHaveLength(1);
});

it('shows a heading for each borrower above their groups, and links to each borrower', async () => {
  const { person } = await open();
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(
    expect.arrayContaining(['Ann Lee', 'Ben Lee', 'Cem Kaya']),
  );
  expect(screen.getAllByRole('heading', { level: 3, name: /^5b\./ })).toHaveLength(3);
  await person.click(
    within(screen.getByRole('navigation', { name: 'Borrowers' })).getByRole('link', { name: 'Cem Kaya' }),
  );
  await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Cem Kaya' })).toHaveFocus());
});
