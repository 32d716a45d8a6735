import { isReceived } from '../../../domain/appraisal/appraisal-states';
import type { AppraisalForm } from '../../../domain/appraisal/forms';
import type { AppraisalSummary, AppraisalsPage } from '../../../domain/appraisal/loan-appraisals.contract';
import { complexities } from '../../../domain/appraisal/order-codes';
import type { OrderInputBody } from './loan-appraisal-calls';

/** The inputs of an order. */
export interface OrderValues {
  form: string;
  company: string;
  isRush: boolean | null;
  complexity: OrderInputBody['complexity'];
  manualAmt: string | null;
  manualReason: string | null;
  payer: OrderInputBody['payer'];
  access: { kind: OrderInputBody['access']['kind']; name: string | null; phone: string | null; email: string | null };
  instructions: string | null;
}

const trimmed = (text: string | null): string => text?.trim() ?? '';

/** What was chosen in the fee finder, from the address. */
export interface WantedOrder {
  readonly company: string | null;
  readonly form: string | null;
  readonly isRush: boolean;
  readonly complexity: string | null;
}

export const wantedOrder = (search: URLSearchParams): WantedOrder => ({
  ...{ company: search.get('company'), form: search.get('form') },
  ...{ isRush: search.get('rush') === '1', complexity: search.get('property') },
});

/** Whether the loan has an appraisal already: another one is at the lender's cost unless someone decides otherwise. */
export const hasAppraisal = ({ appraisals }: AppraisalsPage): boolean =>
  appraisals.some(({ state }) => isReceived(state));

/** Whether an appraisal was ordered and delivered for the loan, even if its report is not used: a transferred one is not the only one. */
export const wasOrdered = ({ appraisals }: AppraisalsPage): boolean =>
  appraisals.some(({ source, reports }) => source === 'order' && reports.length > 0);

/** Whether the borrower would pay a new order: not a second one, nor after paying, or having the link, for a report that was rejected. */
const paysBorrower = (data: AppraisalsPage): boolean =>
  data.mayCharge &&
  !hasAppraisal(data) &&
  !data.appraisals.some(({ state, payment }) => payment?.state === 'paid' || (payment && state === 'rejected'));

/** The values of a new order, or of a draft. The borrower opens the door unless someone else is named. */
export function valuesOf(data: AppraisalsPage, draft: AppraisalSummary | undefined, wanted: WantedOrder): OrderValues {
  if (draft?.input) return { ...draft.input, access: { ...draft.input.access } };
  const [borrower] = data.borrowers;
  return {
    form: data.forms.find((form) => form === wanted.form) ?? data.forms[0] ?? '',
    company: data.companies.find(({ code }) => code === wanted.company)?.code ?? data.companies[0]?.code ?? '',
    isRush: wanted.isRush,
    complexity: complexities.find((one) => one === wanted.complexity) ?? 'standard',
    ...{ manualAmt: null, manualReason: '', payer: paysBorrower(data) ? 'borrower' : 'lender' },
    access: { kind: 'borrower', name: borrower?.name ?? '', phone: data.borrowerPhone, email: borrower?.email ?? '' },
    instructions: '',
  };
}

/** The order as it is sent. */
export function bodyOf(
  values: OrderValues,
  sent: Pick<OrderInputBody, 'version' | 'loanVersion' | 'submit'>,
): OrderInputBody {
  const { access, manualAmt } = values;
  return {
    ...sent,
    // Only the forms that the page offers can be chosen.
    form: values.form as AppraisalForm,
    ...{ company: values.company, isRush: values.isRush === true, complexity: values.complexity, payer: values.payer },
    manualAmt: manualAmt || null,
    manualReason: trimmed(values.manualReason),
    access: {
      kind: access.kind,
      name: trimmed(access.name),
      phone: trimmed(access.phone),
      email: trimmed(access.email),
    },
    instructions: trimmed(values.instructions),
  };
}
