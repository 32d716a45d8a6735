import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
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
afterEach(() => vi.restoreAllMocks());

function open(more: object = {}) {
  signInAs({ username: 'dora', displayName: 'Dora Drew', menuPermissions: [24], roles: ['Doc Drawer'] });
  const stubs = {
    context: vi.fn(async () => context),
    templates: vi.fn(async () => [template]),
    documents: vi.fn(async () => []),
    sent: vi.fn(async () => ({ emailsSent: [sent], cursor: null })),
    send: vi.fn(async () => ({ id: 'e', order: 'o' })),
    build: vi.fn(),
    attachment: vi.fn(),
    document: vi.fn(),
    ...more,
  };
  stubCalls(emailCalls, stubs);
  const { where } = renderInPortal(
    <>
      <EmailPage />
      <Link to="/elsewhere">Elsewhere</Link>
    </>,
    {
      ...{ at: '/loans/123/email', route: '/loans/:loanNum/email' },
      data: { getOne: vi.fn().mockResolvedValue({ data: { id: '123', sLNm: '123', sSubmitD: '2026-11-02' } }) },
    },
  );
  return { ...stubs, where };
}

const panel = async () => within(await screen.findByRole('complementary', { name: 'Send Email' }));
type Form = Awaited<ReturnType<typeof panel>>;
const chosen = async () => {
  const form = await panel();
  await userEvent.selectOptions(await form.findByRole('combobox', { name: /From/ }), 'help@example.com');
  await userEvent.selectOptions(form.getByRole('combobox', { name: /Template/ }), 'Welcome');
  return form;
};

