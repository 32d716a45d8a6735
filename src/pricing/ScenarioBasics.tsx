import { purposeCodes } from '../../domain/loan/codes/loan-codes';
import { occupancyCodes, propertyTypeCodes } from '../../domain/loan/codes/property-codes';
import { loanScore } from '../../domain/loan/credit-score';
import type { LoanDocument } from '../../domain/loan/document';
import { publicScenarioFields } from '../../domain/pricing/quick-scenario';
import { LockInput } from './LockInput';
import { Pair } from './Pair';
import { RatioBox } from './RatioBox';
import { ScoreInput } from './ScoreInput';
import { scenarioRatios } from './scenario-ratios';
import { hasPurchasePrice, unitsFor } from './scenario-values';
import { UnitsInput } from './UnitsInput';
import { usePricingText } from './usePricingText';
import type { Scenario } from './useScenario';
import { useScenarioInputs } from './useScenarioInputs';

interface Props {
  readonly scenario: Scenario;
  /** The loan whose scenario it is, or `noLoan`. */
  readonly loan: LoanDocument;
  /** The short form of quick pricing: what a price needs. Everything else is in its `ScenarioDetails`. */
  readonly quick?: boolean;
}

/** The first inputs of a scenario: the property, the amounts and the score. */
export function ScenarioBasics({ scenario, loan, quick = false }: Props) {
  const { t } = usePricingText();
  const { values, set } = scenario;
  const { place, choice, coded, typed } = useScenarioInputs(scenario);
  const isPurchase = hasPurchasePrice(values.sLPurposeT);
  const occupancy = choice('sOccTPe', Object.keys(occupancyCodes), (code) => t(`occupancy.${code}`));
  return (
    <>
      {coded('sLPurposeT', quick ? publicScenarioFields.sLPurposeT.options : Object.keys(purposeCodes))}
      {coded('sProdSpT', Object.keys(propertyTypeCodes), { onPick: (to) => set('sUnitsNum', unitsFor(to)) })}
      {quick ? (
        occupancy
      ) : (
        <Pair>
          {occupancy}
          {place('sUnitsNum', <UnitsInput scenario={scenario} />)}
        </Pair>
      )}
      {isPurchase && typed('sPurchPrice', quick)}
      {!(quick && isPurchase) && typed('sApprVal', quick)}
      {typed('sLAmtCalc', quick)}
      {!quick && <RatioBox ratios={scenarioRatios(values, loan)} />}
      {place('sCreditScoreType2', <ScoreInput score={loanScore(loan)} entered={loan.sLNm !== ''} required={quick} />)}
      {quick && typed('sSpZip', true)}
      {quick && place('sProdRLckdDays', <LockInput />)}
    </>
  );
}
