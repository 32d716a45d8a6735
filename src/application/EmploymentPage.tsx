import { SectionEdit } from './edit/SectionEdit';
import { JobsOf } from './employment/JobsOf';
import { PayFollows } from './employment/PayFollows';
import { EachBorrower } from './parts/EachBorrower';

/** /loans/{loanNum}/app/employment: where each borrower's income comes from. */
export function EmploymentPage() {
  return (
    <SectionEdit section="employment" step="employment" title="employment">
      {() => (
        <>
          <PayFollows />
          <EachBorrower>{(owner) => <JobsOf owner={owner} />}</EachBorrower>
        </>
      )}
    </SectionEdit>
  );
}
