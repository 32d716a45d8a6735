import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Agent, LoanContact } from '../../domain/contacts/agent.schemas';
import type { BookFilters } from '../../domain/contacts/contact-book.schemas';
import { emptyDocument } from '../../domain/loan/document';
import { ApiError } from '../providers/data/api-error';
import { renderInPortal, signInAs } from '../testing/renderInPortal';
import { onScreen } from '../testing/screen-width';
import { stubCalls } from '../testing/stub-calls';
import { ContactsPage } from './ContactsPage';
import { contactsCalls } from './contacts-calls';

const loan = {
  ...{ ...emptyDocument(), version: 3, sLNm: '123', sStatusT: '0', id: '123' },
  ...{ sEmployeeLoanRepLogin: 'lou', sEmployeeLoanRepName: 'Lou Fox' },
};

const agent: Agent = {
  ...{
    id: 'a',
    version: 2,
    AgentRoleT: '3',
    AgentRoleTDesc: 'Title',
    AgentName: 'Ida Holm',
    CompanyName: 'Cairn Title',
  },
  ...{ Phone: '(626) 555-0160', EmailAddr: 'ida@example.com', StreetAddr: '', City: '', State: '', Zip: '' },
  LicenseNum: '',
};
const employee: LoanContact = {
  ...agent,
  Fax: '(626) 555-0170',
  id: 'employee-19',
  version: 0,
  AgentRoleT: '19',
  AgentRoleTDesc: 'Loan Officer',
  AgentName: 'Lou Fox',
};
const inBook = {
  ...{ id: 'b', name: 'Noel Brandt', company: 'Meadow Deed Title', role: '3', phone: '(626) 555-0161' },
  ...{ email: 'noel@example.com', address: null, city: 'Davis', state: 'CA', zip: null, licenseNum: null },
};

beforeEach(() => onScreen('wide'));

function open(more: object = {}, user: object = {}, of: object = {}) {
  signInAs({ editPermissions: ['0'], menuPermissions: [23], ...user });
  const stubs = {
    agents: vi.fn(async () => [agent]),
    contacts: vi.fn(async () => [employee, agent]),
    save: vi.fn(async () => [agent]),
    remove: vi.fn(async () => undefined),
    book: vi.fn(async () => ({ rows: [inBook], total: 1, open: false })),
    addToBook: vi.fn(async () => inBook),
    possibleAssignees: vi.fn(async () => [{ role: 'Funder' as const, login: 'fay', name: 'Fay Lund' }]),
    assign: vi.fn(async () => loan),
    chooseOriginator: vi.fn(async () => loan),
    ...more,
  };
  stubCalls(contactsCalls, stubs);
  const getOne = vi.fn().mockResolvedValue({ data: { ...loan, ...of } });
  renderInPortal(<ContactsPage />, { at: '/loans/123/contacts', route: '/loans/:loanNum/contacts', data: { getOne } });
  return stubs;
}

const act = async (action: string): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Ida Holm' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};

