import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { citizenshipCodes } from '../../domain/loan/codes/borrower-codes';
import { portalDocumentationOrder } from '../../domain/loan/codes/documentation-codes';
import { purposeCodes } from '../../domain/loan/codes/loan-codes';
import { occupancyCodes, propertyTypeCodes } from '../../domain/loan/codes/property-codes';
import { loanScore } from '../../domain/loan/credit-score';
import type { LoanDocument } from '../../domain/loan/document';
import { useCodesInUse } from '../fields/codes/useCodesInUse';
import { TypedInput } from '../fields/TypedInput';
import { Box, type ElementProps, Stack } from '../ui/layout/primitives';
import { ImpoundInput } from './ImpoundInput';
import { RatioBox } from './RatioBox';
import { RatioInput } from './RatioInput';
import { ScenarioChoice } from './ScenarioChoice';
import { ScenarioDetails } from './ScenarioDetails';
import { ScoreExplanation } from './ScoreExplanation';
import { ScoreInput } from './ScoreInput';
import { SelfEmployedNote } from './SelfEmployedNote';
import { scenarioRatios } from './scenario-ratios';
import { compensationChoices, hasPurchasePrice, propertyTypeFor, type ScenarioName, unitsFor } from './scenario-values';
import { usePricingText } from './usePricingText';
import type { Scenario } from './useScenario';
import { YesInput } from './YesInput';

const Pair = (props: ElementProps<'div'>) => <Stack columns="1fr 1fr" gap="s3" {...props} />;

const units = ['1', '2', '3', '4'].map((value) => ({ value, label: value }));

interface Props {
  readonly scenario: Scenario;
  readonly loan: LoanDocument;
}

/** The scenario's inputs, in the order of the design. Two share a line where both texts are short. */
export function ScenarioFields({ scenario, loan }: Props) {
  const translate = useTranslate();
  const { t, compensation, docType } = usePricingText();
  const { values, own, changed, set } = scenario;
  const inUse = useCodesInUse();
  const score = loanScore(loan);
  const label = (name: ScenarioName): string => t(`field.${name}`);
  const place = (name: ScenarioName, input: ReactNode) => (
    <Box minInlineSize={0} data-changed={changed.includes(name)}>
      {input}
    </Box>
  );
  const choice = (
    name: ScenarioName,
    codes: readonly string[],
    text: (code: string) => string,
    onPick?: (to: string) => void,
  ) =>
    place(
      name,
      <ScenarioChoice
        name={name}
        label={label(name)}
        choices={inUse(name, codes, own[name]).map((value) => ({ value, label: text(value) }))}
        {...(onPick ? { onPick } : {})}
      />,
    );
  const typed = (name: ScenarioName) => place(name, <TypedInput name={name} label={label(name)} />);
  const coded = (list: string) => (code: string) => translate(`codes.${list}.${code}`);
  const withOwn = (codes: readonly string[], code: string) => (codes.includes(code) ? codes : [...codes, code]);
  return (
    <>
      {choice('sLPurposeT', Object.keys(purposeCodes), coded('sLPurposeT'))}
      {choice('sProdSpT', Object.keys(propertyTypeCodes), coded('sProdSpT'), (to) => set('sUnitsNum', unitsFor(to)))}
      <Pair>
        {choice('sOccTPe', Object.keys(occupancyCodes), (code) => t(`occupancy.${code}`))}
        {place(
          'sUnitsNum',
          <ScenarioChoice
            name="sUnitsNum"
            label={label('sUnitsNum')}
            choices={units}
            onPick={(to) => set('sProdSpT', propertyTypeFor(to, values.sProdSpT))}
          />,
        )}
      </Pair>
      {hasPurchasePrice(values.sLPurposeT) && typed('sPurchPrice')}
      {typed('sApprVal')}
      {typed('sLAmtCalc')}
      <RatioBox ratios={scenarioRatios(values, loan)} />
      {place('sCreditScoreType2', <ScoreInput score={score} entered={loan.sLNm !== ''} />)}
      {score?.source === 'bureau' && <ScoreExplanation {...{ loan, score }} />}
      <Pair>
        {place('sQualBottomR', <RatioInput loan={loan} />)}
        {place('sProdImpound', <ImpoundInput scenario={scenario} />)}
      </Pair>
      {typed('sSpZip')}
      {choice('sProdDocT', withOwn(portalDocumentationOrder, own.sProdDocT), docType)}
      {choice('compensation', compensationChoices(own.compensation), compensation)}
      {choice('aProdBCitizenT', Object.keys(citizenshipCodes), coded('aProdBCitizenT'))}
      <div>
        {place('sHas1stTimeBuyer', <YesInput name="sHas1stTimeBuyer" label={label('sHas1stTimeBuyer')} />)}
        {place('sIsSelfEmployed', <YesInput name="sIsSelfEmployed" label={label('sIsSelfEmployed')} />)}
        {loan.sLNm !== '' && <SelfEmployedNote loan={loan} answer={values.sIsSelfEmployed} />}
      </div>
      <ScenarioDetails scenario={scenario} computed={loan.sLNm !== ''} />
    </>
  );
}
