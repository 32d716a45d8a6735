import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FakeAnswer, fakeServer } from '../../testing/fake-server';
import { renderInPortal } from '../../testing/renderInPortal';
import { LogoSetting } from './LogoSetting';

const logo = { name: 'emet.svg', contentType: 'image/svg+xml', size: 117, width: 120, height: 40 };
const LOGO = '/api/emet-data/general-settings/logo';

/** Serves the logo until it is removed. */
function serve(removal: FakeAnswer) {
  let current: object = { version: 3, logo };
  return fakeServer(({ method, path }) => {
    if (path === `${LOGO}/image`) return { text: '<svg/>', headers: { 'Content-Type': 'image/svg+xml' } };
    if (method === 'GET') return { json: current };
    if (removal.status === undefined && removal.json) current = removal.json;
    return removal;
  });
}

beforeEach(() => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:logo', revokeObjectURL: () => undefined }));
});
afterEach(() => vi.unstubAllGlobals());

async function remove() {
  renderInPortal(<LogoSetting />, { at: '/main/admin/general-settings' });
  expect(await screen.findByRole('img', { name: 'The lender’s logo' })).toHaveAttribute('src', 'blob:logo');
  expect(screen.getByText('emet.svg')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove logo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove the logo?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Remove logo' }));
}

it('shows the logo as documents print it, and removes the version that is shown after asking', async () => {
  const seen = serve({ json: { version: 4, logo: null } });
  await remove();
  expect(await screen.findByText('No logo')).toBeVisible();
  expect(seen.find(({ method }) => method === 'DELETE')?.path).toBe(`${LOGO}?version=3`);
  expect(screen.getByRole('button', { name: 'Upload logo' })).toBeVisible();
});

it('says that someone else changed the logo', async () => {
  serve({ status: 409, json: { code: 'stale', message: 'This has changed since you opened it.' } });
  await remove();
  expect(await screen.findByText(/has changed since/)).toBeVisible();
});

it('refuses a file of another type before it is sent', async () => {
  const seen = serve({});
  renderInPortal(<LogoSetting />, { at: '/main/admin/general-settings' });
  await userEvent.click(await screen.findByRole('button', { name: 'Replace logo' }));
  const files = [new File(['x'], 'emet.gif', { type: 'image/gif' })];
  await userEvent.upload(await screen.findByLabelText('choose from your computer'), files, { applyAccept: false });
  expect(await screen.findByRole('alert')).toHaveTextContent('emet.gif');
  expect(seen.every(({ method }) => method === 'GET')).toBe(true);
});
