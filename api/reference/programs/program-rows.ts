import { formatCents, formatThousandths } from '../../../domain/numbers/fixed';
import type { Program } from '../../../domain/pricing/program';

/** The rules of a program as a row. Only the code changes them. */
export const rulesRow = (program: Program) => ({
  id: program.lLpTemplateId,
  name: program.name,
  definition: JSON.stringify(program),
});

/** What an administrator may change of a program, as its rules state it. */
export function programSettings(program: Program) {
  const { minAmount, maxAmount, maxDti, onlyStates, exceptStates } = program.eligibility;
  return {
    name: program.name,
    investor: program.investor,
    display_order: program.displayOrder,
    is_correspondent: program.isCorrespondent,
    minimum_price: formatThousandths(program.minimumPrice),
    maximum_price: formatThousandths(program.maximumPrice),
    lender_fees: formatCents(program.lenderFees),
    min_amount: minAmount === undefined ? null : formatCents(minAmount),
    max_amount: maxAmount === undefined ? null : formatCents(maxAmount),
    max_dti: maxDti === undefined ? null : formatThousandths(maxDti),
    only_states: onlyStates?.join(', ') ?? null,
    except_states: exceptStates?.join(', ') ?? null,
  };
}

export type ProgramSettings = ReturnType<typeof programSettings>;
