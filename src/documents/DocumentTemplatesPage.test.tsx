import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../testing/fake-server';
import { renderInPortal } from '../testing/renderInPortal';
import { DocumentTemplatesPage } from './DocumentTemplatesPage';

const templates = [
  { id: 'approval-certificate', title: { en: 'Approval Certificate', tr: 'Onay Belgesi', ar: 'شهادة الموافقة' } },
  { id: 'adverse-action', title: { en: 'Notice of Action Taken', tr: 'Karar Bildirimi', ar: 'إشعار' } },
];

const serve = () =>
  fakeServer(({ path }) => (path.endsWith('/document-templates') ? { json: templates } : { json: {} }));

beforeEach(() => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }));
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true, configurable: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'pdfViewerEnabled');
});

describe('the catalog of documents', () => {
  it('shows the first document in the language of the user', async () => {
    const seen = serve();
    renderInPortal(<DocumentTemplatesPage />);
    expect(await screen.findByTitle('Preview of Approval Certificate')).toBeVisible();
    expect(seen.at(-1)?.path).toContain('/document-templates/approval-certificate');
  });

  it('shows another document in another language', async () => {
    const seen = serve();
    renderInPortal(<DocumentTemplatesPage />);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Notice of Action Taken' }));
    await userEvent.click(screen.getByRole('combobox', { name: 'Language of the document' }));
    await userEvent.click(screen.getByRole('option', { name: 'العربية' }));
    expect(await screen.findByTitle('Preview of Notice of Action Taken')).toBeVisible();
    await vi.waitFor(() => expect(JSON.stringify(seen.at(-1))).toMatch(/adverse-action.*ar/));
  });

  it('offers the download where the browser can’t show PDFs', async () => {
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false, configurable: true });
    serve();
    renderInPortal(<DocumentTemplatesPage />);
    expect(await screen.findByText('This browser can’t show PDFs')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download PDF' })).toBeEnabled();
  });
});
