import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import type { AppraisalPort } from '../../api/ports/appraisal/appraisal-port';
import { createHttpCompanies } from '../../api/ports/appraisal/http-companies';
import { createHttpLinks } from '../../api/ports/payments/index';
import type { PaymentLinks } from '../../api/ports/payments/payment-links';
import type { AppraisalCompanyOptions } from '../../api/vendors/appraisal/appraisal-company';
import { startVendors, type Vendors } from '../../api/vendors/start-vendors';
import type { OrderBody } from '../../domain/appraisal/appraisal-order.schemas';
import { simulatedCompanies } from '../../domain/appraisal/simulated-companies';

/** Simulated appraisal companies in this process, and the port to them. */
export async function openCompanies(
  options: AppraisalCompanyOptions = {},
): Promise<{ readonly vendors: Vendors; readonly appraisals: AppraisalPort; readonly payments: PaymentLinks }> {
  const vendors = await startVendors({ port: 0, appraisals: { stepMs: 0, ...options } });
  const url = async (code: string) => `http://127.0.0.1:${vendors.port}/appraisal/${code}`;
  const companies = simulatedCompanies.map(({ code }) => code);
  const log = pino({ level: 'silent' });
  return {
    vendors,
    appraisals: createHttpCompanies({ companies, isSimulation: true, url }, { timeoutMs: 3_000, log }),
    payments: createHttpLinks({ url: async () => `http://127.0.0.1:${vendors.port}/payments`, key: undefined }, log),
  };
}

export const COMPANY = simulatedCompanies[0].code;

/** An order of the usual form, at the lender's cost. */
export const orderOf = (loanVersion: number, more: Partial<OrderBody> = {}): OrderBody => ({
  ...{ version: 0, loanVersion, submit: true, form: '1004', company: COMPANY, isRush: false, complexity: 'standard' },
  ...{ manualAmt: null, manualReason: '', payer: 'lender', instructions: '' },
  access: { kind: 'borrower', name: 'Ruta Lindqvist', phone: '6265550142', email: '' },
  ...more,
});

export const newId = (): string => randomUUID();
