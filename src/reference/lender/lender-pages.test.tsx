import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { publicFactDefaults } from '../../../domain/lender/public-facts';
import { loanDefaultNames } from '../../../domain/reference/loan-default-names';
import { storeOptionChanges } from '../../fields/codes/option-changes';
import { storeLender } from '../../shell/lender';
import { type FakeAnswer, fakeServer, type SeenCall } from '../../testing/fake-server';
import { renderInPortal } from '../../testing/renderInPortal';
import { AltLenderCreatePage } from './AltLenderPages';
import { EmailTemplateEditPage } from './EmailTemplatePages';
import { LoanDefaultsPage } from './LoanDefaultsPage';
import { OptionsPage } from './OptionsPage';
import { PriceGroupEditPage, PriceGroupListPage } from './PriceGroupPages';
import { SettingsPage } from './SettingsPage';

/** Serves the record and an empty history; `answer` handles writes. */
const serve = (record: object, answer: (call: SeenCall) => FakeAnswer = () => ({ status: 500 })) =>
  fakeServer((call) => {
    if (call.path.includes('/history')) return { json: [], headers: { 'Content-Range': 'history */0' } };
    if (call.path === '/api/public/settings') return { json: publicFactDefaults };
    if (call.path === '/api/emet-data/option') return { json: [] };
    return call.method === 'GET' ? { json: record } : answer(call);
  });
const writes = (seen: readonly SeenCall[]) => seen.filter(({ method }) => method !== 'GET');
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

beforeEach(() => {
  storeLender(publicFactDefaults);
  storeOptionChanges([]);
});
afterEach(() => vi.unstubAllGlobals());

describe('the general settings', () => {
  const settings = {
    ...publicFactDefaults,
    id: 'general',
    version: 4,
    servicingEmail: 'servicing@example.com',
    keepsServicing: false,
    servicingPhone: null,
    securityEmail: null,
    appraisalPortalLink: null,
    ...{ lenderAddress: '1 Elm St, Davis, CA 95616', equalCreditAgency: 'FTC', suspenseDays: 30 },
    ...{ signingDays: 14, signingReminderDays: 2 },
    subjectRent: '1',
    shortDebtPercent: 5,
    ...{ creditHardPrice: '25.00', creditSoftPrice: '8.00', creditReissuePrice: '5.00' },
    ...{ lockRolling: 'next', lockMaxExtensions: 2, lockMaxExtensionDays: 15, relockDays: 30, lockLateMinutes: 30 },
    ...{ floatDown: false, floatDownMove: '0.250', floatDownFee: '0.125', autoLock: false },
    ...{ concessionLockDesk: '0.250', concessionSecondary: '0.500', concessionAdministrator: '0.500' },
    ...{ hmdaAgency: '7', hmdaPreapprovals: false },
    registrationOpen: false,
    sessionHours: 12,
    idleMinutes: 60,
    ...{ factorRoles: [], factorGraceDays: 14 },
    revealsPerHour: 30,
    auditYears: 7,
  };
  const open = () => renderInPortal(<SettingsPage />, { at: '/main/admin/general-settings' });

  it('saves changes, and previews the business hours while the user types', async () => {
    const seen = serve(settings, ({ body }) => ({ json: { ...settings, ...(body as object), version: 5 } }));
    open();
    expect(await screen.findByText('Monday to Friday, 9:00 up to 15:59 Pacific time')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Saturday' }));
    const closes = screen.getByRole('textbox', { name: /Closes at/ });
    await userEvent.clear(closes);
    await userEvent.type(closes, '16:59');
    expect(screen.getByText('Monday to Saturday, 9:00 up to 16:59 Pacific time')).toBeVisible();
    await userEvent.type(screen.getByRole('combobox', { name: 'Other closed dates' }), '12/24/2026{Enter}');
    expect(screen.getByText('12/24/2026')).toBeVisible();
    await save();
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(writes(seen)[0]?.path).toBe('/api/emet-data/general-settings/general');
    expect(writes(seen)[0]?.body).toEqual({
      version: 4,
      closes: '16:59',
      days: [1, 2, 3, 4, 5, 6],
      holidays: ['2026-12-24'],
    });
  });

  it('keeps an invalid date in its input, and requires a weekday', async () => {
    const seen = serve(settings);
    open();
    const dates = await screen.findByRole('combobox', { name: 'Other closed dates' });
    await userEvent.type(dates, '13/45/2026{Enter}');
    expect(screen.getByText('Invalid Date')).toBeVisible();
    for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']) {
      await userEvent.click(screen.getByRole('checkbox', { name: day }));
    }
    await save();
    expect(await screen.findByText('Choose at least one day.')).toBeVisible();
    expect(writes(seen)).toHaveLength(0);
  });
});

