import { describe, expect, it } from 'vitest';
import type { Tradeline } from '../../credit/report.schemas';
import { liabilityOf, liabilityOfRecord } from '../../credit/tradeline';
import { emptyDocument } from '../../loan/document';
import { debtPayment } from './debt-payment';

const line = (more: Partial<Tradeline>): Tradeline => ({
  ...{ id: '1', owners: ['0B'], creditor: 'First Bank', account: '4417123', kind: 'installment', loanKind: null },
  ...{ ownership: 'individual', isClosed: false, opened: '2021-04', reported: '2026-11-01' },
  ...{ balance: '10000.00', payment: '250.00', limit: null, highCredit: null, pastDue: null, monthsLeft: null },
  ...{ late: { days30: 0, days60: 0, days90: 0 }, isDisputed: false, isDerogatory: false, bureaus: [], comments: [] },
  ...more,
});

/** The payment that counts for a conventional loan. */
const counted = (more: Partial<Tradeline>) => {
  const values = liabilityOf(line(more));
  return values && debtPayment({ id: 'x', ...values }, emptyDocument()).cents;
};

describe('the liability of a tradeline', () => {
  it.each([
    ['a mortgage', { kind: 'mortgage' }, '0', 250_00],
    ['a HELOC', { kind: 'credit-line', loanKind: 'heloc' }, '1', 250_00],
    ['a HELOC that is reported as a mortgage', { kind: 'mortgage', loanKind: 'heloc' }, '1', 250_00],
    ['a card', { kind: 'revolving' }, '2', 250_00],
    ['a card without a payment: 5% of the balance', { kind: 'revolving', payment: null }, '2', 500_00],
    ['a card with a payment of 0: 5% of the balance', { kind: 'revolving', payment: '0.00' }, '2', 500_00],
    ['an installment loan', { kind: 'installment', monthsLeft: 9 }, '3', 250_00],
    ['a lease', { kind: 'installment', loanKind: 'lease', monthsLeft: 8 }, '5', 250_00],
    ['an open account', { kind: 'open' }, '4', 250_00],
    ['a student loan', { loanKind: 'education' }, '3', 250_00],
    ['a deferred student loan: 1% of the balance', { loanKind: 'education', payment: '0.00' }, '3', 100_00],
    ['a collection', { kind: 'collection', payment: '40.00' }, '8', undefined],
    ['a charged-off card', { kind: 'revolving', loanKind: 'charge-off' }, '8', undefined],
  ] as const)('of %s', (_what, more, type, cents) => {
    expect(liabilityOf(line(more))?.type).toBe(type);
    expect(counted(more)).toBe(cents);
  });

  it('keeps the months left, the limit and the owners', () => {
    const joint = line({ owners: ['0B', '0C'], ownership: 'joint', monthsLeft: 9, limit: '5000.00' });
    expect(liabilityOf(joint)).toMatchObject({ owners: ['0B', '0C'], remainingMonths: 9, creditLimit: '5000.00' });
  });

  it('marks a student loan', () => {
    expect(liabilityOf(line({ loanKind: 'education' }))).toMatchObject({ type: '3', studentLoan: true });
  });

  it('is none for a closed account without a balance', () => {
    expect(liabilityOf(line({ isClosed: true, balance: '0.00' }))).toBeUndefined();
    expect(liabilityOf(line({ isClosed: true, balance: null }))).toBeUndefined();
    expect(liabilityOf(line({ isClosed: true }))).toMatchObject({ balance: '10000.00' });
  });

  it('of an authorized user is excluded and marked', () => {
    expect(liabilityOf(line({ ownership: 'authorized-user' }))).toMatchObject({
      excluded: true,
      description: 'Authorized user',
    });
  });
});

describe('the liability of a public record', () => {
  const record = { id: 'p', owners: ['0B' as const], filed: '2022-03', amount: '2300.00', court: 'County court' };
  it.each([
    ['judgment', 'Filed', '8'],
    ['lien', 'Filed', '8'],
    ['judgment', 'Satisfied', undefined],
    ['lien', 'Released', undefined],
    ['bankruptcy', 'Discharged', undefined],
  ] as const)('%s, %s: %s', (kind, disposition, type) => {
    expect(liabilityOfRecord({ ...record, kind, disposition })?.type).toBe(type);
  });
});
