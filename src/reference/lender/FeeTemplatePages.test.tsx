import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { publicFactDefaults } from '../../../domain/lender/public-facts';
import { storeOptionChanges } from '../../fields/codes/option-changes';
import { storeLender } from '../../shell/lender';
import { type FakeAnswer, fakeServer, type SeenCall } from '../../testing/fake-server';
import { renderInPortal } from '../../testing/renderInPortal';
import { FeeTemplateCreatePage, FeeTemplateEditPage, FeeTemplateListPage } from './FeeTemplatePages';

const folder = '/main/admin/loan-setup/fee-template';
const template = {
  ...{ id: 'f1', version: 3, name: 'Processing fee', type: 'Processing Fee', amount: '695.00', paidBy: 'borrower' },
  ...{ appliesTo: 'purchase', state: 'CA', channel: '1', active: true },
};

const serve = (answer: (call: SeenCall) => FakeAnswer = () => ({ status: 500 })) =>
  fakeServer((call) => {
    if (call.path.includes('/history')) return { json: [], headers: { 'Content-Range': 'history */0' } };
    if (call.path === '/api/emet-data/option') return { json: [] };
    if (call.method !== 'GET') return answer(call);
    if (call.path.includes('/fee-templates/f1')) return { json: template };
    return { json: [template], headers: { 'Content-Range': 'fee-templates 0-0/1' } };
  });
const writes = (seen: readonly SeenCall[]) => seen.filter(({ method }) => method !== 'GET');
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

beforeEach(() => {
  storeLender(publicFactDefaults);
  storeOptionChanges([]);
});
afterEach(() => vi.unstubAllGlobals());

describe('the fee templates', () => {
  it('are listed with the loans that they are for', async () => {
    serve();
    renderInPortal(<FeeTemplateListPage />, { at: folder });
    const row = await screen.findByRole('row', { name: /Processing fee/ });
    for (const text of ['695.00', 'CA']) expect(row).toHaveTextContent(text);
  });

  it('start active and paid by the borrower of any loan', async () => {
    const seen = serve(({ body }) => ({
      status: 201,
      json: { ...template, ...(body as object), id: 'f2', version: 1 },
    }));
    const { where } = renderInPortal(<FeeTemplateCreatePage />, { at: `${folder}/create` });
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Courier');
    await userEvent.type(screen.getByRole('textbox', { name: 'Fee' }), 'Courier Fee');
    await userEvent.type(screen.getByRole('textbox', { name: /^Amount/ }), '45');
    await save();
    await waitFor(() => expect(where()).toBe(`${folder}/f2`));
    expect(writes(seen)[0]?.body).toMatchObject({
      ...{ name: 'Courier', type: 'Courier Fee', amount: '45.00' },
      ...{ paidBy: 'borrower', appliesTo: 'all', active: true },
    });
  });

  it('are changed with the version that their editor saw', async () => {
    const seen = serve(({ body }) => ({ json: { ...template, ...(body as object), version: 4 } }));
    renderInPortal(<FeeTemplateEditPage />, { at: `${folder}/f1`, route: `${folder}/:id` });
    const amount = await screen.findByRole('textbox', { name: /^Amount/ });
    await userEvent.clear(amount);
    await userEvent.type(amount, '700');
    await save();
    await waitFor(() => expect(writes(seen)).toHaveLength(1));
    expect(writes(seen)[0]?.body).toEqual({ id: 'f1', version: 3, amount: '700.00' });
  });
});
