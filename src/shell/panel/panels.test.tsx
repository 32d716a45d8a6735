import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderInPortal, signInAs } from '../../testing/renderInPortal';
import { stubCalls } from '../../testing/stub-calls';
import { shellCalls } from '../shell-calls';
import { PanelButton } from './PanelButton';
import { QuickPanel } from './QuickPanel';
import { type PanelKind, PanelProvider } from './usePanel';

const figures = { tabs: { 0: 12, 1: 3, 2: 4 }, groups: [], locksExpiring: 5, locksByDay: [], conditionsWaiting: 6 };

function open(kind: PanelKind | null, at: string, closedOn?: string, hasNav = false) {
  stubCalls(shellCalls, { homeFigures: vi.fn().mockResolvedValue(figures) });
  return renderInPortal(
    <PanelProvider kind={kind} closedOn={closedOn} hasNav={hasNav}>
      <PanelButton />
      <QuickPanel />
    </PanelProvider>,
    { at },
  );
}
const panel = () => screen.queryByRole('complementary');

beforeEach(() => {
  localStorage.clear();
  signInAs({ username: 'ann', roles: ['Processor'], menuPermissions: [31] });
});

describe('the right panel outside a loan', () => {
  it('shows today’s figures and recent loans', async () => {
    open('work', '/main/resources/forms');
    expect(panel()).toHaveAccessibleName('My day');
    expect(await screen.findByText('12')).toBeVisible();
    expect(screen.getByText('Loans you open on this device appear here.')).toBeVisible();
  });

  it('omits the figures on Home, which shows them itself', () => {
    open('work', '/main/resources');
    expect(screen.queryByText('Your loans today')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Recently opened' })).toBeVisible();
  });

  it('opens and closes with its button', async () => {
    open('work', '/main/resources/forms');
    const button = screen.getByRole('button', { name: 'My day' });
    expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(button);
    expect(panel()).toBeNull();
    await userEvent.click(button);
    expect(panel()).not.toBeNull();
  });

  it('starts closed on wide pages', () => {
    open('work', '/main/pipelines', 'pipeline');
    expect(panel()).toBeNull();
    expect(screen.getByRole('button', { name: 'My day' })).toHaveAttribute('aria-pressed', 'false');
  });

  it.each([
    [1319, false, true],
    [1319, true, false],
    [1320, true, true],
    [1199, false, false],
  ])('at %i px, with a navigation (%s), is beside the content (%s)', (width, hasNav, isBeside) => {
    vi.stubGlobal('matchMedia', (media: string) => {
      const most = Number(/max-width:\s*([\d.]+)px/.exec(media)?.[1] ?? Number.POSITIVE_INFINITY);
      const listeners = { addListener: () => undefined, removeListener: () => undefined };
      return {
        media,
        matches: width <= most,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
        ...listeners,
      };
    });
    onTestFinished(() => void vi.unstubAllGlobals());
    open('work', '/main/resources/forms', undefined, hasNav);
    expect(panel() !== null).toBe(isBeside);
  });

  it('shows guests the lender’s hours and contact, and a sign-in link', () => {
    localStorage.clear();
    open('guest', '/public');
    expect(panel()).toHaveTextContent('Monday to Friday');
    expect(screen.getByRole('link', { name: 'help@example.com' })).toHaveAttribute('href', 'mailto:help@example.com');
    expect(screen.getByRole('button', { name: 'Login' })).toBeVisible();
  });

  it('is absent, with its button, in areas without one', () => {
    open(null, '/main/admin/role');
    expect(panel()).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
