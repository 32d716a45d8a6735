import { SectionEdit } from './edit/SectionEdit';
import { costsGroups } from './layout/costs-layout';
import { propertyGroups, titleGroup } from './layout/property-layout';
import { termsGroups } from './layout/terms-layout';
import { GroupSections } from './parts/GroupSection';
import { ofLoan } from './parts/holder';

/** /loans/{loanNum}/app/loan-property: what is bought or refinanced, who holds title, and on what terms. */
export function LoanPropertyPage() {
  return (
    <SectionEdit section="loan-prop" step="loan-property" title="loanProperty">
      {() => <GroupSections groups={[...propertyGroups, titleGroup, ...termsGroups, ...costsGroups]} holder={ofLoan} />}
    </SectionEdit>
  );
}
