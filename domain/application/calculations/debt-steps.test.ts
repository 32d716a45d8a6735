import { describe, expect, it } from 'vitest';
import type { NewLoanDocument } from '../../loan/document';
import { calculationsOf } from './calculations';
import { debtSteps } from './debt-steps';
import { sampleLoan } from './sample-loan.test-support';

const stepsOf = (loan: NewLoanDocument) => debtSteps(calculationsOf(loan).debts);
const owners = ['0B'] as const;

/** A rented house with a mortgage of 2,100, a car, and a card that the closing pays off. */
const landlord: NewLoanDocument = {
  ...sampleLoan,
  liabilities: [
    {
      id: 'm1',
      owners: [...owners],
      holder: 'Alder Bank',
      type: '0',
      payment: '2100.00',
      balance: '240000.00',
      reoId: 'r1',
    },
    { id: 'l1', owners: [...owners], holder: 'Delta Auto', type: '3', payment: '425.00', balance: '14748.00' },
    {
      id: 'l2',
      owners: [...owners],
      holder: 'Pine Card',
      type: '2',
      payment: '44.00',
      balance: '437.00',
      payoff: true,
    },
  ],
  reos: [
    {
      id: 'r1',
      owners: [...owners],
      address: '12 Elm St',
      status: '3',
      grossRent: '2400.00',
      monthlyExpenses: '300.00',
    },
  ],
};

const amounts = (lines: readonly { readonly amount: string | undefined; readonly why?: string | undefined }[]) =>
  lines.map(({ amount, why }) => [amount, why]);

describe('the steps from the list of debts to its total', () => {
  it('are none if every debt of the list counts, and nothing else', () => {
    expect(stepsOf(sampleLoan)).toBeUndefined();
  });

  it('name the mortgage that is part of the net rent, the debt that is paid off, and the loss from rents', () => {
    const { liabilities, reos } = landlord;
    expect(reos[0]?.grossRent).toBe('2400.00');
    const { propertyRent, debts } = calculationsOf(landlord);
    // 75% of 2,400 is 1,800, less expenses of 300 and the mortgage of 2,100: a loss of 600.
    expect(propertyRent.map(({ value }) => value)).toEqual(['-600.00']);
    const steps = stepsOf({ ...landlord, liabilities });
    expect(steps?.listed).toBe('2569.00');
    expect(amounts(steps?.less ?? [])).toEqual([
      ['2100.00', 'inNetRent'],
      ['44.00', 'paidOff'],
    ]);
    expect(amounts(steps?.plus ?? [])).toEqual([['600.00', undefined]]);
    expect([steps?.total, debts.value]).toEqual(['1025.00', '1025.00']);
    // 2,569 - 2,100 - 44 + 600.
  });

  it('add the upkeep of a property that is not rented', () => {
    const second = { ...landlord, reos: landlord.reos.map(({ grossRent: _, ...one }) => ({ ...one, status: '0' })) };
    const steps = stepsOf(second);
    const sum = [...(steps?.plus ?? [])].reduce((total, { amount }) => total + Number(amount), 0);
    const less = [...(steps?.less ?? [])].reduce((total, { amount }) => total + Number(amount), 0);
    expect(Number(steps?.listed) - less + sum).toBeCloseTo(Number(steps?.total), 2);
    expect(sum).toBeGreaterThan(0);
  });
});