describe('the send-email panel', () => {
  it('has From, Template, To for several, CC, Subject and formatted notes, in this order (EMAIL-04)', async () => {
    const rich = { ...template, isText: false, notes: '<p>Hello</p>' };
    open({ templates: vi.fn(async () => [rich]) });
    const form = await chosen();
    const inputs = [
      form.getByRole('combobox', { name: /^From/ }),
      form.getByRole('combobox', { name: /^Template/ }),
      form.getByRole('combobox', { name: /^To/ }),
      form.getByRole('textbox', { name: /^CC/ }),
      form.getByRole('textbox', { name: /^Subject/ }),
      await form.findByRole('textbox', { name: 'Message' }),
    ];
    const isBefore = (a: Element, b?: Element) =>
      !b || Boolean(a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING);
    expect(inputs.map((input, index) => isBefore(input, inputs[index + 1]))).toEqual(inputs.map(() => true));
    await userEvent.click(form.getByRole('combobox', { name: /^To/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Ann Lee (Borrower)' }));
    expect(form.getByText('Ann Lee (Borrower)')).toBeVisible();
    expect(form.getByText('Pam Oh (Processor)')).toBeVisible();
  });

  it('lets long names and addresses shrink to the width of the panel', async () => {
    open();
    const from = await (await panel()).findByRole('combobox', { name: /^From/ });
    const fields = from.closest('.MuiFormControl-root')?.parentElement?.parentElement;
    expect(fields).toHaveStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
  });

  it('offers headings, bold, italic, underline, both lists and clear for the notes (EMAIL-05)', async () => {
    const rich = { ...template, isText: false, notes: '<p>Hello</p>' };
    open({ templates: vi.fn(async () => [rich]) });
    const form = await chosen();
    const tools = within(await form.findByRole('group', { name: 'Formatting' }));
    expect(tools.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      ...['Text', 'Heading 1', 'Heading 2', 'Heading 3'],
    ]);
    expect(tools.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      ...['Bold', 'Italic', 'Underline', 'Bulleted list', 'Numbered list', 'Remove formatting'],
    ]);
  });

  it('preselects the default recipients, and those of the template with its subject (EMAIL-23, EMAIL-24, EMAIL-25)', async () => {
    open();
    const form = await panel();
    expect(await form.findByText('Ann Lee (Borrower)')).toBeVisible();
    await chosen();
    await waitFor(() => expect(form.getByRole('textbox', { name: /Subject/ })).toHaveValue('Loan [[loanNum]]'));
    expect(form.getByText('Pam Oh (Processor)')).toBeVisible();
    expect(form.queryByText('Ann Lee (Borrower)')).toBeNull();
  });

  it('clears the template for a new sender, and asks servicing for its dates (EMAIL-08, EMAIL-22)', async () => {
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

  it('lists the chosen documents of the loan, each of which downloads on a click (EMAIL-12)', async () => {
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

  it.each([
    ['Cancel', (form: Form) => userEvent.click(form.getByRole('button', { name: 'Cancel' }))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['a click on the dimmed page', () => userEvent.click(document.querySelector('.MuiBackdrop-root') as Element)],
  ])('asks before %s discards a written email', async (_name, leave) => {
    open();
    const form = await panel();
    await userEvent.type(await form.findByRole('textbox', { name: /Subject/ }), 'Mine');
    await leave(form);
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Discard your changes?' })).toBeNull());
    expect(form.getByRole('textbox', { name: /Subject/ })).toHaveValue('Mine');
    await leave(form);
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Send Email' })).toBeNull());
  });

  it('asks before closing discards attached files, and not if nothing was entered', async () => {
    open();
    const form = await panel();
    const files = [new File(['%PDF-'], 'terms.pdf')];
    await userEvent.upload(await form.findByLabelText('Attach PDF', { selector: 'input' }), files);
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await userEvent.click(await form.findByRole('button', { name: 'Remove terms.pdf' }));
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Send Email' })).toBeNull());
  });

  it('asks before Back or a reload loses attached files, which no draft keeps', async () => {
    const { where } = open();
    const form = await panel();
    const reload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const input = await form.findByLabelText('Attach PDF', { selector: 'input' });
    expect(reload()).toBe(false);
    await userEvent.upload(input, [new File(['%PDF-'], 'terms.pdf')]);
    expect(reload()).toBe(true);
    await userEvent.click(screen.getByRole('link', { name: 'Elsewhere', hidden: true }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep files' }));
    expect(where()).toBe('/loans/123/email');
    expect(form.getByText('terms.pdf')).toBeVisible();
  });

  it('says in a dialog that there are too many files (EMAIL-10)', async () => {
    open();
    const form = await panel();
    const files = Array.from({ length: 6 }, (_, index) => new File(['%PDF-'], `${index}.pdf`));
    await userEvent.upload(await form.findByLabelText('Attach PDF', { selector: 'input' }), files);
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'You have exceeded the maximum number of allowed files (Max. 5) to upload.',
    );
  });

  it('takes PDFs only (EMAIL-11)', async () => {
    const { send } = open();
    const form = await chosen();
    const files = ['terms.pdf', 'notes.docx'].map((name) => new File(['%PDF-'], name));
    fireEvent.change(form.getByLabelText('Attach PDF', { selector: 'input' }), { target: { files } });
    expect(await form.findByText('notes.docx isn’t an allowed file type.')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(send).toHaveBeenCalledWith('123', expect.anything(), [files[0]]));
  });

  it('refuses to send without the required fields (EMAIL-14 to EMAIL-17)', async () => {
    const { send } = open();
    const form = await panel();
    await form.findByRole('combobox', { name: /From/ });
    await userEvent.click(form.getByRole('button', { name: 'Send' }));
    expect((await form.findAllByText(/Required/)).length).toBeGreaterThan(0);
    expect(send).not.toHaveBeenCalled();
  });

  it('names the addresses in CC that are wrong at the field, until they are corrected', async () => {
    const { send } = open();
    const form = await chosen();
    const cc = form.getByRole('textbox', { name: /^CC/ });
    expect(cc).toHaveAccessibleDescription('Separate addresses with commas or semicolons.');
    await userEvent.click(cc);
    await userEvent.paste('not-an-address; x@y.com, also wrong');
    await userEvent.click(form.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(cc).toBeInvalid());
    expect(cc).toHaveAccessibleDescription(/^Not an email address: .*not-an-address.*also wrong/);
    expect(cc).not.toHaveAccessibleDescription(/x@y/);
    expect(send).not.toHaveBeenCalled();
    await userEvent.clear(cc);
    await userEvent.paste('x@y.com; z@y.com,');
    expect(cc).toBeValid();
    await userEvent.click(form.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(send).toHaveBeenCalled());
  });

  it('shows the server’s problem of a field at the field, and clears a failure once something changes', async () => {
    const fields = { cc: 'invalid-email' };
    const send = vi
      .fn()
      .mockRejectedValueOnce(new ApiError('Some fields are not valid.', 422, { code: 'invalid', fields }))
      .mockRejectedValueOnce(new ApiError('Invalid Template.', 422, { code: 'invalid' }));
    open({ send });
    const form = await chosen();
    const cc = form.getByRole('textbox', { name: /^CC/ });
    await userEvent.click(form.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(cc).toHaveAccessibleDescription('Enter an email address.'));
    expect(form.queryByRole('alert')).toBeNull();
    await userEvent.click(form.getByRole('button', { name: 'Send' }));
    expect(await form.findByRole('alert')).toHaveTextContent('Invalid Template.');
    await userEvent.type(cc, 'x@y.com');
    expect(form.queryByRole('alert')).toBeNull();
  });

  it('sends once, and again only after a confirmation if a placeholder has no value (EMAIL-28)', async () => {
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

  it('shows why sending failed, and can send again (EMAIL-33)', async () => {
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

describe('the preview', () => {
  /** A window as the browser opens it for the preview. */
  const openWindow = () => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    onTestFinished(() => frame.remove());
    const { contentWindow: view } = frame;
    if (!view) throw new Error('There is no window.');
    view.focus = () => undefined;
    return { view, opened: vi.spyOn(window, 'open').mockReturnValue(view) };
  };
  const built = {
    ...{ subject: 'Loan 123', message: '<p>Due [[dueDate]].</p><script>hit()</script><p onclick="hit()">Bye</p>' },
    ...{ isText: false, missing: ['dueDate'] },
  };

  it('is a window of 720 by 1000 with the look of the page, in which nothing can run (EMAIL-07)', async () => {
    document.documentElement.lang = 'en';
    const { view, opened } = openWindow();
    open({ build: vi.fn(async () => built) });
    const form = await chosen();
    await userEvent.click(form.getByRole('button', { name: 'Preview' }));
    await waitFor(() => expect(view.document.querySelector('h1')).toHaveTextContent('Loan 123'));
    expect(opened).toHaveBeenCalledExactlyOnceWith('', 'email-viewer', 'popup,width=720,height=1000');
    const { document: shown } = view;
    expect([shown.title, shown.documentElement.lang]).toEqual(['Email Viewer', 'en']);
    expect(shown.querySelector('dl')).toHaveTextContent('Fromhelp@example.comTopam@example.com');
    expect([...shown.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['[[dueDate]]']);
    expect(shown.body).toHaveTextContent('This loan has no value for [[dueDate]]');
    expect(shown.querySelector('script, [onclick]')).toBeNull();
    expect(shown.head.querySelectorAll('style').length).toBeGreaterThan(0);
  });

  it('closes with the panel', async () => {
    const { view } = openWindow();
    const close = vi.fn();
    view.close = close;
    open({ build: vi.fn(async () => built) });
    const form = await chosen();
    await userEvent.click(form.getByRole('button', { name: 'Preview' }));
    await waitFor(() => expect(view.document.querySelector('h1')).not.toBeNull());
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(close).toHaveBeenCalled());
  });

  it('says that the browser blocked it', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    open({ build: vi.fn(async () => built) });
    const form = await chosen();
    await userEvent.click(form.getByRole('button', { name: 'Preview' }));
    expect(await form.findByText(/Your browser blocked the preview window/)).toBeVisible();
  });
});

it('shows the dates of the loan’s progress; those with a date are active (EMAIL-13)', async () => {
  open();
  const steps = within(await (await panel()).findByRole('list', { name: 'Progress' })).getAllByRole('listitem');
  expect(steps.map(({ dataset, textContent }) => [textContent, dataset.state]).slice(0, 3)).toEqual([
    ['Registered11/02/26', 'done'],
    ['Submitted–', 'next'],
    ['Approved–', 'todo'],
  ]);
});

it('writes plain text without formatting for a template of plain text, and otherwise with it (EMAIL-30)', async () => {
  const rich = { ...template, code: 'R', label: 'Rich', isText: false, notes: '<p>Hello</p>' };
  open({ templates: vi.fn(async () => [template, rich]) });
  const form = await chosen();
  expect(form.getByRole('textbox', { name: 'Message' })).toHaveValue('Hello');
  expect(form.queryByRole('group', { name: 'Formatting' })).toBeNull();
  const choices = form.getByRole('combobox', { name: /Template/ });
  // In the order of document generation, in which the server answers them.
  expect([...choices.querySelectorAll('option')].map(({ textContent }) => textContent).filter(Boolean)).toEqual([
    'Welcome',
    'Rich',
  ]);
  await userEvent.selectOptions(choices, 'Rich');
  expect(await form.findByRole('group', { name: 'Formatting' })).toBeVisible();
});

describe('a sent email', () => {
  const problem = { message: 'The connection to the mail server was lost (ECONNECTION).' };
  const unclear: SentEmail = {
    ...sent,
    ...{ state: 'unknown', order: 'o1', problem },
    recipients: [
      { address: 'ann@example.com', state: 'accepted', code: null },
      { address: 'bo@example.com', state: 'unknown', code: null },
      { address: 'gone@example.com', state: 'refused', code: 550 },
    ],
  };
  const openSent = async (more: object) => {
    const stubs = open({ sent: vi.fn(async () => ({ emailsSent: [unclear], cursor: null })), ...more });
    await userEvent.click((await panel()).getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: /First/ }));
    return stubs;
  };

  it('says what became of it at each recipient, and why', async () => {
    await openSent({});
    const rows = within(screen.getByRole('list', { name: 'Recipients' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'ann@example.comSent',
      'bo@example.comOutcome unknown',
      'gone@example.comRefused (mail server reply 550)',
    ]);
    expect(screen.getByText(problem.message)).toBeVisible();
  });

  it('of an unknown outcome is sent again by a person, who is warned, to those who may lack it', async () => {
    const sendAgain = vi.fn(async () => ({ id: 'e', order: 'o2' }));
    const { sent: list } = await openSent({ sendAgain });
    await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
    const question = within(await screen.findByRole('dialog', { name: 'Send this email again?' }));
    expect(question.getByText(/It may have arrived. Check with bo@example.com and gone@example.com/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Send again' }));
    expect(sendAgain).toHaveBeenCalledExactlyOnceWith('123', 'e', 'o1');
    await waitFor(() => expect(list.mock.calls.length).toBeGreaterThan(1));
  });
});

it('shows earlier emails on demand, and lets the user try again if they cannot be loaded', async () => {
  const earlier = { ...sent, id: 'd', subject: 'The very first' };
  const list = vi
    .fn()
    .mockResolvedValueOnce({ emailsSent: [sent], cursor: 'e' })
    .mockRejectedValueOnce(new Error('Connection lost'))
    .mockResolvedValueOnce({ emailsSent: [earlier], cursor: null });
  open({ sent: list });
  await userEvent.click((await panel()).getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Show earlier emails' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The very first')).toBeVisible();
  expect(screen.getByText('First')).toBeVisible();
  expect(list.mock.calls.map(([, before]) => before)).toEqual([null, 'e', 'e']);
  expect(screen.queryByRole('button', { name: 'Show earlier emails' })).toBeNull();
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
