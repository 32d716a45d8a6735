import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FolderItem } from '../../domain/files/file.schemas';
import { ApiError } from '../providers/data/api-error';
import { renderInPortal, signInAs } from '../testing/renderInPortal';
import { stubCalls } from '../testing/stub-calls';
import { AdminFilesPage } from './AdminFilesPage';
import { AnnouncementsPage } from './AnnouncementsPage';
import { filesCalls } from './files-calls';
import { PinnedAnnouncement } from './PinnedAnnouncement';
import { PublicHomePage } from './PublicHomePage';
import { FormsPage, GuidelinesPage, PublicGuidelinesPage, RateSheetsPage, RatesPage } from './ResourcePages';

const item = (name: string, more: Partial<FolderItem> = {}): FolderItem => ({
  id: `id-${name}`,
  name,
  size: 2048,
  contentType: 'application/pdf',
  createdTime: '2026-11-20T18:00:00Z',
  createdBy: 'Maren Ostrowski',
  modifiedTime: '2026-11-20T18:00:00Z',
  folderName: 'forms',
  subFolderName: '',
  version: 1,
  number: 1,
  pinned: false,
  isPublic: false,
  isDraft: false,
  publishFrom: null,
  publishTo: null,
  body: null,
  unread: false,
  ...more,
});
const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => item(`Sheet ${String(index + 1).padStart(2, '0')}.pdf`));
const page = (items: readonly FolderItem[], subFolderName = '') => ({
  items,
  nextPageToken: null,
  folderName: 'forms',
  subFolderName,
});
const folderOf = (items: readonly FolderItem[], subFolderName?: string) =>
  vi.fn().mockResolvedValue(page(items, subFolderName));
/** Renders a page with stubbed calls. */
function open(
  page: ReactNode,
  {
    calls = {},
    ...where
  }: { readonly calls?: Partial<typeof filesCalls>; readonly at?: string; readonly route?: string } = {},
) {
  stubCalls(filesCalls, calls);
  return renderInPortal(page, where);
}
const names = () => screen.getAllByRole('link', { name: /^Sheet/ }).map((link) => link.textContent);

beforeEach(() => {
  localStorage.clear();
  signInAs({ username: 'ann', displayName: 'Ann Lee', roles: ['PML Loan Officer'], isPml: true });
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:here', revokeObjectURL: () => undefined }));
});

