import type { NewLoanDocument } from '../../loan/document';
import { ownValue } from '../../tables/own-value';
import { type Condition, isBlank, type Reading } from '../visibility/condition';
import { fieldVisibility } from '../visibility/field-visibility';
import type { RequirementStage, RequirementText } from './requirement';

/** A field required by some stages. It counts as missing only if it applies (`visibility`). */
export interface FieldRule {
  /** The name in the field table; the borrower's name for both borrowers. */
  readonly name: string;
  readonly stages: readonly RequirementStage[];
  /** A narrower condition than the field's visibility: shown here, but not required of everyone. */
  readonly when?: Condition;
  /** Other fields that answer it. */
  readonly or?: (at: Reading, document: Partial<NewLoanDocument>) => boolean;
  /** Zero is no answer. */
  readonly aboveZero?: true;
  /** Codes that mean that nothing was answered. */
  readonly blankCodes?: readonly string[];
  /** The field where it is entered, if it is another one. */
  readonly path?: string;
  /** Its text, if not the field's label. */
  readonly text?: RequirementText;
}

const underwriting = ['underwriting'] as const;

/** Fields required by underwriting whenever they apply. */
export const requiredFields = (...names: readonly string[]): FieldRule[] =>
  names.map((name) => ({ name, stages: underwriting }));

/** The same, under an additional condition. */
export const requiredWhen = (when: Condition, ...names: readonly string[]): FieldRule[] =>
  requiredFields(...names).map((rule) => ({ ...rule, when }));

/** One field with more options. */
export const rule = (name: string, more: Partial<FieldRule> = {}): FieldRule => ({
  name,
  stages: underwriting,
  ...more,
});

const unanswered = ({ name, blankCodes, aboveZero }: FieldRule, { value }: Reading): boolean => {
  const given = value(name);
  if (isBlank(given) || (aboveZero === true && Number(given) === 0)) return true;
  return blankCodes?.includes(String(given)) ?? false;
};

/** Whether the rule's field applies and has no answer. */
export function isMissing(needed: FieldRule, at: Reading, document: Partial<NewLoanDocument>): boolean {
  if (!unanswered(needed, at)) return false;
  if (ownValue(fieldVisibility, needed.name)?.(at) === false || needed.when?.(at) === false) return false;
  return needed.or?.(at, document) !== true;
}
