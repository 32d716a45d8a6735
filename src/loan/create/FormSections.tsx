import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { portalDocumentationOrder } from '../../../domain/loan/codes/documentation-codes';
import { ChoiceInput } from '../../fields/ChoiceInput';
import { useCodesInUse } from '../../fields/codes/useCodesInUse';
import { FieldInput } from '../../fields/FieldInput';
import { type AddressSources, FillFromZip } from '../../fields/FillFromZip';
import { useValueText } from '../../fields/useValueText';
import { InputGrid, WideInput } from '../../ui/InputGrid';
import { Section } from '../../ui/Section';
import { LtvFigure } from './LtvFigure';
import { hasPurchasePrice, type NewLoanForm } from './new-loan';
import { PlacementFields } from './PlacementFields';
import type { PlacementParts } from './placement';

function useLater() {
  const translate = useTranslate();
  return translate('loan.create.form.later');
}

function LoanSection() {
  const translate = useTranslate();
  const purpose = useWatch<NewLoanForm, 'sLPurposeT'>({ name: 'sLPurposeT' });
  return (
    <Section title={translate('loan.create.form.loan')}>
      <InputGrid columns={3}>
        <FieldInput name="sLPurposeT" required />
        <FieldInput name="sLAmtCalc" required />
        {hasPurchasePrice(purpose) && <FieldInput name="sPurchPrice" />}
        <FieldInput name="sApprVal" />
        <LtvFigure />
      </InputGrid>
    </Section>
  );
}

function BorrowerSection() {
  const translate = useTranslate();
  return (
    <Section title={translate('loan.create.form.borrower')}>
      <InputGrid columns={3}>
        <FieldInput name="aBFirstNm" required />
        <FieldInput name="aBLastNm" required />
        <FieldInput name="sCreditScoreType2" />
        <FieldInput name="aBSsn" />
        <FieldInput name="aBDob" />
        <FieldInput name="aBHPhone" label={translate('loan.create.form.phone')} />
        <WideInput>
          <InputGrid columns={2}>
            <FieldInput name="aBEmail" />
          </InputGrid>
        </WideInput>
      </InputGrid>
    </Section>
  );
}

const propertyPlace: AddressSources = {
  ...{ zip: 'sSpZip', city: 'sSpCity', state: 'sSpState' },
  ...{ county: 'sSpCounty', fips: 'sSpCountyFips' },
};

function PropertySection() {
  const translate = useTranslate();
  return (
    <Section title={translate('loan.create.form.property')} aside={useLater()}>
      <InputGrid columns={3}>
        <WideInput>
          <FieldInput name="sSpAddr" />
        </WideInput>
        <FieldInput name="sSpZip" />
        <FieldInput name="sSpCity" />
        <FieldInput name="sSpState" />
        <FieldInput name="sSpCounty" />
        <FieldInput name="sSpCountyFips" />
        <FillFromZip sources={propertyPlace} />
        <WideInput>
          <InputGrid columns={2}>
            <FieldInput name="sProdSpT" />
            <FieldInput name="sOccTPe" />
          </InputGrid>
        </WideInput>
      </InputGrid>
    </Section>
  );
}

function IncomeSection() {
  const translate = useTranslate();
  const inUse = useCodesInUse();
  const { code } = useValueText();
  return (
    <Section title={translate('loan.create.form.income')} aside={useLater()}>
      <InputGrid columns={3}>
        <FieldInput name="employment.employer" />
        <FieldInput name="employment.monthlyIncome" />
        <ChoiceInput
          name="sProdDocT"
          label={translate('loan.create.form.docType')}
          choices={inUse('sProdDocT', portalDocumentationOrder).map((value) => ({
            value,
            label: code('portalDocumentation', value),
          }))}
        />
      </InputGrid>
    </Section>
  );
}

/** All inputs of the short form. Only placement, purpose, loan amount and borrower name are required. */
export function FormSections({ parts }: { readonly parts: PlacementParts }) {
  const translate = useTranslate();
  return (
    <>
      <Section title={translate('loan.create.placement.title')}>
        <PlacementFields parts={parts} />
      </Section>
      <LoanSection />
      <BorrowerSection />
      <PropertySection />
      <IncomeSection />
    </>
  );
}
