import type { NewLoanDocument } from '../loan/document';
import type { Cents } from '../numbers/fixed';
import { expensesOf } from './expenses';
import type { Worksheet } from './worksheet';

type WithEscrow = Pick<Worksheet, 'escrow'>;

/** What is paid into the escrow account each month. */
export const escrowPayment = ({ escrow }: WithEscrow): Cents =>
  (escrow?.items ?? []).reduce((sum, { monthly }) => sum + monthly, 0);

/** The part of it that is mortgage insurance. */
export function escrowedInsurance(loan: NewLoanDocument, { escrow }: WithEscrow): Cents {
  const insurance = new Set(expensesOf(loan).flatMap(({ id, type }) => (type === 'mi' ? [id] : [])));
  return (escrow?.items ?? []).filter(({ name }) => insurance.has(name)).reduce((sum, { monthly }) => sum + monthly, 0);
}

/** The escrow of the Projected Payments, which show mortgage insurance in a line of its own (12 CFR 1026.37(c)(2)(ii) and (iii)). */
export const projectedEscrow = (loan: NewLoanDocument, worksheet: WithEscrow): Cents =>
  escrowPayment(worksheet) - escrowedInsurance(loan, worksheet);
