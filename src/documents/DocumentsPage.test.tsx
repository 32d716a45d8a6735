import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Edoc } from '../../domain/documents/document.schemas';
import { message } from '../../domain/messages/message';
import { ApiError } from '../providers/data/api-error';
import { fakeServer } from '../testing/fake-server';
import { renderInPortal, signInAs } from '../testing/renderInPortal';
import { onScreen } from '../testing/screen-width';
import { stubCalls } from '../testing/stub-calls';
import { DocumentsPage } from './DocumentsPage';
import { documentsCalls } from './documents-calls';

const ids = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'] as const;
const edoc = (index: 0 | 1, name: string, more: Partial<Edoc> = {}): Edoc => ({
  id: ids[index],
  docId: ids[index],
  name,
  size: 2000,
  createdTime: '2026-11-20T18:00:00.000Z',
  created_date: '2026-11-20T18:00:00.000Z',
  createdBy: 'Lou Officer',
  folderName: '99 UNSORTED',
  properties: { docType: 'UNSORTED' },
  doc_type: 'UNSORTED',
  version: 1,
  number: 1,
  madeFrom: [],
  replacedTime: null,
  lenderOnly: false,
  canChange: true,
  ...more,
});
const two = [edoc(0, 'a.pdf'), edoc(1, 'b.pdf', { version: 4 })];
const show = (query = '') =>
  renderInPortal(<DocumentsPage />, { at: `/loans/26/documents${query}`, route: '/loans/:loanNum/documents' });
const pick = (name: string) => userEvent.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));
type Dialog = ReturnType<typeof dialog>;

