import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Edoc } from '../../domain/documents/document.schemas';
import { ApiError } from '../providers/data/api-error';
import { renderInPortal, signInAs } from '../testing/renderInPortal';
import { stubCalls } from '../testing/stub-calls';
import { documentsCalls } from './documents-calls';
import type { OpenPdf } from './pdf/pdf-document';
import { pdfInMemory } from './pdf/pdf-source';
import { SplitDialog } from './SplitDialog';

const { openPdf } = vi.hoisted(() => ({ openPdf: vi.fn<() => Promise<OpenPdf>>() }));
vi.mock('./pdf/open-pdf', () => ({ openPdf }));

const pdfOf = (pages: number): OpenPdf => ({
  pages,
  size: async () => ({ width: 100, height: 100 }),
  draw: async () => undefined,
  layText: async () => undefined,
  text: async () => '',
  close: () => undefined,
});

const id = '11111111-1111-4111-8111-111111111111';
const document: Edoc = {
  ...{ id, docId: id, name: 'package.pdf', size: 9, createdBy: 'Lou Officer', folderName: '99 UNSORTED', version: 4 },
  ...{ createdTime: '2026-11-20T18:00:00.000Z', created_date: '2026-11-20T18:00:00.000Z', replacedTime: null },
  ...{ properties: { docType: 'UNSORTED' }, doc_type: 'UNSORTED', number: 1, madeFrom: [] },
  ...{ lenderOnly: false, canChange: true },
};

const onShow = vi.fn();
const onClose = vi.fn();
const show = (pages: number) => {
  openPdf.mockResolvedValue(pdfOf(pages));
  renderInPortal(
    <SplitDialog {...{ document, onShow, onClose }} loanNum="26" source={pdfInMemory('one', new Uint8Array([1]))} />,
  );
};
const cut = async (page: number) =>
  userEvent.click(await screen.findByRole('button', { name: `Cut after page ${page}` }));
const action = (name: string) => screen.getByRole('button', { name });
const part = (name: string) => within(screen.getByRole('group', { name }));

beforeEach(() => {
  signInAs({ roles: ['Processor'] });
  for (const mock of [onShow, onClose, openPdf]) mock.mockReset();
});
afterEach(() => localStorage.clear());

describe('splitting a document', () => {
  it('cuts between pages, and each part gets its type and folder', async () => {
    const split = vi.fn(async () => [{ ...document, id: 'new' }]);
    stubCalls(documentsCalls, { split });
    show(5);
    await cut(2);
    await cut(4);
    const type = part('Pages 3–4').getByRole('combobox', { name: 'Type' });
    await userEvent.clear(type);
    await userEvent.paste('CREDIT REPORT');
    await userEvent.click(action('Split into 3 documents'));
    const parts = [
      { first: 1, last: 2, folderName: '99 UNSORTED', docType: 'UNSORTED' },
      { first: 3, last: 4, folderName: expect.any(String), docType: 'CREDIT REPORT' },
      { first: 5, last: 5, folderName: '99 UNSORTED', docType: 'UNSORTED' },
    ];
    expect(split).toHaveBeenCalledExactlyOnceWith('26', id, { version: 4, parts });
    expect(onShow).toHaveBeenCalledWith('new');
    expect(onClose).toHaveBeenCalled();
  });

  it('takes a cut back, and needs one to split', async () => {
    show(3);
    await cut(1);
    expect(action('Split into 2 documents')).toBeEnabled();
    await cut(1);
    expect(action('Split')).toBeDisabled();
  });

  it('asks before cuts are lost, by Cancel or a reload, and not without one', async () => {
    const reload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    show(3);
    await cut(1);
    expect(reload()).toBe(true);
    await userEvent.click(action('Cancel'));
    const question = within(await screen.findByRole('dialog', { name: 'Discard your changes?' }));
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
    expect(onClose).not.toHaveBeenCalled();
    await cut(1);
    expect(reload()).toBe(false);
    await userEvent.click(action('Cancel'));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('does not split into a part without a type', async () => {
    show(2);
    await cut(1);
    await userEvent.clear(part('Pages 2–2').getByRole('combobox', { name: 'Type' }));
    expect(action('Split into 2 documents')).toBeDisabled();
  });

  it('says that a document of one page can’t be split', async () => {
    show(1);
    expect(await screen.findByRole('status')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Cut after/ })).toBeNull();
  });

  it('keeps the cuts if someone else changed the document', async () => {
    stubCalls(documentsCalls, {
      split: () => Promise.reject(new ApiError('This has changed since you opened it.', 409, { code: 'stale' })),
    });
    show(2);
    await cut(1);
    await userEvent.click(action('Split into 2 documents'));
    expect(await screen.findByText(/has changed since/)).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
  });
});