describe('a list of files', () => {
  it('pages 11 rate sheets by 10, and shows those of all price groups at /rate-sheets', async () => {
    const folder = folderOf(numbered(11), 'CORPORATE');
    open(<RateSheetsPage />, { calls: { folder } });
    expect(await screen.findAllByRole('link', { name: /^Sheet/ })).toHaveLength(10);
    expect(folder).toHaveBeenCalledWith('rates', 'CORPORATE', expect.anything());
    expect(screen.getByText('For all price groups')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(names()).toEqual(['Sheet 11']);
  });

  it('pages 21 guidelines by 20', async () => {
    open(<GuidelinesPage />, {
      calls: { folder: folderOf(numbered(21)) },
      at: '/main/resources/guidelines?page=2',
    });
    expect(await screen.findByText('21–21 of 21')).toBeVisible();
    expect(names()).toEqual(['Sheet 21']);
  });

  it('lets the server choose the price group and shows it', async () => {
    const folder = folderOf(numbered(1), 'TPO-A');
    open(<RatesPage />, { calls: { folder } });
    expect(await screen.findByText('Price group TPO-A')).toBeVisible();
    expect(folder).toHaveBeenCalledWith('rates', undefined, expect.anything());
  });

  it('uses only the public call on public pages', async () => {
    const [folder, publicFolder] = [vi.fn(), folderOf(numbered(1))];
    open(<PublicGuidelinesPage />, { calls: { folder, publicFolder } });
    await screen.findByRole('link', { name: 'Sheet 01' });
    expect(folder).not.toHaveBeenCalled();
  });

  it('searches and sorts, with the view in the URL', async () => {
    const { where } = open(<FormsPage />, { calls: { folder: folderOf(numbered(3)) } });
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search by name' }), '02');
    await waitFor(() => expect(names()).toEqual(['Sheet 02']));
    expect(where()).toBe('/?q=02');
    await userEvent.clear(screen.getByRole('searchbox'));
    await waitFor(() => expect(names()).toHaveLength(3));
    await userEvent.click(screen.getByRole('button', { name: 'Name' }));
    await userEvent.click(screen.getByRole('button', { name: 'Name' }));
    expect(names()[0]).toBe('Sheet 03');
  });

  it('shows empty, no-match and error states', async () => {
    const { unmount } = open(<FormsPage />, { calls: { folder: folderOf([]) } });
    expect(await screen.findByText('No files yet')).toBeVisible();
    unmount();
    const failing = vi
      .fn()
      .mockRejectedValueOnce(new Error('disk full'))
      .mockResolvedValue(page(numbered(1)));
    open(<FormsPage />, { calls: { folder: failing }, at: '/?q=nothing' });
    expect(await screen.findByText('disk full')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No matches')).toBeVisible();
  });
});

describe('a file', () => {
  const pdf = { blob: new Blob(['%PDF']), name: 'Sheet 01.pdf' };

  it('opens in a preview, and closing it returns to the list', async () => {
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true, configurable: true });
    const calls = { folder: folderOf(numbered(2)), file: vi.fn().mockResolvedValue(pdf) };
    const { where } = open(<FormsPage />, { calls });
    await userEvent.click(await screen.findByRole('link', { name: 'Sheet 01' }));
    expect(await screen.findByTitle('Preview of Sheet 01.pdf')).toHaveAttribute('src', 'blob:here');
    expect(where()).toContain('open=');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(where()).toBe('/');
  });

  it("offers a download if the browser can't show PDFs", async () => {
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false, configurable: true });
    const calls = { folder: folderOf(numbered(1)), file: vi.fn().mockResolvedValue(pdf) };
    open(<FormsPage />, { calls, at: '/?open=id-Sheet 01.pdf' });
    expect(await screen.findByText('Your browser can’t show PDFs here')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download' })).toBeEnabled();
  });

  it('shows why a download failed', async () => {
    const file = vi.fn().mockRejectedValue(new ApiError('Error while downloading. Gone', 404));
    open(<FormsPage />, { calls: { folder: folderOf(numbered(1)), file } });
    await userEvent.click(await screen.findByRole('button', { name: 'Download Sheet 01.pdf' }));
    expect(await screen.findByText(/^Error while downloading\./)).toBeVisible();
  });

  it('reports a file that no longer exists', async () => {
    open(<FormsPage />, { calls: { folder: folderOf(numbered(1)) }, at: '/?open=gone' });
    expect(await screen.findByText('Not found')).toBeVisible();
  });
});

describe('announcements', () => {
  const news = [
    item('Locks', { body: '<p>Closed <strong>today</strong></p>', pinned: true, unread: true }),
    item('Old', { body: '<p>Read before</p>' }),
  ];
  const show = (more: Partial<typeof filesCalls>) =>
    open(<AnnouncementsPage />, { calls: { folder: folderOf(news), ...more } });

  it('marks an announcement as read when it opens', async () => {
    const markRead = vi.fn().mockResolvedValue(undefined);
    show({ markRead });
    expect(await screen.findByText('1 unread')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: /^Unread:.*Locks$/ }));
    const panel = await screen.findByRole('dialog', { name: 'Locks' });
    expect(within(panel).getByText('today').tagName).toBe('STRONG');
    expect(markRead).toHaveBeenCalledExactlyOnceWith('id-Locks');
  });

  it('does not mark it again, and hides the editor from readers', async () => {
    const markRead = vi.fn();
    show({ markRead });
    await userEvent.click(await screen.findByRole('link', { name: 'Old' }));
    await screen.findByText('Read before');
    expect(markRead).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: /New announcement|Edit|Delete/, hidden: true })).toBeNull();
  });

  it('lets an administrator delete after confirmation', async () => {
    signInAs({ username: 'adm', displayName: 'Maren', roles: ['Administrator'] });
    const remove = vi.fn().mockResolvedValue(undefined);
    show({ remove });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Old' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete this announcement?' });
    expect(remove).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(remove.mock.calls[0]?.[0]).toEqual({ id: 'id-Old', version: 1 });
    expect(await screen.findByText('Announcement deleted.')).toBeVisible();
  });

  it('saves an edit with the version that was read, and requires a title', async () => {
    signInAs({ username: 'adm', displayName: 'Maren', roles: ['Administrator'] });
    const saveAnnouncement = vi.fn().mockRejectedValue(new ApiError('stale', 409, { code: 'stale' }));
    show({ saveAnnouncement });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Old' }));
    const title = await screen.findByRole('textbox', { name: /Title/ });
    await userEvent.clear(title);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled());
    await userEvent.type(title, 'New');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Pin to top' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/This announcement has changed since you opened it/)).toBeVisible();
    expect(saveAnnouncement.mock.calls[0]?.[0]).toMatchObject({ id: 'id-Old', version: 1, name: 'New', pinned: true });
  });
});