beforeEach(() => {
  onScreen('narrow');
  signInAs({ roles: ['Loan Officer'], menuPermissions: [18] });
  fakeServer(({ path }) => ({ json: path.includes('writers') ? { roles: [] } : [] }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('the documents of a loan', () => {
  it('shows a skeleton while they load', () => {
    stubCalls(documentsCalls, { list: () => new Promise(() => undefined) });
    const { container } = show();
    expect(container.querySelector('.MuiSkeleton-root')).toBeVisible();
    expect(screen.queryByText('No documents yet')).toBeNull();
  });

  it('invites to upload if there are none', async () => {
    stubCalls(documentsCalls, { list: async () => [] });
    show();
    expect(await screen.findByText('No documents yet')).toBeVisible();
    expect(screen.getByText(/drop PDF files here/)).toBeVisible();
  });

  it('are grouped by folder, and found by words', async () => {
    const others = [two[0] as Edoc, edoc(1, 'escrow.pdf', { folderName: 'ESCROW' })];
    stubCalls(documentsCalls, { list: async () => others });
    show();
    expect(await screen.findByRole('region', { name: 'ESCROW' })).toHaveTextContent('escrow.pdf');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search documents' }), 'esc');
    await waitFor(() => expect(screen.queryByText('a.pdf')).toBeNull());
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search documents' }), 'xx');
    expect(await screen.findByText('No matches')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(await screen.findByText('a.pdf')).toBeVisible();
  });

  it('cannot be changed by those who may only read', async () => {
    signInAs({ roles: ['Loan Officer'], menuPermissions: [18], pageLetters: { documents: 'r' } });
    stubCalls(documentsCalls, { list: async () => two });
    show();
    await screen.findByText('a.pdf');
    expect(screen.queryByRole('button', { name: 'Upload' })).toBeNull();
    await pick('a.pdf');
    expect(screen.getByRole('button', { name: /^ZIP/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  });

  it('can be asked for again after an error', async () => {
    const list = vi.fn().mockRejectedValueOnce(new ApiError('broken', 500)).mockResolvedValue(two);
    stubCalls(documentsCalls, { list });
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('a.pdf')).toBeVisible();
  });

  it('are not shown without permission', async () => {
    stubCalls(documentsCalls, { list: () => Promise.reject(new ApiError('no', 403)) });
    show();
    expect(await screen.findByText('Not Authorized')).toBeVisible();
  });

  it('are renamed and moved with the version that the user saw', async () => {
    const change = vi.fn().mockResolvedValue([]);
    stubCalls(documentsCalls, { list: async () => two, change });
    show();
    await screen.findByText('b.pdf');
    await pick('b.pdf');
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    const edit = dialog('Edit document');
    // '06 ASSETS' must not read 'ASSETS 06' on a page in Arabic.
    for (const name of ['Type', 'Folder']) expect(edit.getByRole('combobox', { name })).toHaveAttribute('dir', 'auto');
    await userEvent.clear(edit.getByRole('textbox', { name: 'File name' }));
    await userEvent.type(edit.getByRole('textbox', { name: 'File name' }), 'Note');
    await userEvent.clear(edit.getByRole('combobox', { name: 'Folder' }));
    await userEvent.type(edit.getByRole('combobox', { name: 'Folder' }), 'CLOSING');
    await userEvent.click(edit.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(change).toHaveBeenCalledWith('26', [{ docId: ids[1], version: 4, folderName: 'CLOSING', name: 'Note' }]),
    );
    expect(await screen.findByText('Document saved.')).toBeVisible();
  });

  it('keeps the dialog and says why if another user changed one in the meantime', async () => {
    const change = vi.fn().mockRejectedValue(new ApiError('Someone else changed it.', 409));
    stubCalls(documentsCalls, { list: async () => two, change });
    show();
    await screen.findByText('a.pdf');
    await pick('a.pdf');
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    await userEvent.type(dialog('Edit document').getByRole('textbox', { name: 'File name' }), '2');
    await userEvent.click(dialog('Edit document').getByRole('button', { name: 'Save' }));
    expect(await dialog('Edit document').findByRole('alert')).toHaveTextContent('Someone else changed it.');
  });

  it('asks before closing a dialog discards edits or the order of a join', async () => {
    stubCalls(documentsCalls, { list: async () => two });
    show();
    await screen.findByText('a.pdf');
    await pick('a.pdf');
    const asksOnCancel = async (name: string) => {
      await userEvent.click(dialog(name).getByRole('button', { name: 'Cancel' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    await userEvent.type(dialog('Edit document').getByRole('textbox', { name: 'File name' }), '2');
    await asksOnCancel('Edit document');
    await pick('a.pdf');
    await pick('b.pdf');
    await userEvent.click(screen.getByRole('button', { name: 'Join' }));
    await userEvent.click(dialog('Join 2 documents').getByRole('button', { name: 'Move b.pdf up' }));
    await asksOnCancel('Join 2 documents');
    await pick('a.pdf');
    await pick('b.pdf');
    await userEvent.click(screen.getByRole('button', { name: 'Join' }));
    await userEvent.click(dialog('Join 2 documents').getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('keep what another user changed meanwhile, and the edits of this one', async () => {
    const theirs = [edoc(0, 'a.pdf', { version: 2, doc_type: 'W-2', folderName: '05 INCOME' }), two[1] as Edoc];
    let stored = two;
    const change = vi.fn<typeof documentsCalls.change>(async () => {
      if (stored === theirs) return [];
      stored = theirs;
      throw new ApiError('Someone else changed a.pdf.', 409, { code: 'stale' });
    });
    stubCalls(documentsCalls, { list: async () => stored, change });
    show();
    await screen.findByText('a.pdf');
    await pick('a.pdf');
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    const edit = dialog('Edit document');
    await userEvent.type(edit.getByRole('textbox', { name: 'File name' }), '2');
    await userEvent.click(edit.getByRole('button', { name: 'Save' }));
    expect(await edit.findByRole('alert')).toHaveTextContent('Someone else changed a.pdf.');
    await waitFor(() => expect(edit.getByRole('combobox', { name: 'Type' })).toHaveValue('W-2'));
    await userEvent.click(edit.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(change).toHaveBeenCalledTimes(2));
    expect(change.mock.calls.map(([, changes]) => changes)).toEqual([
      [{ docId: ids[0], version: 1, name: 'a2' }],
      [{ docId: ids[0], version: 2, name: 'a2' }],
    ]);
  });

  it('are joined in the order that the user chose', async () => {
    const join = vi.fn().mockResolvedValue(two[0]);
    stubCalls(documentsCalls, { list: async () => two, join });
    show();
    await screen.findByText('a.pdf');
    await pick('a.pdf');
    await pick('b.pdf');
    await userEvent.click(screen.getByRole('button', { name: 'Join' }));
    await userEvent.click(dialog('Join 2 documents').getByRole('button', { name: 'Move b.pdf up' }));
    await userEvent.click(dialog('Join 2 documents').getByRole('button', { name: 'Join' }));
    const documents = [
      { docId: ids[1], version: 4 },
      { docId: ids[0], version: 1 },
    ];
    await waitFor(() => expect(join).toHaveBeenCalledWith('26', expect.objectContaining({ name: 'a', documents })));
  });

  it('are each filed by what their names mean, until the user files them', async () => {
    const add = vi.fn<typeof documentsCalls.add>(async () => []);
    stubCalls(documentsCalls, { list: async () => two, add });
    show();
    await screen.findByText('a.pdf');
    await userEvent.click(screen.getByRole('button', { name: 'Upload' }));
    const upload = dialog('Upload documents');
    const named = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' });
    const choose = (...files: File[]) => userEvent.upload(upload.getByLabelText('choose from your computer'), files);
    const filing = (part: { getByRole: Dialog['getByRole'] } = upload) =>
      ['Type', 'Folder'].map((name) => part.getByRole<HTMLInputElement>('combobox', { name }).value);
    const of = (name: string) => within(upload.getByRole('group', { name }));
    expect(filing()).toEqual(['UNSORTED', '99 UNSORTED']);
    await choose(named('Bank Statement March.pdf'));
    expect(filing()).toEqual(['BANK STATEMENT', '07 ASSETS']);
    expect(upload.getByText('Type and folder are suggested by the file name.')).toBeVisible();
    await choose(named('Delgado_M-PayStub.pdf'), named('scan.pdf'));
    expect(filing(of('Bank Statement March.pdf'))).toEqual(['BANK STATEMENT', '07 ASSETS']);
    expect(filing(of('Delgado_M-PayStub.pdf'))).toEqual(['PAYSTUB', '06 INCOME']);
    expect(filing(of('scan.pdf'))).toEqual(['UNSORTED', '99 UNSORTED']);
    expect(filing(of('All files'))).toEqual(['', '']);
    // The whole list opens, whatever the input says.
    await userEvent.click(of('scan.pdf').getByRole('combobox', { name: 'Type' }));
    await userEvent.click(await screen.findByRole('option', { name: 'W-2' }));
    expect(filing(of('scan.pdf'))).toEqual(['W-2', '06 INCOME']);
    await userEvent.click(upload.getByRole('button', { name: 'Remove Bank Statement March.pdf' }));
    await userEvent.click(upload.getByRole('button', { name: 'Upload' }));
    const [, sent, body] = add.mock.calls[0] ?? [];
    expect(sent?.map(({ name }) => name)).toEqual(['Delgado_M-PayStub.pdf', 'scan.pdf']);
    expect(JSON.parse(body?.filings ?? '')).toEqual([
      { docType: 'PAYSTUB', folderName: '06 INCOME' },
      { docType: 'W-2', folderName: '06 INCOME' },
    ]);
  });

  it('are all filed alike at once, or as typed before they are chosen', async () => {
    const add = vi.fn<typeof documentsCalls.add>(async () => []);
    stubCalls(documentsCalls, { list: async () => two, add });
    show();
    await screen.findByText('a.pdf');
    await userEvent.click(screen.getByRole('button', { name: 'Upload' }));
    const upload = dialog('Upload documents');
    const type = (part: { getByRole: Dialog['getByRole'] }) => part.getByRole('combobox', { name: 'Type' });
    await userEvent.clear(type(upload));
    await userEvent.paste('LEASE');
    const files = ['Bank Statement.pdf', 'PayStub.pdf'].map((name) => new File(['%PDF'], name));
    await userEvent.upload(upload.getByLabelText('choose from your computer'), files);
    expect(type(within(upload.getByRole('group', { name: 'PayStub.pdf' })))).toHaveValue('LEASE');
    const all = within(upload.getByRole('group', { name: 'All files' }));
    await userEvent.clear(type(all));
    await userEvent.paste('VOE');
    expect(type(within(upload.getByRole('group', { name: 'Bank Statement.pdf' })))).toHaveValue('VOE');
    await userEvent.click(upload.getByRole('button', { name: 'Upload' }));
    expect(JSON.parse(add.mock.calls[0]?.[2].filings ?? '')).toEqual([
      { docType: 'VOE', folderName: '06 INCOME' },
      { docType: 'VOE', folderName: '06 INCOME' },
    ]);
  });

  it.each([
    ['Cancel', (upload: Dialog) => userEvent.click(upload.getByRole('button', { name: 'Cancel' }))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('are not discarded by %s without a question once they are chosen', async (_name, leave) => {
    stubCalls(documentsCalls, { list: async () => two });
    show();
    await screen.findByText('a.pdf');
    await userEvent.click(screen.getByRole('button', { name: 'Upload' }));
    const upload = dialog('Upload documents');
    const file = new File(['%PDF'], 'new.pdf', { type: 'application/pdf' });
    await userEvent.upload(upload.getByLabelText('choose from your computer'), file);
    await leave(upload);
    await userEvent.click(await screen.findByRole('button', { name: 'Keep files' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Discard the chosen files?' })).toBeNull());
    expect(upload.getByText('new.pdf')).toBeVisible();
    await leave(upload);
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Upload documents' })).toBeNull());
  });

  it('are uploaded with their progress, and those that are refused are named', async () => {
    const wording = [message('upload-none-stored'), message('file-not-pdf', { name: 'new.pdf' })];
    let refuse: (error: Error) => void = () => undefined;
    const add: typeof documentsCalls.add = (_loan, _files, _body, { onProgress }) => {
      onProgress({ sent: 1024 * 1024, total: 4 * 1024 * 1024 });
      return new Promise((_resolve, reject) => {
        refuse = reject;
      });
    };
    stubCalls(documentsCalls, { list: async () => two, add });
    show();
    await screen.findByText('a.pdf');
    await userEvent.click(screen.getByRole('button', { name: 'Upload' }));
    const upload = dialog('Upload documents');
    const file = new File(['%PDF'], 'new.pdf', { type: 'application/pdf' });
    await userEvent.upload(upload.getByLabelText('choose from your computer'), file);
    await userEvent.click(upload.getByRole('button', { name: 'Upload' }));
    expect(await screen.findByText('1.0 of 4.0 MB')).toBeVisible();
    refuse(new ApiError('No file was uploaded.', 422, { wording }));
    await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
    expect(await screen.findByText('Refused')).toBeVisible();
  });

  it('open over the list on a phone, and lead back to it', async () => {
    stubCalls(documentsCalls, { list: async () => two, part: () => new Promise(() => undefined) });
    const { where } = show();
    const row = (await screen.findByText('b.pdf')).closest('li') as HTMLElement;
    await userEvent.click(within(row).getByRole('button'));
    expect(where()).toContain(`doc=${ids[1]}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Back to documents' }));
    expect(where()).not.toContain('doc=');
  });
});
