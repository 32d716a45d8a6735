import { SectionEdit } from './edit/SectionEdit';
import { ethnicity, howTaken, race, sex } from './layout/demographic-layout';
import { EachBorrower } from './parts/EachBorrower';
import { GroupSections } from './parts/GroupSection';

/** /loans/{loanNum}/app/demographic: what each borrower tells for government monitoring. */
export function DemographicPage() {
  return (
    <SectionEdit section="demographics" step="demographic" title="demographic">
      {() => (
        <EachBorrower>
          {(owner) => <GroupSections groups={[ethnicity, race, sex, howTaken]} holder={{ kind: 'borrower', owner }} />}
        </EachBorrower>
      )}
    </SectionEdit>
  );
}