describe('an email template', () => {
  const template = {
    id: 't1',
    version: 2,
    code: 'LOCKED',
    label: 'Rate lock confirmation',
    from: null,
    subject: 'Rate of [[loanNum]]',
    notes: 'Expires on [[lockExpiration]]',
    genDocOrder: 10,
    isText: true,
    preSelectRecipients: ['borrower'],
  };
  const open = () =>
    renderInPortal(<EmailTemplateEditPage />, {
      at: '/main/admin/email-template/t1',
      route: '/main/admin/email-template/:id',
    });

  it('shows an unknown placeholder under the field that contains it', async () => {
    serve(template, () => ({
      status: 422,
      json: { code: 'invalid', message: '', fields: { subject: 'The placeholder loan does not exist.' } },
    }));
    open();
    const subject = await screen.findByRole('textbox', { name: /Subject/ });
    await userEvent.type(subject, ' [[[[loan]]');
    await save();
    expect(await screen.findByText('The placeholder loan does not exist.')).toBeVisible();
    expect(subject).toBeInvalid();
  });

  it('offers placeholders, and previews unsaved edits filled from a loan', async () => {
    const seen = serve(template, () => ({
      json: { subject: 'Rate of 700', notes: 'For [[x]], expires on [[lockExpiration]]', missing: ['lockExpiration'] },
    }));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Insert placeholder' }));
    await userEvent.click(screen.getByRole('menuitem', { name: /Lender name/ }));
    const subject = screen.getByRole('textbox', { name: /Subject/, hidden: true });
    await waitFor(() => expect(subject).toHaveValue('Rate of [[loanNum]][[lenderName]]'));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Loan number' }), '700{Enter}');
    expect(await screen.findByText('Rate of 700')).toBeVisible();
    expect(screen.getByTitle('Lock expiration')).toBeVisible();
    expect(screen.getByText(/For \[\[x\]\], expires on/)).toBeVisible();
    expect(screen.queryByText(/lockExpiration/, { ignore: 'textarea' })).toBeNull();
    expect(
      screen.getByText('This loan has no value for Lock expiration. The email will be blank there.'),
    ).toBeVisible();
    expect(writes(seen).map(({ body }) => body)).toEqual([
      { loanNum: '700', subject: 'Rate of [[loanNum]][[lenderName]]', notes: template.notes, isText: true },
    ]);
  });
});

describe('the loan setup', () => {
  it('saves the defaults of a channel', async () => {
    const none = Object.fromEntries(loanDefaultNames.map((name) => [name, null]));
    const record = { ...none, id: '1', version: 3, sTerm: 360, sLienPosT: '0' };
    const seen = serve(record, () => ({ json: { ...record, version: 4, sTerm: 240 } }));
    const { where } = renderInPortal(<LoanDefaultsPage />, {
      at: '/main/admin/loan-setup/channel/1',
      route: '/main/admin/loan-setup/channel/:id',
    });
    const term = await screen.findByRole('textbox', { name: /^Term/ });
    expect(screen.getByRole('button', { name: 'Retail', pressed: true })).toBeVisible();
    await userEvent.clear(term);
    await userEvent.type(term, '240');
    await save();
    await screen.findByText('Saved.');
    expect(writes(seen)[0]?.path).toBe('/api/emet-data/loan-setup/1');
    expect(writes(seen)[0]?.body).toEqual({ version: 3, sTerm: 240 });
    await userEvent.click(screen.getByRole('button', { name: 'All channels' }));
    expect(where()).toBe('/main/admin/loan-setup');
  });

  it('renames a code and stops offering another', async () => {
    const option = (code: string) => ({
      list: 'sLPurposeT',
      code,
      label: code,
      ownLabel: null,
      active: true,
      version: 0,
    });
    const record = { id: 'sLPurposeT', version: 0, options: [option('0'), option('1')] };
    const seen = serve(record, () => ({ json: { ...record, version: 1 } }));
    renderInPortal(<OptionsPage />, { at: '/main/admin/loan-setup/option' });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Lender’s name for Purchase' }), 'Home purchase');
    await userEvent.click(screen.getByRole('switch', { name: 'Offer Refinance' }));
    await save();
    await screen.findByText('Saved.');
    expect(writes(seen)[0]?.body).toEqual({
      version: 0,
      options: [
        { ...option('0'), ownLabel: 'Home purchase' },
        { ...option('1'), active: false },
      ],
    });
  });

  it('shows and offers codes under the lender’s names', async () => {
    storeOptionChanges([
      { list: 'sLienPosT', code: '0', ownLabel: 'Senior lien', active: true },
      { list: 'sLienPosT', code: '1', ownLabel: null, active: false },
    ]);
    serve({ id: 'all', version: 1 });
    renderInPortal(<LoanDefaultsPage />, { at: '/main/admin/loan-setup' });
    const lien = await screen.findByRole('combobox', { name: 'Lien position' });
    expect(within(lien).getByRole('option', { name: 'Senior lien' })).toBeInTheDocument();
    expect(within(lien).queryByRole('option', { name: '2nd Mortgage' })).toBeNull();
  });
});

describe('price groups and alternative lenders', () => {
  const group = { id: 'g1', version: 1, name: 'RETAIL', description: null, active: true };

  it('lists price groups, or explains them if there are none', async () => {
    fakeServer(() => ({ json: [], headers: { 'Content-Range': 'price-groups */0' } }));
    renderInPortal(<PriceGroupListPage />, { at: '/main/admin/loan-setup/price-group' });
    expect(await screen.findByText('No price groups yet')).toBeVisible();
  });

  it('shows who uses a price group instead of deleting it', async () => {
    const seen = serve({ ...group, uses: { users: 3, branches: 0, companies: 0, rateSheets: 2 } });
    renderInPortal(<PriceGroupEditPage />, {
      at: '/main/admin/loan-setup/price-group/g1',
      route: '/main/admin/loan-setup/price-group/:id',
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const uses = within(await screen.findByRole('dialog')).getAllByRole('listitem');
    expect(uses.map(({ textContent }) => textContent)).toEqual(['3 users · User', '2 rate sheets']);
    expect(writes(seen)).toHaveLength(0);
  });

  it('creates an alternative lender and opens it', async () => {
    const seen = serve({}, ({ body }) => ({ json: { ...(body as object), id: 'l9', version: 1 } }));
    const { where } = renderInPortal(<AltLenderCreatePage />, { at: '/main/admin/loan-setup/alt-lender/create' });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Reed Bank');
    await save();
    await waitFor(() => expect(where()).toBe('/main/admin/loan-setup/alt-lender/l9'));
    expect(writes(seen)[0]).toMatchObject({ method: 'POST', path: '/api/emet-data/alt-lender' });
  });
});
