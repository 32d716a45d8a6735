import { SectionEdit } from './edit/SectionEdit';
import { JobsOf } from './employment/JobsOf';
import { KeepPayInSync } from './employment/KeepPayInSync';
import { EachBorrower } from './parts/EachBorrower';

/** /loans/{loanNum}/app/employment: the sources of each borrower's income. */
export function EmploymentPage() {
  return (
    <SectionEdit section="employment" step="employment" title="employment">
      {() => (
        <>
          <KeepPayInSync />
          <EachBorrower>{(owner) => <JobsOf owner={owner} />}</EachBorrower>
        </>
      )}
    </SectionEdit>
  );
}
