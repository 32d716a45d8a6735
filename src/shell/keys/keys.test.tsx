import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInPortal, signInAs } from '../../testing/renderInPortal';
import { PaletteProvider } from '../palette/PaletteProvider';

const open = () =>
  renderInPortal(
    <PaletteProvider>
      <main>
        <input type="search" aria-label="Find" />
        <button type="button">Elsewhere</button>
      </main>
    </PaletteProvider>,
    { at: '/main/resources', data: { getList: vi.fn().mockResolvedValue({ data: [], total: 0 }) } },
  );

const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });

beforeEach(() => {
  localStorage.clear();
  signInAs({ username: 'ann', roles: ['Loan Opener'], menuPermissions: [31] });
});

describe('keyboard shortcuts', () => {
  it('lists all shortcuts on ?, and returns the focus', async () => {
    open();
    screen.getByRole('button', { name: 'Elsewhere' }).focus();
    press('?', { shiftKey: true });
    expect(await screen.findByRole('dialog', { name: 'Help' })).toHaveTextContent('Go to Create New Loangthenn');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  });

  it('says what the page is for, and lists its own keys first', async () => {
    open();
    press('?', { shiftKey: true });
    const dialog = await screen.findByRole('dialog', { name: 'Help' });
    expect(dialog).toHaveTextContent('See what needs your attention today.');
    expect(
      within(dialog)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Home', 'Keys on every page', 'Keys on other pages']);
  });

  it.each([
    ['h', '/main/resources'],
    ['p', '/main/pipelines'],
    ['n', '/main/register-my-loan/prog-first'],
  ])('opens a page with g and %s', (key, path) => {
    const { where } = open();
    press('g');
    press(key);
    expect(where()).toBe(path);
  });

  it('uses the position of the keys on Arabic keyboards', () => {
    const { where } = open();
    press('ل', { code: 'KeyG' });
    press('ح', { code: 'KeyP' });
    expect(where()).toBe('/main/pipelines');
  });

  it('drops a pending g after a while', () => {
    const { where } = open();
    const at = vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(1000);
    press('g');
    at.mockReturnValue(2600);
    press('p');
    at.mockRestore();
    expect(where()).toBe('/main/resources');
  });

  it('focuses the page’s search with /', () => {
    open();
    press('/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('ignores letters typed into inputs', () => {
    const { where } = open();
    screen.getByRole('searchbox').focus();
    press('g');
    press('p');
    press('?', { shiftKey: true });
    expect(where()).toBe('/main/resources');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leaves browser shortcuts alone', () => {
    const { where } = open();
    press('g');
    press('p', { ctrlKey: true });
    expect(where()).toBe('/main/resources');
  });

  it('loses no letter that is typed while the palette loads', async () => {
    const { where } = open();
    await userEvent.keyboard('{Control>}k{/Control}ghost{Backspace}', { delay: null });
    expect(await screen.findByRole('combobox')).toHaveValue('ghos');
    expect(where()).toBe('/main/resources');
  });
});
