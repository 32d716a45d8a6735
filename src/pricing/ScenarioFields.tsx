import type { LoanDocument } from '../../domain/loan/document';
import { ScenarioBasics } from './ScenarioBasics';
import { ScenarioDetails } from './ScenarioDetails';
import type { Scenario } from './useScenario';

interface Props {
  readonly scenario: Scenario;
  readonly loan: LoanDocument;
}

/** The scenario's inputs, in the order of the design. Two share a line where both texts are short. */
export const ScenarioFields = ({ scenario, loan }: Props) => (
  <>
    <ScenarioBasics scenario={scenario} loan={loan} />
    <ScenarioDetails scenario={scenario} loan={loan} />
  </>
);