describe('the draft of an announcement', () => {
  const draft = item('Rates', { body: '<p>New</p>', isDraft: true });
  const at = { at: '/main/resources/announcements?open=id-Rates', route: '/main/resources/announcements' };

  it('opens in the editor, and is published there or stays a draft', async () => {
    signInAs({ username: 'adm', displayName: 'Maren', roles: ['Administrator'] });
    const saveAnnouncement = vi.fn().mockResolvedValue({});
    const calls = { folder: folderOf([draft]), saveAnnouncement };
    const { unmount } = open(<AnnouncementsPage />, { ...at, calls });
    expect(await screen.findByRole('row', { name: /Rates.*Draft/, hidden: true })).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Publish' }));
    await waitFor(() =>
      expect(saveAnnouncement).toHaveBeenCalledWith(expect.objectContaining({ id: 'id-Rates', isDraft: false })),
    );
    unmount();
    open(<AnnouncementsPage />, { ...at, calls });
    await userEvent.click(await screen.findByRole('checkbox', { name: /Keep as a draft/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(saveAnnouncement).toHaveBeenLastCalledWith(expect.objectContaining({ isDraft: true })));
  });
});

it('does not call an announcement missing while the list is read again', async () => {
  const drafted = item('Rates', { body: '<p>New</p>' });
  let answer = (_: unknown): void => undefined;
  const folder = vi
    .fn()
    .mockResolvedValueOnce(page([item('Locks', { pinned: true, unread: true })]))
    .mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
  const at = '/main/resources/announcements?open=id-Rates';
  function HomeThenNews() {
    const [isHome, setHome] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setHome(false)}>
          Go
        </button>
        {isHome ? <PinnedAnnouncement /> : <AnnouncementsPage />}
      </>
    );
  }
  open(<HomeThenNews />, { at, route: '/main/resources/announcements', calls: { folder, markRead: vi.fn() } });
  await screen.findByText('Locks');
  await userEvent.click(screen.getByRole('button', { name: 'Go' }));
  expect(await screen.findByRole('link', { name: /Locks/ })).toBeVisible();
  expect(screen.queryByText(/Not found/)).toBeNull();
  answer(page([drafted]));
  expect(await screen.findByRole('dialog', { name: 'Rates' })).toBeVisible();
});

