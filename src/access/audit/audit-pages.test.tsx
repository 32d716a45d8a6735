import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { auditActions } from '../../../domain/audit/audit-actions';
import { auditLogFields } from '../../../domain/audit/audit-log-fields';
import { allMessages } from '../../testing/all-messages';
import { fakeServer } from '../../testing/fake-server';
import { renderInPortal } from '../../testing/renderInPortal';
import { onScreen } from '../../testing/screen-width';
import { AuditEntryPage } from './AuditEntryPage';
import { AuditListPage } from './AuditListPage';

const entry = {
  ...{ id: '6c0f0a4e-36c6-4f0f-9d1f-3f6f6f0d0c11', at: '2026-11-22T16:48:07.120Z', actor: null, action: 'sign-in' },
  ...{ subject: 'user:closer', outcome: 'denied', address: '203.0.113.7', requestId: 'r1', times: null },
};

afterEach(() => vi.unstubAllGlobals());

const list = (rows: readonly object[]) =>
  fakeServer(() => ({ json: rows, headers: { 'Content-Range': `audit 0-${rows.length - 1}/${rows.length}` } }));

describe('the audit', () => {
  it('names actions in words, with their code on hover, and counts repetitions', async () => {
    list([
      { ...entry, times: 4 },
      { ...entry, id: '2', action: 'loan.credit-report.cancel' },
      { ...entry, id: '3', action: 'of.a.later.version', subject: 'of-a-later-version:7' },
    ]);
    renderInPortal(<AuditListPage />);
    expect((await screen.findByText('Sign in')).closest('[title]')).toHaveAttribute('title', 'sign-in');
    expect(screen.getByText('Cancel credit report order')).toBeVisible();
    expect(screen.getByText('of.a.later.version')).toBeVisible();
    expect(screen.getByText(/4 times/)).toBeVisible();
    expect(screen.getAllByTitle('user:closer')[0]).toHaveTextContent('User closer');
    expect(screen.getByTitle('of-a-later-version:7')).toHaveTextContent('of-a-later-version:7');
  });

  it('has columns, saved views and the CSV on a phone, too', async () => {
    onScreen('narrow');
    list([entry]);
    renderInPortal(<AuditListPage />);
    for (const name of [/Columns/, /Export CSV/, 'Saved view'])
      expect(await screen.findByRole('button', { name })).toBeVisible();
  });

  it.each(['en', 'tr', 'ar'] as const)('offers every action by its name as a filter (%s)', (language) => {
    const named = allMessages[language].resources;
    expect(auditLogFields.action.options).toBe(auditActions);
    expect(Object.keys(Object(named)['main/admin/audit'].options.action).toSorted()).toEqual(auditActions.toSorted());
  });

  it.each([
    ['user:closer', 'login', 'User ID'],
    ['loan:2611000001', 'sNoteIR', 'Note rate'],
    ['loan:2611000001', 'folderName', 'Folder'],
    ['branch:4f3c', 'manager', 'Manager'],
    ['order:1', 'ofLater', 'ofLater'],
  ])('of %s names the value %s in words: %s', async (subject, field, name) => {
    fakeServer(() => ({ json: { ...entry, subject, fields: [{ field, before: null, after: 'x' }] } }));
    const at = `/main/admin/audit/${entry.id}/show`;
    renderInPortal(<AuditEntryPage />, { at, route: '/main/admin/audit/:id/show' });
    expect(await screen.findByRole('rowheader', { name })).toHaveAttribute('title', field);
  });

  it.each([
    [{ field: 'reason', before: null, after: 'wrong-password' }, ['Field', 'Value']],
    [{ field: 'name', before: 'Old', after: 'New' }, ['Field', 'Before', 'After']],
  ])('shows values before only where something changed: %o', async (field, titles) => {
    fakeServer(() => ({ json: { ...entry, fields: [field] } }));
    renderInPortal(<AuditEntryPage />, {
      at: `/main/admin/audit/${entry.id}/show`,
      route: '/main/admin/audit/:id/show',
    });
    expect(await screen.findByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(titles);
  });
});