describe('the contacts of a loan', () => {
  it('are listed with their role, company, phone and email, apart from the assigned staff', async () => {
    open();
    const contacts = within(await screen.findByRole('region', { name: 'Contacts' }));
    expect(await contacts.findByText('Ida Holm')).toBeVisible();
    expect(contacts.getByText('Title')).toBeVisible();
    expect(contacts.getByRole('link', { name: '(626) 555-0160' })).toHaveAttribute('href', 'tel:+16265550160');
    expect(contacts.queryByText('Lou Fox')).toBeNull();
    const staff = within(screen.getByRole('region', { name: 'Assigned staff' }));
    expect(await staff.findByText('Lou Fox')).toBeVisible();
  });

  it('show the fax number of assigned staff, which is no phone to call (CONTACT-08)', async () => {
    open();
    const staff = within(await screen.findByRole('region', { name: 'Assigned staff' }));
    expect(await staff.findByText('(626) 555-0170')).toBeVisible();
    expect(staff.queryByRole('link', { name: '(626) 555-0170' })).toBeNull();
    const contacts = within(screen.getByRole('region', { name: 'Contacts' }));
    expect(contacts.queryByText('Fax')).toBeNull();
  });

  it('have their menu beside their name on a phone', async () => {
    onScreen('narrow');
    open();
    const contacts = within(await screen.findByRole('region', { name: 'Contacts' }));
    const [card] = await contacts.findAllByRole('listitem');
    expect(card).toHaveTextContent(/^Ida HolmRoleTitleCompanyCairn TitlePhone.*Emailida@example.com$/);
    expect(within(card ?? document.body).getByRole('button', { name: 'Actions for Ida Holm' })).toBeVisible();
  });

  it('are added with an ID of their own, so that a repeated save adds them once', async () => {
    const { save } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Add contact' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add contact' }));
    await userEvent.click(dialog.getByRole('combobox', { name: /Role/ }));
    await userEvent.paste('Notary');
    await userEvent.click(await screen.findByRole('option', { name: 'Notary' }));
    await userEvent.click(dialog.getByRole('textbox', { name: /Name/ }));
    await userEvent.paste('Uma Reed');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    expect(save).toHaveBeenCalledWith(
      '123',
      expect.objectContaining({ AgentRoleT: '27', AgentName: 'Uma Reed', version: 0 }),
    );
  });

  it('are replaced from the contact book in their role, with the version that was shown', async () => {
    const { save } = open();
    await act('Replace from contact book');
    await userEvent.click(await screen.findByRole('button', { name: 'Choose: Noel Brandt' }));
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    expect(save).toHaveBeenCalledWith(
      '123',
      expect.objectContaining({ id: 'a', version: 2, AgentRoleT: '3', AgentName: 'Noel Brandt', City: 'Davis' }),
    );
  });

  it('are found in a large contact book by a search, which says how many more match', async () => {
    const rows = Array.from({ length: 100 }, (_, index) => ({ ...inBook, id: `b${index}`, name: `Firm ${index}` }));
    const far = { ...inBook, id: 'far', name: 'Zed Title' };
    const book = vi.fn(async ({ q }: BookFilters) =>
      q ? { rows: [far], total: 1, open: false } : { rows, total: 1340, open: false },
    );
    open({ book });
    await userEvent.click(await screen.findByRole('button', { name: 'Add from contact book' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add from contact book' }));
    expect(
      await dialog.findByText('1,240 more contacts match. Search for a name, company, email or city.'),
    ).toBeInTheDocument();
    expect(dialog.queryByText('Zed Title')).toBeNull();
    await userEvent.click(dialog.getByRole('searchbox'));
    await userEvent.paste('zed title');
    expect(await dialog.findByRole('button', { name: 'Choose: Zed Title' })).toBeInTheDocument();
    expect(book).toHaveBeenLastCalledWith({ q: 'zed title' }, undefined, expect.anything());
    expect(dialog.queryByText(/more contacts? match/)).toBeNull();
  });

  it('are removed after a question, and stay if someone else changed them', async () => {
    const remove = vi.fn(async () => {
      throw new ApiError('Someone else changed this.', 409, { code: 'stale' });
    });
    open({ remove });
    await act('Remove');
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove Ida Holm from this loan?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(remove).toHaveBeenCalledWith('123', 'a', 2));
    expect(await screen.findByText('Someone else changed this.')).toBeVisible();
  });

  it('of two who change one contact, the later one keeps what only the other changed, and chooses what both did', async () => {
    const agents = [{ ...agent, version: 3, AgentName: 'Ines Holm', City: 'Davis' }];
    const save = vi
      .fn()
      .mockRejectedValueOnce(new ApiError('Someone else changed this.', 409, { code: 'stale', agents }))
      .mockResolvedValueOnce(agents);
    open({ save });
    await act('Edit');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit contact' }));
    const name = dialog.getByRole('textbox', { name: /Name/ });
    fireEvent.change(name, { target: { value: 'Ida R. Holm' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const choice = within(await screen.findByRole('dialog', { name: 'This changed while you were working' }));
    expect(choice.getByText('Ines Holm')).toBeVisible();
    expect(choice.getByText('Ida R. Holm')).toBeVisible();
    await userEvent.click(choice.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
    const merged = { id: 'a', version: 3, AgentName: 'Ida R. Holm', City: 'Davis' };
    expect(save).toHaveBeenLastCalledWith('123', expect.objectContaining(merged));
  });

  it('go to the contact book of the lender, but not from a broker', async () => {
    const { addToBook } = open();
    await act('Add to contact book');
    await waitFor(() =>
      expect(addToBook).toHaveBeenCalledWith(expect.objectContaining({ name: 'Ida Holm', role: '3' })),
    );
  });
});

it('assigns one of the people who may see the loan', async () => {
  const { assign } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Assign staff' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign staff' }));
  await userEvent.selectOptions(await dialog.findByRole('combobox', { name: /Role/ }), 'Funder');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Person/ }), 'Fay Lund');
  await userEvent.click(dialog.getByRole('button', { name: 'Assign staff' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('123', { role: 'Funder', login: 'fay', from: null }));
});

