import { describe, expect, it, vi } from 'vitest';
import { loadI18n, loadParts } from './portal-i18n';

describe('the language of the portal', () => {
  it('is English, Turkish or Arabic, also in React-Admin’s own texts', async () => {
    await loadParts(['messages']);
    const english = await loadI18n('en', vi.fn());
    expect(english.translate('pages.pipeline')).toBe('Pipeline');
    expect(english.translate('ra.action.save')).toBe('Save');
    const turkish = await loadI18n('tr', vi.fn());
    expect(turkish.translate('pages.pipeline')).toBe('Kredi listesi');
    expect(turkish.translate('ra.action.save')).toBe('Kaydet');
    const arabic = await loadI18n('ar', vi.fn());
    expect(arabic.translate('ra.action.save')).toBe('حفظ');
  });

  it('fills in values and selects plurals by the rules of the language', async () => {
    await loadParts(['messages']);
    const { translate } = await loadI18n('en', vi.fn());
    expect(translate('states.requestId', { id: 'r-1' })).toBe('Request ID r-1');
    expect(translate('dialogs.fieldErrors', { smart_count: 1 })).toBe('1 field needs attention');
    expect(translate('dialogs.fieldErrors', { smart_count: 3 })).toBe('3 fields need attention');
    expect(translate('dialogs.fieldErrors', { count: 12480, smart_count: 12480 })).toBe('12,480 fields need attention');
    expect(translate('states.notFoundHelp', { path: 12480 })).toContain('12480');
    const turkish = await loadI18n('tr', vi.fn());
    expect(turkish.translate('dialogs.fieldErrors', { count: 12480, smart_count: 12480 })).toContain('12.480');
    const arabic = await loadI18n('ar', vi.fn());
    expect(arabic.translate('dialogs.fieldErrors', { smart_count: 2 })).toBe('حقلان يحتاجان إلى انتباه');
    expect(arabic.translate('ra.notification.deleted', { smart_count: 2 })).toBe('تم حذف العنصرين');
  });

  it('keeps percent and dollar signs at their digits in Arabic', async () => {
    await loadParts(['pricing']);
    const english = await loadI18n('en', vi.fn());
    expect(english.translate('pricing.plan.percent', { percent: '1.500%' })).toBe('Lender Paid 1.500%');
    const arabic = await loadI18n('ar', vi.fn());
    expect(arabic.translate('pricing.plan.percent', { percent: '1.500%' })).toContain('\u20661.500%\u2069');
    expect(arabic.translate('pricing.cashOf', { cash: '−$1,250.00' })).toContain('\u2066−$1,250.00\u2069');
  });

  it('keeps special characters in values unescaped', async () => {
    const { translate } = await loadI18n('en', vi.fn());
    expect(translate('states.notFoundHelp', { path: '/a&b' })).toContain('/a&b');
  });

  it('shows what a caller gives instead of a text that is not there, with its values', async () => {
    const { translate } = await loadI18n('en', vi.fn());
    expect(translate('resources.none.page.edit', { id: 7, _: 'Edit' })).toBe('Edit');
    expect(translate('resources.none.page.edit', { id: 7, _: 'Edit {{id}}' })).toBe('Edit 7');
    expect(translate('resources.none.page.edit', { id: 7 })).toBe('resources.none.page.edit');
  });

  it('loads the texts of a page with it, and again after a change of language', async () => {
    const english = await loadI18n('en', vi.fn());
    await loadParts(['admin']);
    expect(english.translate('people.user.employees')).toBe('Employees');
    const turkish = await loadI18n('tr', vi.fn());
    expect(turkish.translate('people.user.employees')).toBe('Çalışanlar');
  });

  it('loads the texts of a page that opens while the language changes', async () => {
    const changing = loadI18n('ar', vi.fn());
    await loadParts(['pricing']);
    expect((await changing).translate('registration.title')).toBe('تسجيل قرضي');
  });

  it('passes a change of language to the portal, and ignores unknown languages', async () => {
    const onChange = vi.fn();
    const provider = await loadI18n('en', onChange);
    await provider.changeLocale('tr');
    await provider.changeLocale('fr');
    expect(onChange.mock.calls).toEqual([['tr']]);
    expect(provider.getLocale()).toBe('en');
  });
});
