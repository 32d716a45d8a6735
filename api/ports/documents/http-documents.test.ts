import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { LoanDocument } from '../../../domain/loan/document';
import { startVendors, type Vendors } from '../../vendors/start-vendors';
import { AccountRefused, type DocumentsPort } from './documents-port';
import { createHttpDocuments } from './http-documents';

const warn = vi.fn();
let vendors: Vendors;
let port: DocumentsPort;

beforeAll(async () => {
  vendors = await startVendors({ port: 0 });
  const url = async () => `http://127.0.0.1:${vendors.port}/documents/harbor`;
  port = createHttpDocuments(
    { framework: 'harbor', name: 'Harbor Documents', isSimulation: true, url },
    { timeoutMs: 5_000, log: { warn } as never },
  );
});
afterAll(() => vendors.close());

const account = { username: 'emet', password: 'correct-horse' };
const loan = {
  ...{ sLNm: '2611040001', sSpAddr: '41 Larkspur Lane', sLAmtCalc: '480000.00' },
  applicants: [{ aBFirstNm: 'Ruta', aBLastNm: 'Lindqvist', aBSsn: '900-12-3456' }],
} as unknown as LoanDocument;
const request = {
  ...{ id: 'p1', loan, type: 'Closing' as const, planCodeId: 'CONV-FIX', forms: ['note', 'deed'] as const },
  ...{ created: new Date(), owner: 'ann' },
};

it('accepts an account, refuses a wrong password or a locked user, and says when the vendor is not there', async () => {
  expect(await port.vendor?.check(account)).toBe('connected');
  expect(await port.vendor?.check({ ...account, password: 'wrong' })).toBe('refused');
  expect(await port.vendor?.check({ ...account, username: 'locked' })).toBe('refused');
  expect(await port.vendor?.check({ ...account, username: 'down' })).toBe('unreachable');
  const nowhere = createHttpDocuments(
    { framework: 'x', name: 'X', isSimulation: true, url: async () => 'http://127.0.0.1:1' },
    { timeoutMs: 2_000, log: { warn } as never },
  );
  expect(await nowhere.vendor?.check(account)).toBe('unreachable');
  expect(JSON.stringify(warn.mock.calls)).not.toContain('correct-horse');
});

it('makes each form as a PDF, but not the disclosures of the portal', async () => {
  const forms = await port.make(request, account);
  expect(forms.map(({ id }) => id)).toEqual(['note', 'deed']);
  for (const { pdf } of forms) expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe('%PDF-');
  expect([port.makes('note'), port.makes('appraisal-notice'), port.makes('loan-estimate')]).toEqual([
    true,
    true,
    false,
  ]);
});

it('refuses a package with a wrong account as such, and fails for any other answer', async () => {
  await expect(port.make(request, { ...account, password: 'wrong' })).rejects.toBeInstanceOf(AccountRefused);
  await expect(port.make(request, { ...account, username: 'down' })).rejects.not.toBeInstanceOf(AccountRefused);
});
