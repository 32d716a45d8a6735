import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { EmailContext, SentEmail, UsedTemplate } from '../../domain/email/loan-email.schemas';
import { ApiError } from '../providers/data/api-error';
import { renderInPortal, signInAs } from '../testing/renderInPortal';
import { onScreen } from '../testing/screen-width';
import { stubCalls } from '../testing/stub-calls';
import { EmailPage } from './EmailPage';
import { emailCalls } from './email-calls';

const context: EmailContext = {
  senders: ['help@example.com', 'servicing@example.com'],
  servicingSender: 'servicing@example.com',
  recipients: [
    { type: 'borrower', name: 'Ann Lee', email: 'ann@example.com' },
    { type: 'loanOfficer', name: 'Lou Fox', email: 'lou@example.com' },
    { type: 'processor', name: 'Pam Oh', email: 'pam@example.com' },
  ],
  values: {},
};
const template: UsedTemplate = {
  ...{
    code: 'W',
    label: 'Welcome',
    from: null,
    subject: 'Loan [[loanNum]]',
    notes: 'Hello',
    genDocOrder: 1,
    isText: true,
  },
  preSelectRecipients: ['processor'],
};
const sent: SentEmail = {
  ...{
    id: 'e',
    at: '2026-11-20T18:42:00Z',
    from: 'help@example.com',
    to: ['ann@example.com'],
    cc: [],
    subject: 'First',
  },
  ...{
    message: '<p>Hello</p><script>x()</script>',
    isText: false,
    templateType: 'W',
    docIds: [],
    by: 'Dora',
    by2: 'dora',
  },
  recipients: [{ address: 'ann@example.com', state: 'accepted', code: null }],
  ...{ state: 'completed', problem: null, order: 'o', attachments: [{ name: 'a.pdf', size: 9 }] },
};

beforeEach(() => onScreen('wide'));

function open(more: object = {}) {
  signInAs({ username: 'dora', displayName: 'Dora Drew', menuPermissions: [24], roles: ['Doc Drawer'] });
  const stubs = {
    context: vi.fn(async () => context),
    templates: vi.fn(async () => [template]),
    documents: vi.fn(async () => []),
    sent: vi.fn(async () => ({ emailsSent: [sent] })),
    send: vi.fn(async () => ({ id: 'e', order: 'o' })),
    build: vi.fn(),
    attachment: vi.fn(),
    document: vi.fn(),
    ...more,
  };
  stubCalls(emailCalls, stubs);
  renderInPortal(<EmailPage />, { at: '/loans/123/email', route: '/loans/:loanNum/email' });
  return stubs;
}

const panel = async () => within(await screen.findByRole('complementary', { name: 'Send Email' }));
const chosen = async () => {
  const form = await panel();
  await userEvent.selectOptions(await form.findByRole('combobox', { name: /From/ }), 'help@example.com');
  await userEvent.selectOptions(form.getByRole('combobox', { name: /Template/ }), 'Welcome');
  return form;
};

