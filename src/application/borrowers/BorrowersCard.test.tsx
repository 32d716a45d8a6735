import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server';
import { renderInPortal, signInAs } from '../../testing/renderInPortal';
import { BorrowersCard } from './BorrowersCard';
import { loanOfThree } from './borrowers.test-support';

const loanNum = loanOfThree.sLNm;

/** A loan with a job owned by Ben and an account owned by Ann and Ben. */
const loan = {
  ...loanOfThree,
  applicants: loanOfThree.applicants.map((applicant, index) =>
    index === 0
      ? {
          ...applicant,
          aBDecisionCreditScore: 702,
          aCExperianScore: 748,
          aCEquifaxScore: 719,
          aCDecisionCreditScore: 760,
        }
      : applicant,
  ),
  employments: [{ id: 'e', owners: ['0C'], employer: 'Old Mill' }],
  assets: [{ id: 'a', owners: ['0B', '0C'], holder: 'First Bank' }],
};

function show({ editable = true, letter = 'w', refusal = undefined as object | undefined } = {}) {
  signInAs({
    username: 'ann',
    roles: ['Loan Officer'],
    menuPermissions: [11],
    pageLetters: { application: letter },
    editPermissions: editable ? ['0'] : ['28'],
  });
  const calls = fakeServer(({ method }) => {
    if (method === 'GET') return { json: loan };
    return refusal ? { status: 409, json: refusal } : { json: { version: 5 } };
  });
  const view = renderInPortal(<BorrowersCard />, {
    at: `/loans/${loanNum}/app/manager`,
    route: '/loans/:loanNum/app/manager',
  });
  return { ...view, sent: () => calls.filter(({ method }) => method !== 'GET') };
}

const rowOf = async (name: RegExp) => screen.findByRole('row', { name });

it("shows each borrower's number, contact details and records, and links to their page", async () => {
  show();
  const ben = await rowOf(/Ben Lee/);
  expect(within(ben).getByText('***-**-1234')).toBeVisible();
  expect(within(ben).getByText('1 job, 1 asset')).toBeVisible();
  expect(within(ben).getByRole('link', { name: 'Ben Lee' })).toHaveAttribute(
    'href',
    `/loans/${loanNum}/app/borrower/0C`,
  );
  expect(screen.getAllByRole('rowheader').map((head) => head.textContent)).toEqual([
    'Ann LeeBorrower',
    'Ben LeeCo-borrower',
    'Cem KayaBorrower, application 2',
  ]);
});

it('shows the score that counts for each borrower', async () => {
  show();
  expect(within(await rowOf(/Ann Lee/)).getByText('702')).toBeVisible();
  expect(within(await rowOf(/Ben Lee/)).getByText('719')).toBeVisible();
});

it('wraps an email address before the at sign only, and keeps counts with their nouns', async () => {
  show();
  const contact = within(await rowOf(/Ann Lee/)).getByText('ann.lee@example.com');
  expect(contact.querySelector('wbr')?.nextSibling?.textContent).toBe('@example.com');
  expect((await rowOf(/Ben Lee/)).textContent).toContain('1\u00a0job, 1\u00a0asset');
});

it('explains a removal and asks for new owners of the records, by keyboard alone', async () => {
  const person = userEvent.setup();
  const { sent } = show();
  const opener = within(await rowOf(/Ben Lee/)).getByRole('button', { name: 'Actions for Ben Lee' });
  opener.focus();
  await person.keyboard('{Enter}');
  await person.keyboard('{End}{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Remove Ben Lee?' });
  expect(within(dialog).getByText(/This deletes all answers for Ben Lee/)).toBeVisible();
  expect(within(dialog).getByText('1 shared entry stays with its other owners.')).toBeVisible();
  const remove = within(dialog).getByRole('button', { name: 'Remove borrower' });
  expect(remove).toBeDisabled();
  await person.selectOptions(within(dialog).getByRole('combobox', { name: /1 job/ }), 'Give to Cem Kaya');
  await waitFor(() => expect(remove).toBeEnabled());
  await person.click(remove);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent()).toMatchObject([
    {
      path: `/api/loan-proxy/${loanNum}/borrowers`,
      body: { version: 4, action: 'remove', owner: '0C', records: { employments: '1B' } },
    },
  ]);
  expect(await screen.findByText('Ben Lee removed.')).toBeVisible();
});

it('shows the resulting positions before moving a borrower', async () => {
  const person = userEvent.setup();
  const { sent } = show();
  await person.click(within(await rowOf(/Cem Kaya/)).getByRole('button', { name: 'Actions for Cem Kaya' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Make primary borrower' }));
  const dialog = await screen.findByRole('dialog', { name: 'Make primary borrower' });
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    'New role for Cem Kaya: Borrower.',
    'New role for Ann Lee: Borrower, application 2.',
    'New role for Ben Lee: Co-borrower, application 2.',
  ]);
  await person.click(within(dialog).getByRole('button', { name: 'Move' }));
  await waitFor(() => expect(sent()).toMatchObject([{ body: { version: 4, action: 'primary', owner: '1B' } }]));
});

it('adds a borrower by name if there is room', async () => {
  const person = userEvent.setup();
  const { sent } = show();
  await person.click(await screen.findByRole('button', { name: 'Add borrower' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add borrower' });
  await person.type(within(dialog).getByRole('textbox', { name: /First name/ }), 'Nia');
  await person.type(within(dialog).getByRole('textbox', { name: /Last name/ }), 'Ode');
  await person.click(within(dialog).getByRole('button', { name: 'Add borrower' }));
  await waitFor(() =>
    expect(sent()).toMatchObject([
      { body: { version: 4, action: 'add', to: '1C', firstName: 'Nia', lastName: 'Ode' } },
    ]),
  );
});

it('keeps the dialog open and explains the conflict when another user saved first', async () => {
  const person = userEvent.setup();
  show({
    refusal: {
      code: 'stale',
      message: 'Someone else changed this loan. Reload to see the latest version.',
      current: loan,
    },
  });
  await person.click(within(await rowOf(/Ann Lee/)).getByRole('button', { name: 'Actions for Ann Lee' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Remove borrower' }));
  const dialog = await screen.findByRole('dialog');
  await person.click(within(dialog).getByRole('button', { name: 'Remove borrower' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'Someone else changed this loan. Reload to see the latest version.',
  );
});

it('offers no changes on a read-only loan', async () => {
  show({ editable: false });
  await rowOf(/Ann Lee/);
  expect(screen.queryByRole('button', { name: /Actions|Add/ })).not.toBeInTheDocument();
});

it('shows a load error and retries', async () => {
  const person = userEvent.setup();
  signInAs({ username: 'ann', roles: [], menuPermissions: [11], editPermissions: ['0'] });
  const answers = vi.fn().mockReturnValueOnce({ status: 500, json: { code: 'internal', message: 'No.' } });
  fakeServer(() => answers() ?? { json: loan });
  renderInPortal(<BorrowersCard />, { at: `/loans/${loanNum}/app/manager`, route: '/loans/:loanNum/app/manager' });
  await person.click(await screen.findByRole('button', { name: /again/i }));
  expect(await rowOf(/Ann Lee/)).toBeVisible();
});

it.each([
  ['w', 1],
  ['r', 0],
])('offers to reveal a number with letter %s of the application: %i times', async (letter, times) => {
  show({ letter });
  const ben = await rowOf(/Ben Lee/);
  expect(within(ben).queryAllByRole('button', { name: 'Show number' })).toHaveLength(times);
});
