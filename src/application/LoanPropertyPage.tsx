import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { errorPaths } from '../fields/form-errors';
import { Later } from '../ui/Later';
import { useDraftLoan } from './edit/draft';
import { SectionEdit } from './edit/SectionEdit';
import { type LoanPropertyPart, loanPropertyParts, partNames, partOfField } from './layout/loan-property-parts';
import { titleGroup, titleOfApplication } from './layout/property-layout';
import { DraftCalculations } from './parts/DraftCalculations';
import { EachApplication } from './parts/EachApplication';
import { ofLoan } from './parts/field-holder';
import { GroupSection, GroupSections } from './parts/GroupSection';
import { PartTabs } from './parts/PartTabs';
import { knownRequirements, requirementsOnPage, useRequirementsFacts } from './requirements/useRequirements';
import { VestingSection } from './vesting/VestingSection';

/** The part in the URL, given by name or by the field to focus. */
function usePart(): LoanPropertyPart {
  const [search] = useSearchParams();
  const requestedPart = partNames.find((name) => name === search.get('part'));
  return requestedPart ?? partOfField(search.get('at') ?? '') ?? 'property';
}

function Parts({ current }: { readonly current: LoanPropertyPart }) {
  const translate = useTranslate();
  const draft = useDraftLoan();
  const needs = requirementsOnPage(knownRequirements(draft, useRequirementsFacts(draft.sLNm)), 'app/loan-property');
  const errors = errorPaths(useFormState().errors);
  const parts = partNames.map((key) => ({
    key,
    name: translate(`application.parts.${key}`),
    to: { search: `?part=${key}` },
    needs: needs.filter(({ path }) => partOfField(path) === key).length,
    errors: errors.filter((path) => partOfField(path) === key).length,
  }));
  return <PartTabs label={translate('application.parts.label')} parts={parts} current={current} />;
}

function TitlePart() {
  return (
    <>
      <VestingSection />
      <GroupSection group={titleGroup} />
      <EachApplication group={titleOfApplication} />
    </>
  );
}

const figures = {
  property: ['ltv', 'cltv', 'hcltv', 'subjectRent'],
  terms: ['downPayment', 'noteAmount', 'payment', 'qualifyingPayment', 'ltv', 'cltv', 'hcltv'],
  costs: [
    'mortgageInsurance',
    'financedFee',
    'presentHousing',
    'residenceHousing',
    'proposedHousing',
    'dtiTop',
    'dtiBottom',
    'payoffBalance',
    'cashToClose',
    'residualIncome',
    'requiredResidual',
    'residualMargin',
  ],
} as const;

/** /loans/{loanNum}/app/loan-property: the property, its title and the loan terms. */
export function LoanPropertyPage() {
  const part = usePart();
  return (
    <SectionEdit section="loan-prop" step="loan-property" title="loanProperty">
      {() => (
        <>
          <Parts current={part} />
          {part === 'title' ? (
            <TitlePart />
          ) : (
            <>
              <GroupSections key={part} groups={loanPropertyParts[part]} holder={ofLoan} />
              <Later>
                <DraftCalculations keys={figures[part]} />
              </Later>
            </>
          )}
        </>
      )}
    </SectionEdit>
  );
}