const actOnStaff = async (action: string): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Lou Fox' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};

it('assigns someone else in a role, and says whom they take over from', async () => {
  const people = [{ role: 'LoanRep' as const, login: 'ann', name: 'Ann Bay' }];
  const { assign } = open({ possibleAssignees: vi.fn(async () => people) });
  await actOnStaff('Assign someone else');
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign staff' }));
  expect(await dialog.findByText('Takes over from Lou Fox.')).toBeVisible();
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Person/ }), 'Ann Bay');
  await userEvent.click(dialog.getByRole('button', { name: 'Assign staff' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('123', { role: 'LoanRep', login: 'ann', from: 'lou' }));
});

it('names the two outside roles of a correspondent loan as its contacts do (CONTACT-03, -04)', async () => {
  const people = [
    { role: 'ExternalSecondary' as const, login: 'sec', name: 'Sam Poe' },
    { role: 'ExternalPostCloser' as const, login: 'pol', name: 'Pol Rae' },
  ];
  open({ possibleAssignees: vi.fn(async () => people) }, {}, { sBranchChannelT: '3', sCorrespondentProcessT: '3' });
  await userEvent.click(await screen.findByRole('button', { name: 'Assign staff' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign staff' }));
  const role = within(await dialog.findByRole('combobox', { name: /Role/ }));
  expect(role.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Secondary', 'Funder / Post Closer']),
  );
});

it('forgets the person when another role is chosen', async () => {
  const people = [
    { role: 'Funder' as const, login: 'fay', name: 'Fay Lund' },
    { role: 'Manager' as const, login: 'moe', name: 'Moe Ray' },
  ];
  open({ possibleAssignees: vi.fn(async () => people) });
  await userEvent.click(await screen.findByRole('button', { name: 'Assign staff' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign staff' }));
  await userEvent.selectOptions(await dialog.findByRole('combobox', { name: /Role/ }), 'Funder');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Person/ }), 'Fay Lund');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Role/ }), 'Manager');
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Assign staff' })).toBeDisabled());
  expect(dialog.getByRole('combobox', { name: /Person/ })).toHaveValue('');
});

it('unassigns the person who was shown, after a question', async () => {
  const { assign } = open();
  await actOnStaff('Unassign');
  const dialog = within(await screen.findByRole('dialog', { name: 'Unassign Lou Fox from this loan?' }));
  expect(dialog.getByText('No one holds this role until you assign someone: Loan Officer.')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Unassign' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('123', { role: 'LoanRep', login: null, from: 'lou' }));
  expect(await screen.findByText('Unassigned Lou Fox.')).toBeVisible();
});

it('does not unassign someone whom another user assigned meanwhile', async () => {
  const assign = vi.fn(async () => {
    throw new ApiError('Someone else changed who holds this role.', 409, { code: 'stale' });
  });
  open({ assign });
  await actOnStaff('Unassign');
  await userEvent.click(await screen.findByRole('button', { name: 'Unassign' }));
  expect(await screen.findByText('Someone else changed who holds this role.')).toBeVisible();
});

it('lets no broker assign or unassign', async () => {
  open({}, { isPml: true });
  expect(await screen.findByText('Lou Fox')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Assign staff' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Actions for Lou Fox' })).toBeNull();
});

it('takes the loan officer as originator', async () => {
  const { chooseOriginator } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Use the loan officer' }));
  await waitFor(() => expect(chooseOriginator).toHaveBeenCalledWith('123', { version: 3, originator: 'loan-officer' }));
});

it('offers no changes to users who may only read', async () => {
  open({}, { editPermissions: [] });
  expect(await screen.findByText('Ida Holm')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add contact' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Actions for/ })).toBeNull();
  expect(screen.getByRole('note')).toHaveTextContent('Read');
});
