import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { HomePage } from '../../shell/home/HomePage';
import { PanelProvider } from '../../shell/panel/usePanel';
import { WorkPanel } from '../../shell/panel/WorkPanel';
import { shellCalls } from '../../shell/shell-calls';
import { renderInPortal, signInAs } from '../../testing/renderInPortal';
import { stubCalls } from '../../testing/stub-calls';
import { pipelineAddress, pipelineFilter } from './address';
import { PipelineHead } from './PipelineHead';

/** Every figure is different, so that a link cannot be taken for another. */
const figures = {
  tabs: { 0: 101, 1: 102, 2: 103 },
  groups: [
    { tab: 0, group: 'early', loans: 104 },
    { tab: 0, group: 'other', loans: 105 },
  ],
  statuses: [],
  locksExpiring: 106,
  locksByDay: [],
  conditionsWaiting: 107,
  unreadAnnouncements: 108,
  unreadMessages: 109,
};

/** The filter of the list that has the loans of a figure; tests of the server count them. */
const lists: Readonly<Record<string, object>> = {
  101: { tab: 0 },
  102: { tab: 1 },
  103: { tab: 2 },
  104: { tab: 0, statusGroup: ['early'] },
  105: { tab: 0, statusGroup: ['other'] },
  106: { tab: 0, sRateLockStatusT: ['1'], sRLckdExpiredD: { from: '0d', to: '7d' } },
  107: { tab: 0, sStatusT: ['33'] },
  109: { tab: 0, unread: true },
};

/** Every number on the page, with the address that it leads to. */
function numbersShown(): readonly (readonly [string, string | null])[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: [string, string | null][] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent ?? '';
    const link = walker.currentNode.parentElement?.closest('a');
    if (/^[\d,]+$/.test(text)) found.push([text, link?.getAttribute('href') ?? null]);
  }
  return found;
}

const filterAt = (address: string | null): object => {
  const [path, query] = (address ?? '').split('?');
  expect(path).toBe('/main/pipelines');
  return pipelineFilter(pipelineAddress.read(new URLSearchParams(query)));
};

beforeEach(() => {
  localStorage.clear();
  signInAs({ username: 'ann', displayName: 'Ann Lee', roles: ['Processor'], menuPermissions: [31, 16] });
  stubCalls(shellCalls, { homeFigures: vi.fn().mockResolvedValue(figures) });
});

it.each([
  ['Home', <HomePage key="home" />, ['101', '102', '103', '106', '107', '109', '108']],
  ['the pipeline overview', <PipelineHead key="head" />, ['106', '107', '104', '105']],
  [
    'Your loans today',
    <PanelProvider key="panel" kind="work">
      <WorkPanel />
    </PanelProvider>,
    ['101', '102', '103', '106', '107', '109'],
  ],
])('leads from every number of %s to the list that it counts', async (_name, element, expected) => {
  renderInPortal(element, { at: '/main/rates' });
  await waitFor(() => expect(numbersShown().map(([number]) => number)).toEqual(expected));
  for (const [number, address] of numbersShown()) {
    if (number === '108') expect(address).toBe('/main/resources/announcements?unread=true');
    else expect([number, filterAt(address)]).toEqual([number, lists[number]]);
  }
});

it('filters by the day of a lock', async () => {
  const { where } = renderInPortal(<PipelineHead />, { at: '/main/pipelines' });
  (await screen.findByRole('button', { name: 'Locks by day' })).click();
  const day = await screen.findByRole('link', { name: /^tomorrow/ });
  expect(screen.getAllByRole('link', { name: /\d\d\/\d\d\/\d\d/ })).toHaveLength(8);
  day.click();
  await waitFor(() => expect(where()).toBe('/main/pipelines?sRateLockStatusT=1&sRLckdExpiredD=1d..1d'));
});
