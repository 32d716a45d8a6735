import { SectionEdit } from './edit/SectionEdit';
import { employmentAnswers, employmentList, incomeList } from './layout/employment-layout';
import { EachBorrower } from './parts/EachBorrower';
import { GroupSection } from './parts/GroupSection';
import { RecordList } from './parts/RecordList';

/** /loans/{loanNum}/app/employment: where each borrower's income comes from. */
export function EmploymentPage() {
  return (
    <SectionEdit section="employment" step="employment" title="employment">
      {() => (
        <EachBorrower>
          {(owner) => (
            <>
              <RecordList layout={employmentList} owner={owner} />
              <RecordList layout={incomeList} owner={owner} />
              <GroupSection group={employmentAnswers} holder={{ kind: 'borrower', owner }} />
            </>
          )}
        </EachBorrower>
      )}
    </SectionEdit>
  );
}