describe('the send-email panel', () => {
  it('preselects the default recipients, and those of the template with its subject', async () => {
    open();
    const form = await panel();
    expect(await form.findByText('Ann Lee (Borrower)')).toBeVisible();
    await chosen();
    await waitFor(() => expect(form.getByRole('textbox', { name: /Subject/ })).toHaveValue('Loan [[loanNum]]'));
    expect(form.getByText('Pam Oh (Processor)')).toBeVisible();
    expect(form.queryByText('Ann Lee (Borrower)')).toBeNull();
  });

  it('clears the template for a new sender, and asks servicing for its dates', async () => {
    open();
    const form = await chosen();
    expect(form.queryByLabelText(/Transfer Date/)).toBeNull();
    await userEvent.selectOptions(form.getByRole('combobox', { name: /From/ }), 'servicing@example.com');
    await waitFor(() => expect(form.getByRole('combobox', { name: /Template/ })).toHaveValue(''));
    for (const name of ['1st payment Due Date', 'Due Date', 'Transfer Date'])
      expect(form.getByRole('textbox', { name })).toBeVisible();
  });

  it('preselects the default recipients again when a new sender clears the template', async () => {
    open();
    const form = await chosen();
    expect(await form.findByText('Pam Oh (Processor)')).toBeVisible();
    await userEvent.selectOptions(form.getByRole('combobox', { name: /From/ }), 'servicing@example.com');
    expect(await form.findByText('Ann Lee (Borrower)')).toBeVisible();
    expect(form.queryByText('Pam Oh (Processor)')).toBeNull();
  });

  it('lists the chosen documents of the loan, each of which downloads on a click', async () => {
    const documents = Array.from({ length: 6 }, (_, index) => ({ docId: `${index}`, name: `Form ${index}.pdf` }));
    const { document: file } = open({
      documents: vi.fn(async () => documents),
      document: vi.fn(async () => ({ blob: new Blob(['%PDF-']), name: 'Form 0.pdf' })),
    });
    const form = await panel();
    const choices = await form.findByRole('combobox', { name: /Loan documents/ });
    await userEvent.click(choices);
    for (const { name } of documents.slice(0, 5)) await userEvent.click(await screen.findByRole('option', { name }));
    expect(screen.getByRole('option', { name: 'Form 5.pdf' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Escape}');
    const list = within(form.getByRole('list', { name: 'Attached documents' }));
    expect(form.getByText('Reached Max number of files.')).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: 'Form 0.pdf' }));
    expect(file).toHaveBeenCalledExactlyOnceWith('123', '0');
    await userEvent.click(list.getByRole('button', { name: 'Remove Form 0.pdf' }));
    expect(list.queryByRole('button', { name: 'Form 0.pdf' })).toBeNull();
    expect(form.queryByText('Reached Max number of files.')).toBeNull();
  });

  it('says in a dialog that there are too many files', async () => {
    open();
    const form = await panel();
    const files = Array.from({ length: 6 }, (_, index) => new File(['%PDF-'], `${index}.pdf`));
    await userEvent.upload(await form.findByLabelText('Attach PDF', { selector: 'input' }), files);
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'You have exceeded the maximum number of allowed files (Max. 5) to upload.',
    );
  });

  it('refuses to send without the required fields', async () => {
    const { send } = open();
    const form = await panel();
    await form.findByRole('combobox', { name: /From/ });
    await userEvent.click(form.getByRole('button', { name: 'Send' }));
    expect((await form.findAllByText(/Required/)).length).toBeGreaterThan(0);
    expect(send).not.toHaveBeenCalled();
  });

  it('sends once, and again only after a confirmation if a placeholder has no value', async () => {
    const gap = new ApiError('Some placeholders have no value.', 409, { code: 'conflict', missing: ['dueDate'] });
    const send = vi.fn().mockRejectedValueOnce(gap).mockResolvedValue({ id: 'e', order: 'o' });
    open({ send });
    const form = await chosen();
    await userEvent.click(form.getByRole('button', { name: 'Send' }));
    const question = within(await screen.findByRole('dialog', { name: 'Send without these values?' }));
    expect(question.getByText(/\[\[dueDate\]\]/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Send email' }));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    const [[, first], [, second]] = send.mock.calls as [[string, { key: string }], [string, { key: string }]];
    expect(second).toMatchObject({ key: first.key, withoutValues: 'true', to: '["pam@example.com"]' });
    expect(first).toMatchObject({ by: 'Dora Drew', by2: 'dora' });
  });

  it('shows why sending failed, and can send again', async () => {
    open({ send: vi.fn().mockRejectedValue(new ApiError('Invalid Template.', 422, { code: 'invalid' })) });
    const form = await chosen();
    await userEvent.click(form.getByRole('button', { name: 'Send' }));
    expect(await form.findByRole('alert')).toHaveTextContent('Invalid Template.');
    expect(form.getByRole('button', { name: 'Send' })).toBeEnabled();
  });

  it.each([
    ['a refusal', new ApiError('Invalid', 422, { code: 'invalid' })],
    ['no answer', new ApiError('No answer.', 0)],
    ['a failure of the server', new ApiError('Failed.', 500)],
  ])('sends an edited email after %s with the same key, in case the first one arrived', async (_name, failure) => {
    const send = vi.fn().mockRejectedValueOnce(failure).mockResolvedValue({ id: 'e', order: 'o' });
    open({ send });
    const form = await chosen();
    await userEvent.click(form.getByRole('button', { name: 'Send' }));
    await form.findByRole('alert');
    await userEvent.type(form.getByRole('textbox', { name: /Subject/ }), ', edited');
    await userEvent.click(form.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    const [[, first], [, second]] = send.mock.calls as [[string, { key: string }], [string, { key: string }]];
    expect(second).toMatchObject({ subject: 'Loan [[loanNum]], edited' });
    expect(second.key).toBe(first.key);
  });

  it('says that an earlier version was sent, and then sends the edited one as another email', async () => {
    const used = new ApiError('Sent already.', 409, {
      code: 'conflict',
      wording: { code: 'email-key-used', values: {} },
    });
    const send = vi
      .fn()
      .mockRejectedValueOnce(new ApiError('No answer.', 0))
      .mockRejectedValueOnce(used)
      .mockResolvedValue({ id: 'e', order: 'o' });
    const { sent: list } = open({ send });
    const form = await chosen();
    for (const times of [1, 2, 3]) {
      await userEvent.click(form.getByRole('button', { name: 'Send' }));
      await waitFor(() => expect(send).toHaveBeenCalledTimes(times));
      if (times === 2) {
        expect(await form.findByText(/An earlier version of this email was already sent/)).toBeVisible();
        // The list shows that version.
        await waitFor(() => expect(list.mock.calls.length).toBeGreaterThan(1));
      }
    }
    const keys = (send.mock.calls as [string, { key: string }][]).map(([, { key }]) => key);
    expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false]);
  });
});

it('shows sent emails with state and attachments, and nothing that could run', async () => {
  open();
  expect(await screen.findByText('First')).toBeVisible();
  expect(screen.getByText('Sent')).toBeVisible();
  await userEvent.click((await panel()).getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: /First/ }));
  expect(screen.getByText('a.pdf')).toBeInTheDocument();
  expect(document.querySelector('script')).toBeNull();
});
