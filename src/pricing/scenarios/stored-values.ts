import type { LoanDocument } from '../../../domain/loan/document';
import type { ScenarioChanges } from '../scenario-changes';
import { withEveryTicked } from '../scenario-programs';
import { type ScenarioValues, scenarioOfLoan } from '../scenario-values';
import { noLoan } from './no-loan';

/** The form's values of a stored scenario. */
export function valuesOfStored(fields: ScenarioChanges): ScenarioValues {
  const { aProdBCitizenT, ...facts } = fields;
  const values = scenarioOfLoan({ ...noLoan, ...facts } as LoanDocument);
  return {
    ...values,
    // A citizenship is of an applicant, and a scenario has none.
    aProdBCitizenT: typeof aProdBCitizenT === 'string' ? aProdBCitizenT : values.aProdBCitizenT,
    programs: withEveryTicked(fields),
  };
}
