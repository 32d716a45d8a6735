import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderInPortal, signInAs } from '../../testing/renderInPortal';
import { BookmarksButton } from './BookmarksButton';
import { canBookmark, isOwnPath, MAX_BOOKMARKS, readBookmarks, withBookmark } from './bookmarks';

beforeEach(() => {
  localStorage.clear();
  signInAs({ username: 'ann', roles: ['Processor'], menuPermissions: [31] });
});

const openList = () => userEvent.click(screen.getByRole('button', { name: 'Bookmarks' }));

describe('bookmarks', () => {
  it('saves a page with its filters under a name, opens, renames and removes it', async () => {
    renderInPortal(<BookmarksButton />, { at: '/main/pipelines?tab=1&q=lee' });
    await openList();
    const name = screen.getByRole('textbox', { name: 'Bookmark name' });
    expect(name).toHaveValue('Pipeline');
    await userEvent.clear(name);
    await userEvent.type(name, 'Lee, inactive{Enter}');
    expect(screen.getByRole('link', { name: 'Lee, inactive' })).toHaveAttribute('href', '/main/pipelines?tab=1&q=lee');
    expect(screen.queryByRole('button', { name: 'Bookmark this page' })).toBeNull();

    await userEvent.click(screen.getByRole('button', { name: 'Rename Lee, inactive' }));
    await userEvent.clear(screen.getByRole('textbox'));
    await userEvent.type(screen.getByRole('textbox'), 'Lee{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Remove Lee' }));
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText(/No bookmarks yet/)).toBeVisible();
  });

  it('include the loan in the name of a page', async () => {
    renderInPortal(<BookmarksButton />, { at: '/loans/123/app/asset' });
    await openList();
    expect(screen.getByRole('textbox')).toHaveValue('Assets 123');
  });
});

describe('the list of bookmarks', () => {
  it.each([
    ['/main/pipelines?tab=1#x', true],
    ['/loans/1/Email', true],
    ['//example.com/main/pipelines', false],
    ['/\\example.com', false],
    ['https://example.com/main/pipelines', false],
    ['javascript:alert(1)', false],
    ['/no/such/page', false],
  ])('checks whether %s is a page of this portal: %s', (path, own) => {
    expect(isOwnPath(path)).toBe(own);
  });

  it('keeps at most fifty, without duplicates', () => {
    const list = Array.from({ length: MAX_BOOKMARKS }, (_, index) => ({
      id: String(index),
      name: 'x',
      path: `/loans/${index}/app/asset`,
    }));
    expect(withBookmark(list, '/main/pipelines', 'one more')).toBe(list);
    const again = withBookmark(list, '/loans/3/app/asset', 'y');
    expect(again).toHaveLength(MAX_BOOKMARKS);
    expect(again.at(-1)).toMatchObject({ name: 'y', path: '/loans/3/app/asset' });
  });

  it('offers no address without a page', () => {
    expect(canBookmark('/main/pipelines?tab=1')).toBe(true);
    expect(canBookmark('/loans/3/nowhere')).toBe(false);
    expect(withBookmark([], '/loans/3/nowhere', 'x')).toEqual([]);
  });

  it('ignores stored values that are not bookmarks', () => {
    expect(readBookmarks('nonsense')).toEqual([]);
    expect(readBookmarks([null, { id: '1', name: 'x', path: 'https://example.com' }])).toEqual([]);
  });
});
