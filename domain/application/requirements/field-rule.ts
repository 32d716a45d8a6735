import type { NewLoanDocument } from '../../loan/document';
import { type Condition, isBlank, type Reading } from '../visibility/condition';
import { fieldVisibility } from '../visibility/field-visibility';
import type { RequirementStage, RequirementText } from './requirement';

/** A field that some stages cannot do without. It is missed only where it is asked at all (`followUps`). */
export interface FieldRule {
  /** In the field table; the borrower's name for both borrowers. */
  readonly name: string;
  readonly stages: readonly RequirementStage[];
  /** A narrower condition than that of the follow-ups: asked here, but not needed of everybody. */
  readonly when?: Condition;
  /** What else answers it. */
  readonly or?: (at: Reading, document: Partial<NewLoanDocument>) => boolean;
  /** Zero is no answer. */
  readonly aboveZero?: true;
  /** Codes that stand for nothing said. */
  readonly unsaid?: readonly string[];
  /** Where it is entered, if not in the field itself. */
  readonly path?: string;
  /** What it is called, if not by the field's label. */
  readonly text?: RequirementText;
}

const underwriting = ['underwriting'] as const;

/** Fields that underwriting reads, each of them needed wherever it is asked. */
export const requiredFields = (...names: readonly string[]): FieldRule[] =>
  names.map((name) => ({ name, stages: underwriting }));

/** The same under a condition of their own. */
export const requiredWhen = (when: Condition, ...names: readonly string[]): FieldRule[] =>
  requiredFields(...names).map((rule) => ({ ...rule, when }));

/** One field with more to say about it. */
export const rule = (name: string, more: Partial<FieldRule> = {}): FieldRule => ({
  name,
  stages: underwriting,
  ...more,
});

const unanswered = ({ name, unsaid, aboveZero }: FieldRule, { value }: Reading): boolean => {
  const given = value(name);
  if (isBlank(given) || (aboveZero === true && Number(given) === 0)) return true;
  return unsaid?.includes(String(given)) ?? false;
};

/** Whether the rule's field is asked and has no answer. */
export function isMissing(needed: FieldRule, at: Reading, document: Partial<NewLoanDocument>): boolean {
  if (!unanswered(needed, at)) return false;
  if (fieldVisibility[needed.name]?.(at) === false || needed.when?.(at) === false) return false;
  return needed.or?.(at, document) !== true;
}
