import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../testing/fake-server';
import { renderInPortal } from '../testing/renderInPortal';
import { DocumentTemplatesPage } from './DocumentTemplatesPage';
import type { OpenPdf } from './pdf/pdf-document';
import type { PdfSource } from './pdf/pdf-source';

const { openPdf } = vi.hoisted(() => ({ openPdf: vi.fn<(source: PdfSource) => Promise<OpenPdf>>() }));
vi.mock('./pdf/open-pdf', () => ({ openPdf }));

const templates = [
  { id: 'approval-certificate', title: { en: 'Approval Certificate', tr: 'Onay Belgesi', ar: 'شهادة الموافقة' } },
  { id: 'adverse-action', title: { en: 'Notice of Action Taken', tr: 'Karar Bildirimi', ar: 'إشعار' } },
];

const onePage: OpenPdf = {
  pages: 1,
  size: async () => ({ width: 100, height: 100 }),
  draw: async () => undefined,
  layText: async () => undefined,
  text: async () => '',
  close: () => undefined,
};

const serve = () => {
  openPdf.mockReset().mockResolvedValue(onePage);
  return fakeServer(({ path }) => (path.endsWith('/document-templates') ? { json: templates } : { json: {} }));
};
const shown = (title: string) => screen.findByRole('region', { name: `Pages of ${title}` });

describe('the catalog of documents', () => {
  it('shows the first document in the language of the user', async () => {
    const seen = serve();
    renderInPortal(<DocumentTemplatesPage />);
    expect(await shown('Approval Certificate')).toBeVisible();
    expect(seen.at(-1)?.path).toContain('/document-templates/approval-certificate');
    expect(openPdf.mock.lastCall?.[0]).toMatchObject({ id: 'approval-certificate en', size: 2 });
    expect(screen.getByRole('button', { name: 'Download PDF' })).toBeEnabled();
  });

  it('shows another document in another language', async () => {
    const seen = serve();
    renderInPortal(<DocumentTemplatesPage />);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Notice of Action Taken' }));
    await userEvent.click(screen.getByRole('combobox', { name: 'Language of the document' }));
    await userEvent.click(screen.getByRole('option', { name: 'العربية' }));
    expect(await shown('Notice of Action Taken')).toBeVisible();
    await vi.waitFor(() => expect(JSON.stringify(seen.at(-1))).toMatch(/adverse-action.*ar/));
    await vi.waitFor(() => expect(openPdf.mock.lastCall?.[0].id).toBe('adverse-action ar'));
  });

  it('says why a document can’t be shown', async () => {
    fakeServer(({ path }) =>
      path.endsWith('/document-templates') ? { json: templates } : { status: 500, json: { message: 'No compiler' } },
    );
    renderInPortal(<DocumentTemplatesPage />);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
