import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PriceReview } from '../../domain/application/repricing/price-check.schemas';
import { message } from '../../domain/messages/message';
import { pricingCalls } from '../pricing/pricing-calls';
import { ApiError } from '../providers/data/api-error';
import { shellCalls } from '../shell/shell-calls';
import { RefreshButton } from '../shell/toolbar/RefreshButton';
import { renderInPortal, signInAs } from '../testing/renderInPortal';
import { stubCalls } from '../testing/stub-calls';
import { RegisterPage } from './RegisterPage';
import { registrationCalls } from './registration-calls';

const loan = {
  id: '123',
  sLNm: '123',
  version: 1,
  sStatusT: '0',
  applicants: [{ aBFirstNm: 'Ann', aBLastNm: 'Lee' }],
};
const package1 = {
  id: 'f',
  name: 'a.pdf',
  size: 9,
  createdTime: '2026-11-20T10:00:00Z',
  folderName: '01 SUBMISSION PACKAGE',
  properties: { docType: '1 SUBMISSION PACKAGE' },
};
const ready = {
  loan: { ...loan, sLpTemplateNm: 'Conforming 30 Yr Fixed' },
  disclosure: {
    ...{ status: 'requested', msg: '' },
    wording: message('edisclosure-requested-lender', { date: '11/20/2026' }),
  },
  files: [package1],
};

const figures = {
  ...{ price: '100.500', points: '-0.500', insurance: '187.00', payment: '3660.57', dti: '35.388', cash: '68775.00' },
};
const review: PriceReview = {
  ...{ state: 'current', lLpTemplateId: 'p', program: 'Conforming 30 Yr Fixed', rate: '6.125', isNewSheet: false },
  ...{
    pricedAt: '2026-11-20T18:42:00Z',
    before: figures,
    after: figures,
    reasons: [],
    changes: [],
    sinceDisclosure: [],
  },
};

const reason: PriceReview['reasons'][number] = {
  ...{ code: 'score', field: 'sCreditScoreType2', text: 'Credit score is below the minimum' },
  actual: { kind: 'integer', value: '580', text: '580' },
  needed: { op: 'atLeast', values: [{ kind: 'integer', value: '620', text: '620' }], text: '620 or more' },
};

function open(
  given: { loan?: object; disclosure?: object; files?: readonly object[]; review?: PriceReview; more?: object } = {},
) {
  const getOne = vi.fn().mockResolvedValue({ data: given.loan ?? loan });
  stubCalls(shellCalls, { documents: vi.fn().mockResolvedValue(given.files ?? []) });
  stubCalls(pricingCalls, { review: vi.fn().mockResolvedValue(given.review ?? review) });
  const calls = {
    disclosureStatus: vi.fn().mockResolvedValue(given.disclosure ?? { status: 'none', msg: '', wording: null }),
    cancelDisclosure: vi.fn().mockResolvedValue({ status: 'none', msg: '', wording: null }),
    register: vi.fn().mockResolvedValue({}),
    ...given.more,
  };
  stubCalls(registrationCalls, calls);
  const page = (
    <>
      <RegisterPage />
      <RefreshButton />
    </>
  );
  renderInPortal(page, {
    at: '/loans/123/register-my-loan',
    route: '/loans/:loanNum/register-my-loan',
    data: { getOne },
  });
  return { ...calls, getOne };
}

const step = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => {
  localStorage.clear();
  signInAs({
    username: 'ann',
    roles: ['PML Loan Officer'],
    menuPermissions: [31, 15, 17],
    editPermissions: ['0', '1', '3'],
  });
});

