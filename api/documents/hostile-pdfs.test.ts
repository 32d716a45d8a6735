import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { isPdf } from '../../domain/documents/pdf-content';
import { hostilePdfs } from './hostile-pdfs.test-support';
import { runTask } from './pdf-pages.thread';

const now = '2026-11-20T18:42:00.000Z';

describe('100 hostile and broken PDFs', () => {
  it('are at least 100, all of which an upload lets in', () => {
    expect(hostilePdfs.length).toBeGreaterThanOrEqual(100);
    expect(hostilePdfs.filter(({ bytes }) => !isPdf(bytes)).map(({ what }) => what)).toEqual([]);
  });

  it.each(hostilePdfs)('$what: is joined without anything that acts, or refused', async ({ bytes }) => {
    const answer = await runTask({ sources: [bytes], documents: 'all', now });
    if ('problem' in answer) {
      expect(['damaged', 'protected', 'pages']).toContain(answer.problem.kind);
      return;
    }
    const [made = new Uint8Array()] = answer.documents;
    const pdf = await PDFDocument.load(made);
    const catalog = pdf.catalog.toString();
    for (const name of ['OpenAction', 'AcroForm', 'EmbeddedFiles']) expect(catalog).not.toContain(name);
  });
});
