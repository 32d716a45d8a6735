import { formatMoney } from '../../domain/format/money';
import { mortgageInsuranceCodes } from '../../domain/loan/codes/loan-codes';
import { housingHistoryCodes } from '../../domain/loan/codes/scenario-codes';
import { underwritingResultCodes } from '../../domain/loan/codes/underwriting-codes';
import { FieldBox } from '../fields/FieldBox';
import { Box } from '../ui/layout/primitives';
import { ProgramChoice } from './ProgramChoice';
import { usePricingText } from './usePricingText';
import type { Scenario } from './useScenario';
import { useScenarioInputs } from './useScenarioInputs';
import { YesInput } from './YesInput';

interface Props {
  readonly scenario: Scenario;
  /** The loan computes its income and its assets. */
  readonly computed: boolean;
}

/** The rest of the scenario (rule PRICING-05): facts that few loans need for their price. */
export function ScenarioFacts({ scenario, computed }: Props) {
  const { t } = usePricingText();
  const { label, place, coded, typed } = useScenarioInputs(scenario);
  const optional = { optional: true };
  const figure = (name: 'sLTotI' | 'sAppTotLiqAsset') =>
    computed ? (
      <FieldBox
        label={label(name)}
        text={formatMoney(scenario.own[name])}
        help={t('fromLoan')}
        direction="ltr"
        readOnly
      />
    ) : (
      typed(name)
    );
  return (
    <>
      <Box gridColumn="1 / -1">{place('programs', <ProgramChoice />)}</Box>
      {coded('sProdConvMIOptionT', Object.keys(mortgageInsuranceCodes))}
      {coded('sProd3rdPartyUwResultT', Object.keys(underwritingResultCodes), optional)}
      {figure('sLTotI')}
      {figure('sAppTotLiqAsset')}
      {typed('sProdAvailReserveMonths')}
      {coded('sHousingHistoryT', Object.keys(housingHistoryCodes), optional)}
      {typed('sNumFinancedProperties')}
      {typed('sSpGrossRent')}
      {typed('sOccR')}
      {place(
        'sHasNonOccupantCoborrower',
        <YesInput name="sHasNonOccupantCoborrower" label={label('sHasNonOccupantCoborrower')} />,
      )}
    </>
  );
}
