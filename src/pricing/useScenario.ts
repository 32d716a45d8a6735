import { useCallback, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { hasComputedRatio } from '../../domain/loan/computed-ratio';
import { loanScore } from '../../domain/loan/credit-score';
import type { LoanDocument } from '../../domain/loan/document';
import {
  changedNames,
  missingForPricing,
  type ScenarioChanges,
  scenarioChanges,
  scenarioProblems,
} from './scenario-changes';
import { type ScenarioName, type ScenarioValues, scenarioOfLoan } from './scenario-values';
import { useDebounced } from './useDebounced';

/** Short enough that prices seem to follow the typing. */
const WAIT_MS = 60;

/** The scenario form of a loan, or of `noLoan` with its whole scenario: its values, the differences from the loan, and the changes to price. */
export function useScenario(loan: LoanDocument, changesOf: typeof scenarioChanges = scenarioChanges) {
  const own = useMemo(() => scenarioOfLoan(loan), [loan]);
  const form = useForm<ScenarioValues>({ values: own, resetOptions: { keepDirtyValues: true }, mode: 'onTouched' });
  // Subscribes to dirty fields, so that user edits survive when the loan is reloaded.
  void form.formState.dirtyFields;
  const [resets, setResets] = useState(0);
  // A score that was entered before the credit report arrived no longer counts.
  const reported = loanScore(loan)?.source === 'bureau' ? { sCreditScoreType2: own.sCreditScoreType2 } : {};
  // A ratio that was entered before the income was known is not sent.
  const computed = hasComputedRatio(loan) ? { sQualBottomR: own.sQualBottomR } : {};
  const values = { ...own, ...form.watch(), ...reported, ...computed };
  const problems = scenarioProblems(values);
  const sound = Object.keys(problems).length === 0;
  const now = JSON.stringify(changesOf(values, own));
  // While a value is invalid, the last valid scenario stays priced.
  const settled = useDebounced(now, WAIT_MS, !sound);
  const changes = useMemo(() => JSON.parse(settled) as ScenarioChanges, [settled]);
  return {
    form,
    own,
    values,
    /** Fields that differ from the loan. */
    changed: changedNames(values, own),
    missing: missingForPricing(values, Boolean(loan.sSpCounty)),
    /** The changes to price, debounced. */
    changes,
    /** Whether the priced changes match the form. */
    settled: sound && now === settled,
    sound,
    resets,
    reset: (): void => {
      form.reset(own, { keepDirtyValues: false });
      setResets((count) => count + 1);
    },
    /** Shows a stored scenario in place of everything that is entered. */
    open: useCallback(
      (stored: ScenarioValues): void => form.reset(stored, { keepDefaultValues: true, keepDirtyValues: false }),
      [form],
    ),
    set: <Name extends ScenarioName>(name: Name, value: ScenarioValues[Name]): void => {
      form.setValue(name, value as never, { shouldDirty: true, shouldValidate: true });
    },
  };
}

export type Scenario = ReturnType<typeof useScenario>;
