import { SectionEdit } from './edit/SectionEdit';
import { JobsOf } from './employment/JobsOf';
import { PayFollows } from './employment/PayFollows';
import { EachBorrower } from './parts/EachBorrower';

/** /loans/{loanNum}/app/employment: the sources of each borrower's income. */
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
