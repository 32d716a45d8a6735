import { expect, it } from 'vitest';
import type { LoanDocument } from '../../domain/loan/document';
import { loansOfFeed } from './loans-of-feed';

/** An LOS with 1,200 changes of 600 loans, which reads no more than 500 at once. */
const los = {
  changesSince: async (cursor: string, limit: number) => {
    const first = Number(cursor);
    const count = Math.min(limit, 1200 - first);
    const changes = Array.from({ length: count }, (_, at) => ({
      ...{ loanNum: String((first + at) % 600), version: 1, operationId: '' },
    }));
    return { changes, cursor: String(first + count) };
  },
  loadLoans: async (loanNums: readonly string[]) => {
    if (loanNums.length > 500) throw new Error('Request at most 500 loans at a time.');
    return loanNums.map((sLNm) => ({ sLNm }) as LoanDocument);
  },
};

it('reads every loan of an LOS with more loans than one read returns', async () => {
  const found: string[] = [];
  for await (const loans of loansOfFeed(los)) found.push(...loans.map(({ sLNm }) => sLNm));
  expect(new Set(found).size).toBe(600);
  expect(found).toHaveLength(1200);
});
