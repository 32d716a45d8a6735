import type { AppraisalForm } from '../../../domain/appraisal/forms';
import type { AppraisalSummary, AppraisalsPage } from '../../../domain/appraisal/loan-appraisals.contract';
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

/** The values of a new order, or of a draft. The borrower opens the door unless someone else is named. */
export function valuesOf(
  data: AppraisalsPage,
  draft: AppraisalSummary | undefined,
  company: string | null,
): OrderValues {
  if (draft?.input) return { ...draft.input, access: { ...draft.input.access } };
  const [borrower] = data.borrowers;
  return {
    ...{ form: data.forms[0] ?? '', company: company ?? data.companies[0]?.code ?? '', isRush: false },
    ...{ complexity: 'standard', manualAmt: null, manualReason: '', payer: data.mayCharge ? 'borrower' : 'lender' },
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
