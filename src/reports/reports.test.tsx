import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReportSchedule } from '../../domain/reports/schedule.schemas';
import { fakeServer } from '../testing/fake-server';
import { renderInPortal, signInAs } from '../testing/renderInPortal';
import { stubCalls } from '../testing/stub-calls';
import * as charts from './ReportChart';
import { FalloutPage } from './ReportPages';
import { ReportsPage } from './ReportsPage';
import { reportCalls } from './report-calls';

const chart = vi.spyOn(charts, 'ReportChart').mockImplementation(() => null as never);
afterAll(() => chart.mockRestore());

const figures: Awaited<ReturnType<(typeof reportCalls)['figures']>> = {
  ...{ today: '2026-11-20', by: 'reason', more: false },
  groups: [
    { key: 'canceled', values: { locks: 2, fallout: 2, amount: '300000.00', share: '20.0' } },
    { key: 'expired', values: { locks: 1, fallout: 1, amount: '90000.50', share: '10.0' } },
  ],
  total: { locks: 10, fallout: 3, amount: '390000.50', share: '30.0' },
};

const schedule: ReportSchedule = {
  ...{ id: '4f3c0000-0000-4000-8000-000000000001', version: 3, report: 'fallout', name: 'Fallout by branch' },
  ...{ query: 'by=branch', weekdays: [1, 5], hour: 8, paused: false, dueAt: '2026-11-23T16:00:00.000Z' },
  recipients: [{ id: '4f3c0000-0000-4000-8000-000000000002', name: 'Ann Lee' }],
  last: { at: '2026-11-20T16:00:00.000Z', sent: 1, withheld: 1, failed: 0, open: 0 },
};

function open(more: Partial<typeof reportCalls> = {}, at = '/main/reports/fallout') {
  stubCalls(reportCalls, {
    figures: async () => figures,
    schedules: async () => [schedule],
    readers: async () => [],
    ...more,
  });
  return renderInPortal(<FalloutPage />, { at, route: '/main/reports/fallout' });
}

beforeEach(() => {
  signInAs({ username: 'secondary', roles: ['Secondary'] });
  fakeServer(() => ({ json: [], headers: { 'Content-Range': 'locks */0' } }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('a report', () => {
  it('shows its figures as a table, whose numbers lead to the rows that they count', async () => {
    open({}, '/main/reports/fallout?filter={"branch":["Reno"]}');
    const row = await screen.findByRole('row', { name: 'Loan canceled 2 2 $300,000.00 20.0%' });
    const [, , fallout] = within(row).getAllByRole('link');
    const filter = new URLSearchParams(fallout?.getAttribute('href')?.split('?')[1]).get('filter');
    expect(JSON.parse(filter ?? '{}')).toEqual({
      branch: ['Reno'],
      reason: ['canceled', 'denied', 'withdrawn', 'lockCanceled', 'expired'],
    });
    expect(screen.getByRole('row', { name: 'Total 10 3 $390,000.50 30.0%' })).toBeVisible();
    expect(screen.getByText(/^Loan canceled: Fallout 2\. Lock expired: Fallout 1\.$/)).toBeInTheDocument();
  });

  it('groups its figures as the URL says', async () => {
    const asked = vi.fn<(typeof reportCalls)['figures']>(async () => figures);
    const page = open({ figures: asked });
    await userEvent.selectOptions(await screen.findByLabelText('Group by'), 'Month');
    expect(page.where()).toBe('/main/reports/fallout?by=month');
    await waitFor(() =>
      expect(asked).toHaveBeenCalledWith('fallout', { filter: '{}', by: 'month' }, expect.anything()),
    );
  });

  it('lists scheduled emails with what became of the last, and pauses one', async () => {
    const saved = vi.fn<(typeof reportCalls)['saveSchedule']>(async () => schedule);
    open({ saveSchedule: saved });
    await userEvent.click(await screen.findByRole('button', { name: 'Email' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Fallout: scheduled emails' }));
    expect(await dialog.findByText('Monday, Friday at 8:00 AM, Pacific time')).toBeVisible();
    expect(dialog.getByText('Last, 11/20/26 8:00 AM: 1 sent, 1 not sent, without permission')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Pause: Fallout by branch' }));
    const { dueAt: _due, last: _last, ...values } = schedule;
    await waitFor(() =>
      expect(saved).toHaveBeenCalledWith({ ...values, recipients: [schedule.recipients[0]?.id], paused: true }),
    );
  });

  it('leads from a schedule to its view, and sends one email now', async () => {
    const sent = vi.fn<(typeof reportCalls)['sendNow']>(async () => schedule);
    open({ sendNow: sent });
    await userEvent.click(await screen.findByRole('button', { name: 'Email' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Fallout: scheduled emails' }));
    const view = await dialog.findByRole('link', { name: 'Open view' });
    expect(view).toHaveAttribute('href', '/main/reports/fallout?by=branch');
    await userEvent.click(dialog.getByRole('button', { name: 'Send me one now: Fallout by branch' }));
    await waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith(schedule.id, 3));
  });

  it('says that a search found nothing, rather than that there is no data yet', async () => {
    open({ figures: async () => ({ ...figures, groups: [] }) }, '/main/reports/fallout?filter={"q":"zzz"}');
    expect(await screen.findByText('Nothing matches the search and filters.')).toBeVisible();
    expect(screen.queryByText('No data yet')).toBeNull();
  });

  it('schedules the view that is shown', async () => {
    const saved = vi.fn<(typeof reportCalls)['saveSchedule']>(async () => schedule);
    open({ saveSchedule: saved, schedules: async () => [] }, '/main/reports/fallout?by=branch');
    await userEvent.click(await screen.findByRole('button', { name: 'Email' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Schedule this view' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Schedule this view' }));
    await userEvent.click(await dialog.findByLabelText(/Name of the view/));
    await userEvent.paste('By branch');
    await userEvent.click(dialog.getByRole('button', { name: 'Save schedule' }));
    await waitFor(() =>
      expect(saved).toHaveBeenCalledWith({
        ...{ report: 'fallout', name: 'By branch', query: 'by=branch', hour: 8, recipients: [], paused: false },
        weekdays: [1, 2, 3, 4, 5],
      }),
    );
  });
});

describe('the landing page', () => {
  it('lists the reports that the roles open', () => {
    renderInPortal(<ReportsPage />, { at: '/main/reports' });
    const titles = screen.getAllByRole('listitem').map((item) => within(item).getByRole('link').getAttribute('href'));
    expect(titles).toEqual(['/main/reports/pull-through', '/main/reports/lock-expiry', '/main/reports/fallout']);
  });
});
