import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import type { CreditPort } from '../../api/ports/credit/credit-port';
import { createHttpAgencies } from '../../api/ports/credit/http-agencies';
import type { CreditAgencyOptions } from '../../api/vendors/credit/credit-agency';
import { startVendors, type Vendors } from '../../api/vendors/start-vendors';
import { creditAgencies } from '../../domain/credit/agencies';
import type { CreditOrderBody } from '../../domain/credit/credit-order.schemas';

/** Simulated credit agencies in this process, and the port to them. */
export async function openVendors(
  options: CreditAgencyOptions & { readonly timeoutMs?: number } = {},
): Promise<{ readonly vendors: Vendors; readonly credit: CreditPort }> {
  const { timeoutMs = 3_000, ...agency } = options;
  const vendors = await startVendors({ port: 0, ...agency });
  const url = async (code: string) => `http://127.0.0.1:${vendors.port}/credit/${code}`;
  const agencies = creditAgencies.map(({ code }) => code);
  const log = pino({ level: 'silent' });
  return { vendors, credit: createHttpAgencies({ agencies, isSimulation: true, url }, { timeoutMs, log }) };
}

export const AGENCY = '1000';
export const agencyAccount = { account: '1', login: 'officer', password: 'credit-secret-77' };

/** An order of a hard report of the first borrower from all bureaus. */
export const creditOrderOf = (version: number, more: Partial<CreditOrderBody> = {}): CreditOrderBody => ({
  ...{ id: randomUUID(), version, agency: AGENCY, action: 'new', pull: 'hard' },
  bureaus: ['Experian', 'TransUnion', 'Equifax'],
  borrowers: ['0B'],
  consents: [{ borrower: '0B', date: '2026-11-20' }],
  ...more,
});
