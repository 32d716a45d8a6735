import { describe, expect, it, vi } from 'vitest';
import { pdfFile } from '../../tests/support/loan-builder';
import type { Scanner } from '../ports/scanner/scanner';
import { ScannerError } from '../ports/scanner/scanner';
import { rejectionOf } from './check-delivery';

const author = { actor: { login: 'amc', displayName: 'AMC' }, requestId: null, address: null };

async function rejection(files: { pdf: Buffer; xml: string | null }, scan?: Scanner['scan']) {
  const execute = vi.fn(async () => undefined);
  const db = { insertInto: () => ({ values: () => ({ execute }) }) };
  const portal = { db, scanner: scan ? { scan } : null, log: {} } as unknown as Parameters<typeof rejectionOf>[0];
  const found = await rejectionOf(portal, author, { appraisal: 'a', version: 1, files });
  return { found, recorded: execute.mock.calls.length };
}

describe('the files that an appraisal company delivers', () => {
  it('are kept if the report is a PDF and the scanner finds nothing', async () => {
    expect((await rejection({ pdf: pdfFile, xml: '<a/>' })).found).toBeNull();
    expect((await rejection({ pdf: pdfFile, xml: '<a/>' }, async () => null)).found).toBeNull();
  });

  it('are refused if the report is no PDF', async () => {
    const { found } = await rejection({ pdf: Buffer.from('<html>'), xml: null });
    expect(found).toMatchObject([{ code: 'file-not-pdf' }]);
  });

  it('are refused and recorded if the data file has malware', async () => {
    const scan: Scanner['scan'] = async (bytes) => (bytes.toString().includes('eicar') ? 'Eicar' : null);
    const { found, recorded } = await rejection({ pdf: pdfFile, xml: '<eicar/>' }, scan);
    expect(found).toMatchObject([{ code: 'file-has-malware' }]);
    expect(recorded).toBe(1);
  });

  it('wait while the scanner is not available', async () => {
    const scan = async () => {
      throw new ScannerError('unavailable', 'no answer');
    };
    expect((await rejection({ pdf: pdfFile, xml: null }, scan)).found).toBe('not-scanned');
  });
});
