import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { formatMoney } from '../../domain/format/money';
import { mortgageInsuranceCodes } from '../../domain/loan/codes/loan-codes';
import { housingHistoryCodes } from '../../domain/loan/codes/scenario-codes';
import { underwritingResultCodes } from '../../domain/loan/codes/underwriting-codes';
import { FieldBox } from '../fields/FieldBox';
import { TypedInput } from '../fields/TypedInput';
import { Box } from '../ui/layout/primitives';
import { ProgramChoice } from './ProgramChoice';
import { ScenarioChoice } from './ScenarioChoice';
import type { ScenarioName } from './scenario-values';
import { usePricingText } from './usePricingText';
import type { Scenario } from './useScenario';
import { YesInput } from './YesInput';

interface Props {
  readonly scenario: Scenario;
  /** The loan computes its income and its assets. */
  readonly computed: boolean;
}

/** The rest of the scenario (rule PRICING-05): facts that few loans need for their price. */
export function ScenarioDetails({ scenario: { changed, own }, computed }: Props) {
  const translate = useTranslate();
  const { t } = usePricingText();
  const label = (name: ScenarioName): string => t(`field.${name}`);
  const place = (name: ScenarioName, input: ReactNode) => (
    <Box minInlineSize={0} data-changed={changed.includes(name)}>
      {input}
    </Box>
  );
  const typed = (name: ScenarioName) => place(name, <TypedInput name={name} label={label(name)} />);
  const coded = (name: ScenarioName, codes: object, optional = true) =>
    place(
      name,
      <ScenarioChoice
        name={name}
        label={label(name)}
        optional={optional}
        choices={Object.keys(codes).map((value) => ({ value, label: translate(`codes.${name}.${value}`) }))}
      />,
    );
  const figure = (name: 'sLTotI' | 'sAppTotLiqAsset') =>
    computed ? (
      <FieldBox label={label(name)} text={formatMoney(own[name])} help={t('fromLoan')} direction="ltr" readOnly />
    ) : (
      typed(name)
    );
  return (
    <>
      {place('programs', <ProgramChoice />)}
      {coded('sProdConvMIOptionT', mortgageInsuranceCodes, false)}
      {coded('sProd3rdPartyUwResultT', underwritingResultCodes)}
      {figure('sLTotI')}
      {figure('sAppTotLiqAsset')}
      {typed('sProdAvailReserveMonths')}
      {coded('sHousingHistoryT', housingHistoryCodes)}
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
