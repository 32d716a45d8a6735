import { formatCents, formatThousandths, toCents, toThousandths } from '../../../domain/numbers/fixed';
import type { MatrixLine } from '../../../domain/pricing/eligibility-spec';
import type { Program } from '../../../domain/pricing/program';
import type { RuleChanges } from '../../../domain/pricing/rule-versions.schemas';
import type { RecordValues } from '../../../domain/records/record-fields';
import { programRuleFields } from '../../../domain/reference/program-rule-fields';
import type { ProgramRecord } from './programs';

/** The limits of a line of the matrix as the form has them. */
interface LineLimits {
  readonly minScore: number | null;
  readonly maxAmount: string | null;
  readonly maxLtv: string | null;
  readonly maxCltv: string | null;
}

export interface RuleForm extends RecordValues<typeof programRuleFields> {
  readonly effectiveFrom: string;
  readonly note: string | null;
  readonly lines: readonly LineLimits[];
}

/** A program with its rules. */
export type ProgramWithRules = ProgramRecord & { readonly definition: Program };

const limitsOf = ({ minScore, maxAmount, maxLtv, maxCltv }: MatrixLine): LineLimits => ({
  minScore: minScore ?? null,
  maxAmount: maxAmount === undefined ? null : formatCents(maxAmount),
  maxLtv: maxLtv === undefined ? null : formatThousandths(maxLtv),
  maxCltv: maxCltv === undefined ? null : formatThousandths(maxCltv),
});

function withLimits(line: MatrixLine, { minScore, maxAmount, maxLtv, maxCltv }: LineLimits): MatrixLine {
  const { minScore: _score, maxAmount: _amount, maxLtv: _ltv, maxCltv: _cltv, ...loans } = line;
  return {
    ...loans,
    ...(maxAmount ? { maxAmount: toCents(maxAmount) } : {}),
    ...(minScore === null || minScore === undefined ? {} : { minScore }),
    ...(maxLtv ? { maxLtv: toThousandths(maxLtv) } : {}),
    ...(maxCltv ? { maxCltv: toThousandths(maxCltv) } : {}),
  };
}

/** The rules of a program as values of fields. */
function ruleValues({ definition, ...record }: ProgramWithRules): Required<RuleChanges> {
  const { matrix, propertyTypes, docTypes } = definition.eligibility;
  const values = Object.fromEntries(
    Object.keys(programRuleFields).map((name) => [name, record[name as keyof typeof record] ?? null]),
  );
  return { ...values, propertyTypes, docTypes, matrix } as Required<RuleChanges>;
}

/** The form of new rules, or of a scheduled version. */
export function ruleFormOf(
  program: ProgramWithRules,
  version?: { readonly effectiveFrom: string; readonly note: string | null; readonly changes: RuleChanges },
): RuleForm {
  const { matrix, ...values } = { ...ruleValues(program), ...version?.changes };
  return {
    ...values,
    effectiveFrom: version?.effectiveFrom ?? '',
    note: version?.note ?? null,
    lines: matrix.map(limitsOf),
  };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** What a form changes of a program. `matrix` has the lines that the form was made from. */
export function ruleChangesOf(
  { lines, effectiveFrom: _, note: _note, ...form }: RuleForm,
  program: ProgramWithRules,
  matrix: readonly MatrixLine[],
): RuleChanges {
  const now = ruleValues(program);
  const values = Object.entries(form).filter(
    ([name, value]) =>
      Object.hasOwn(programRuleFields, name) && !isSame(value === '' ? null : value, now[name as keyof RuleChanges]),
  );
  const changed = matrix.map((line, place) => {
    const limits = lines[place];
    return limits && !isSame(limits, limitsOf(line)) ? withLimits(line, limits) : line;
  });
  return { ...Object.fromEntries(values), ...(isSame(changed, now.matrix) ? {} : { matrix: changed }) };
}
