import { Fragment } from 'react';
import { citizenshipCodes } from '../../domain/loan/codes/borrower-codes';
import { portalDocumentationOrder } from '../../domain/loan/codes/documentation-codes';
import { loanScore } from '../../domain/loan/credit-score';
import type { LoanDocument } from '../../domain/loan/document';
import { ImpoundInput } from './ImpoundInput';
import { Pair } from './Pair';
import { RatioInput } from './RatioInput';
import { ScenarioFacts } from './ScenarioFacts';
import { ScoreExplanation } from './ScoreExplanation';
import { SelfEmployedNote } from './SelfEmployedNote';
import { compensationChoices, hasPurchasePrice } from './scenario-values';
import { UnitsInput } from './UnitsInput';
import { usePricingText } from './usePricingText';
import type { Scenario } from './useScenario';
import { useScenarioInputs } from './useScenarioInputs';
import { YesInput } from './YesInput';

interface Props {
  readonly scenario: Scenario;
  /** The loan whose scenario it is, or `noLoan`. */
  readonly loan: LoanDocument;
  /** Below the short form of quick pricing, and without compensation for guests. */
  readonly quick?: 'user' | 'guest';
}

/** The inputs of a scenario after the basic ones: the ratio, the loan's terms, the borrower and all further facts. */
export function ScenarioDetails({ scenario, loan, quick }: Props) {
  const { docType, compensation } = usePricingText();
  const { values, own } = scenario;
  const { label, place, choice, coded, typed } = useScenarioInputs(scenario);
  const score = loanScore(loan);
  const isLoan = loan.sLNm !== '';
  const Line = quick ? Fragment : Pair;
  const docTypes: readonly string[] = portalDocumentationOrder;
  const withOwn = docTypes.includes(own.sProdDocT) ? docTypes : [...docTypes, own.sProdDocT];
  const yes = (name: 'sHas1stTimeBuyer' | 'sIsSelfEmployed') =>
    place(name, <YesInput name={name} label={label(name)} />);
  return (
    <>
      {score?.source === 'bureau' && <ScoreExplanation {...{ loan, score }} />}
      {quick && place('sUnitsNum', <UnitsInput scenario={scenario} />)}
      {quick && hasPurchasePrice(values.sLPurposeT) && typed('sApprVal')}
      <Line>
        {place('sQualBottomR', <RatioInput loan={loan} />)}
        {place('sProdImpound', <ImpoundInput scenario={scenario} />)}
      </Line>
      {!quick && typed('sSpZip')}
      {choice('sProdDocT', withOwn, docType)}
      {quick !== 'guest' && choice('compensation', compensationChoices(own.compensation), compensation)}
      {coded('aProdBCitizenT', Object.keys(citizenshipCodes))}
      <div>
        {yes('sHas1stTimeBuyer')}
        {yes('sIsSelfEmployed')}
        {isLoan && <SelfEmployedNote loan={loan} answer={values.sIsSelfEmployed} />}
      </div>
      <ScenarioFacts scenario={scenario} computed={isLoan} />
    </>
  );
}