describe('Register My Loan', () => {
  it('shows number, first applicant and status in the header', async () => {
    open();
    expect(await screen.findByText('[123]')).toBeVisible();
    expect(screen.getByText('Ann Lee')).toBeVisible();
    expect(screen.getByText('Loan Open')).toBeVisible();
  });

  it('links to the application for users who may open it', async () => {
    const user = { username: 'ann', roles: ['PML Loan Officer'], menuPermissions: [11, 31], editPermissions: ['0'] };
    signInAs({ ...user, pageLetters: { application: 'r' } });
    open();
    expect(await screen.findByRole('link', { name: 'Application' })).toHaveAttribute('href', '/loans/123/app');
  });

  it('shows what each step is missing, with a link to it', async () => {
    open();
    const program = await step('Selected Program');
    expect(program.getByText('No program has been selected')).toBeVisible();
    expect(program.getByRole('link', { name: 'Continue' })).toHaveAttribute(
      'href',
      '/loans/123/register-my-loan/select-program',
    );
    expect((await step('Request eDisclosure')).getByText('The eDisclosure has not been requested.')).toBeVisible();
    expect((await step('Upload Submission File(s)')).getByText('You have uploaded 0 files.')).toBeVisible();
    const register = await step('Register My Loan');
    expect(
      register.getByText('Click the Request button to submit all uploaded files to our set up team.'),
    ).toBeVisible();
    expect(register.getByRole('button', { name: 'Request' })).toBeDisabled();
    const why = screen.getByText('Select a program.').closest('ul');
    expect(why?.parentElement).toHaveTextContent(/^Before you can request registration:/);
    const reasons = within(why as HTMLElement).getAllByRole('listitem');
    expect(reasons.map((item) => item.textContent)).toEqual([
      'Select a program.',
      'Request the eDisclosure.',
      'Upload at least one submission file.',
    ]);
  });

  it('offers Change, Cancel and Request when nothing is missing', async () => {
    open(ready);
    expect((await step('Selected Program')).getByRole('link', { name: 'Change' })).toBeVisible();
    expect((await step('Selected Program')).getByText('Conforming 30 Yr Fixed')).toBeVisible();
    const disclosure = await step('Request eDisclosure');
    expect(disclosure.getByText('The eDisclosure has been requested on 11/20/2026 (Lender-Prepare)')).toBeVisible();
    expect(disclosure.queryByRole('link', { name: 'Continue' })).toBeNull();
    expect((await step('Upload Submission File(s)')).getByText('You have uploaded 1 files.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Request' })).toBeEnabled();
  });

  it('hides Cancel once the eDisclosure is signed', async () => {
    open({
      ...ready,
      disclosure: { status: 'signed', msg: '', wording: message('edisclosure-signed', { date: '11/20/2026' }) },
    });
    expect((await step('Request eDisclosure')).queryByRole('button')).toBeNull();
  });

  it('cancels only after Yes', async () => {
    const data = open(ready);
    await userEvent.click((await step('Request eDisclosure')).getByRole('button', { name: 'Cancel' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancellation Confirmation' }));
    expect(dialog.getByText('Are you sure cancel the eDisclosure request?')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'No' }));
    expect(data.cancelDisclosure).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click((await step('Request eDisclosure')).getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(data.cancelDisclosure).toHaveBeenCalledExactlyOnceWith('123'));
    await waitFor(() => expect(data.disclosureStatus.mock.calls.length).toBeGreaterThan(1));
  });

  it('registers once and confirms it in a dialog that Escape does not close', async () => {
    const data = open(ready);
    await userEvent.click(await screen.findByRole('button', { name: 'Request' }));
    const dialog = await screen.findByRole('dialog', { name: 'Registration' });
    expect(within(dialog).getByText('Your loan has been registered successfully.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(dialog).toBeVisible();
    expect(data.register).toHaveBeenCalledExactlyOnceWith('123');
  });

  it('keeps the confirmation open when the registered loan is refetched', async () => {
    const data = open(ready);
    await userEvent.click(await screen.findByRole('button', { name: 'Request' }));
    await screen.findByRole('dialog', { name: 'Registration' });
    data.getOne.mockResolvedValue({ data: { ...ready.loan, version: 2, sStatusT: '3' } });
    fireEvent.click(screen.getByRole('button', { name: 'Refresh', hidden: true }));
    expect(await screen.findByText('Registered')).toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Registration' })).toBeVisible();
  });

  it.each([
    [new ApiError('This loan is registered already.', 409), 'This loan is registered already.'],
    [new ApiError('', 500), 'Error while registering.'],
  ])('shows the error', async (error, text) => {
    open({ ...ready, more: { register: vi.fn().mockRejectedValue(error) } });
    await userEvent.click(await screen.findByRole('button', { name: 'Request' }));
    expect(within(await screen.findByRole('alertdialog')).getByText(text)).toBeVisible();
  });

  it('disables registration and says why if the user may not edit in this status', async () => {
    signInAs({ username: 'ann', roles: ['Shipper'], menuPermissions: [31, 17], editPermissions: ['20'] });
    stubCalls(shellCalls, { pageWriters: vi.fn().mockResolvedValue({ roles: ['Processor', 'Funder'] }) });
    open(ready);
    const reason =
      'Your role can’t register a loan in the status Loan Open. These roles can change it: Processor, Funder.';
    expect(await screen.findByText(reason)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Request' })).toBeDisabled();
  });

  it('reviews figures, changes since the eDisclosure, recipients and files in the fourth step', async () => {
    const applicants = [{ aBFirstNm: 'Ann', aBLastNm: 'Lee', aBEmail: 'ann@example.com' }];
    open({
      ...ready,
      loan: { ...ready.loan, sFinalLAmt: '540000.00', sNoteIR: '6.125', applicants },
      review: { ...review, sinceDisclosure: [{ field: 'sCreditScoreType2', before: 735, after: 720 }] },
    });
    const register = await step('Register My Loan');
    const shown = await register.findByRole('group', { name: 'Review' });
    for (const text of ['$540,000.00 at 6.125%', '$3,660.57', '35.388%', 'Ann Lee <ann@example.com>', 'a.pdf']) {
      expect(within(shown).getByText(text)).toBeVisible();
    }
    expect(shown).toHaveTextContent(/Changed since the eDisclosure was requested.*735.*720/);
    expect(shown).toHaveTextContent('The price is up to date.');
    expect(register.getByRole('button', { name: 'Request' })).toBeEnabled();
  });

  it('says which recipient has no email address, and links to it', async () => {
    const applicants = [
      { aBFirstNm: 'Ada', aBLastNm: 'Lind', aCFirstNm: 'Olav', aCLastNm: 'Lind', aCEmail: 'olav@example.com' },
    ];
    open({ ...ready, loan: { ...ready.loan, applicants } });
    const register = await step('Register My Loan');
    const shown = within(await register.findByRole('group', { name: 'Review' }));
    expect(shown.getByText('Olav Lind <olav@example.com>')).toBeVisible();
    expect(shown.getByText('Ada Lind').closest('li')).toHaveTextContent('No email address');
    expect(shown.getByRole('link', { name: 'Add email' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/loans\/123\/.*0B\?at=.*aBEmail/),
    );
  });

  it('shows no figures of the earlier loan in the fourth step if the loan has no price now', async () => {
    open({ ...ready, review: { ...review, state: 'not-eligible', after: null, reasons: [reason] } });
    const register = await step('Register My Loan');
    const shown = await register.findByRole('group', { name: 'Review' });
    for (const figure of ['Price', 'Mortgage insurance', /^Monthly payment/, /^Total DTI/, 'Cash to close']) {
      expect(within(shown).getByText(figure).nextSibling).toHaveTextContent(/^–$/);
    }
    expect(shown).toHaveTextContent('This loan is no longer eligible for its program, Conforming 30 Yr Fixed.');
    expect(shown).toHaveTextContent(/580; required: 620 or more/);
  });

  it('does not call the program done while the loan is not eligible for it', async () => {
    open({ ...ready, review: { ...review, state: 'not-eligible', after: null, reasons: [reason] } });
    const program = (await step('Selected Program')).getByRole('heading').closest('li');
    await waitFor(() =>
      expect(program && within(program).getByRole('img')).toHaveAccessibleName('Needs your attention'),
    );
  });

  it('names the reason and links to select-program if the price is out of date', async () => {
    const error = new ApiError('The loan is no longer eligible for Conforming 30 Yr Fixed.', 422, {
      ...{ code: 'not-eligible', reasons: [reason] },
    });
    open({ ...ready, more: { register: vi.fn().mockRejectedValue(error) } });
    await userEvent.click(await screen.findByRole('button', { name: 'Request' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('The loan is no longer eligible for Conforming 30 Yr Fixed.')).toBeVisible();
    expect(dialog.getByText(/580; required: 620 or more/)).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Select program' })).toHaveAttribute(
      'href',
      '/loans/123/register-my-loan/select-program',
    );
  });
});
