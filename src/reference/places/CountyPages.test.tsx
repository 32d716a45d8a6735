import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server';
import { renderInPortal } from '../../testing/renderInPortal';
import { CountyCreatePage } from './CountyCreatePage';
import { CountyEditPage } from './CountyEditPage';

const county = { id: 'c1', version: 1, year: 2026, fips: '06999', state: 'CA', name: 'Larkspur County' };
const limits = { gse: '832750', fha: '541287', va: '832750' };

/** Pastes the text, which is faster than typing it. */
async function enter(box: HTMLElement, value: string) {
  await userEvent.click(box);
  await userEvent.paste(value);
}

afterEach(() => vi.unstubAllGlobals());

describe('a county', () => {
  it('is created in the year in force, and opens', async () => {
    const seen = fakeServer(({ method, path }) => {
      if (method === 'POST') return { json: { ...county, ...limits } };
      return { json: path.includes('limit-years') ? [{ year: 2026, inForce: true }, { year: 2025 }] : [] };
    });
    const { where } = renderInPortal(<CountyCreatePage />, { at: '/main/admin/county/create' });
    await enter(await screen.findByRole('textbox', { name: /FIPS/ }), '06999');
    expect(screen.getByRole('textbox', { name: 'Year' })).toHaveValue('2026');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'CA');
    await enter(screen.getByRole('textbox', { name: 'Name' }), 'Larkspur County');
    for (const [name, value] of [
      ['GSE limit', limits.gse],
      ['FHA limit', limits.fha],
      ['VA limit', limits.va],
    ] as const)
      await enter(screen.getByRole('textbox', { name }), value);
    await userEvent.click(screen.getByRole('button', { name: /Create|Save/ }));
    await vi.waitFor(() => expect(where()).toBe('/main/admin/county/c1'));
    const { id: _id, version: _version, ...sent } = county;
    expect(seen.find(({ method }) => method === 'POST')?.body).toMatchObject({ ...sent, ...limits });
  });

  it("can't be deleted while ZIP codes use it, and shows how many do", async () => {
    const seen = fakeServer(({ method, path }) => {
      if (method === 'DELETE') return { status: 409, json: { code: 'in-use', message: 'Used.', uses: { zips: 3 } } };
      return { json: path.includes('/history') ? [] : { ...county, ...limits } };
    });
    renderInPortal(<CountyEditPage />, { at: '/main/admin/county/c1', route: '/main/admin/county/:id' });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(/3 ZIP codes/)).toBeVisible();
    expect(seen.find(({ method }) => method === 'DELETE')?.path).toContain('/emet-data/county/c1?version=1');
  });
});