describe("the administrator's folders", () => {
  const at = { at: '/main/admin/form/forms', route: '/main/admin/form/:folder' };

  it('shows that an unknown folder does not exist', async () => {
    const folder = folderOf(numbered(1));
    open(<AdminFilesPage />, { ...at, at: '/main/admin/form/nope', calls: { folder } });
    expect(await screen.findByText('Record not found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to list' })).toHaveAttribute('href', '/main/admin/form');
    expect(folder).not.toHaveBeenCalled();
  });

  it('have the title of the menu at the entry, and that of their tab below it', async () => {
    const calls = { folder: folderOf(numbered(1)) };
    const { unmount } = open(<AdminFilesPage />, { at: '/main/admin/form', route: '/main/admin/form', calls });
    expect(await screen.findByRole('heading', { level: 1, name: 'Form' })).toBeVisible();
    unmount();
    open(<AdminFilesPage />, { ...at, calls });
    expect(await screen.findByRole('heading', { level: 1, name: 'Forms' })).toBeVisible();
  });

  it('renames a file, and reports a name that is taken', async () => {
    const taken = new ApiError('Taken', 409, { code: 'conflict', fields: { name: 'Taken' } });
    const rename = vi.fn().mockRejectedValue(taken);
    open(<AdminFilesPage />, { ...at, calls: { folder: folderOf(numbered(1)), rename } });
    await userEvent.click(await screen.findByRole('button', { name: 'More actions for Sheet 01.pdf' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Rename' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /Name/ }), ' 2');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Taken')).toBeVisible();
    expect(rename).toHaveBeenCalledWith({ id: 'id-Sheet 01.pdf', version: 1 }, 'Sheet 01.pdf 2');
  });

  it('asks before files that were chosen for an upload are lost', async () => {
    open(<AdminFilesPage />, { ...at, calls: { folder: folderOf(numbered(1)) } });
    await userEvent.click(await screen.findByRole('button', { name: 'Upload files' }));
    const upload = await screen.findByLabelText('choose from your computer');
    await userEvent.upload(upload, new File(['%PDF'], 'New.pdf', { type: 'application/pdf' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep files' }));
    expect(screen.getByText('New.pdf')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByText('New.pdf')).toBeNull());
  });

  it('restores an earlier version', async () => {
    const version = (number: number) => ({ number, size: 1, createdTime: '2026-11-20T18:00:00Z', createdBy: 'Ann' });
    const calls = {
      folder: folderOf([item('Sheet 01.pdf', { number: 2, version: 5 })]),
      versions: vi.fn().mockResolvedValue([version(2), version(1)]),
      restore: vi.fn().mockResolvedValue({}),
    };
    open(<AdminFilesPage />, { ...at, calls });
    await userEvent.click(await screen.findByRole('button', { name: 'More actions for Sheet 01.pdf' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Versions' }));
    expect(await screen.findByText('Current')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Restore version 1' }));
    expect(calls.restore).toHaveBeenCalledWith({ id: 'id-Sheet 01.pdf', version: 5 }, 1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('Home', () => {
  const pinned = item('Locks', { body: '<p>Closed</p>', pinned: true, unread: true });

  it('shows the pinned announcement until it is read', async () => {
    const { unmount } = open(<PinnedAnnouncement />, { calls: { folder: folderOf([pinned]) } });
    expect(await screen.findByText('Locks')).toBeVisible();
    const link = screen.getByRole('link', { name: 'Read more' });
    expect(link).toHaveAttribute('href', '/main/resources/announcements?open=id-Locks');
    unmount();
    const folder = folderOf([{ ...pinned, unread: false }]);
    open(<PinnedAnnouncement />, { calls: { folder } });
    await waitFor(() => expect(folder).toHaveBeenCalled());
    expect(screen.queryByText('Locks')).toBeNull();
  });
});

describe('the public home page', () => {
  it('shows the latest announcements and links to the public pages', async () => {
    const publicFolder = folderOf(['One', 'Two', 'Three', 'Four'].map((name) => item(name, { body: '<p>x</p>' })));
    open(<PublicHomePage />, { calls: { publicFolder } });
    expect(await screen.findByRole('link', { name: /One/ })).toHaveAttribute(
      'href',
      '/public/announcements?open=id-One',
    );
    expect(screen.queryByRole('link', { name: /Four/ })).toBeNull();
    expect(screen.getByRole('link', { name: /Daily Rate Sheets/ })).toHaveAttribute('href', '/public/rates');
    expect(screen.getByText(/Monday to Friday/)).toBeVisible();
  });
});
