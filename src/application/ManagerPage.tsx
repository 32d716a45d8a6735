import { ComplianceSection } from '../compliance/public';
import { BorrowersCard } from './borrowers/BorrowersCard';
import { ChangeLog } from './changes/ChangeLog';
import { useDraftLoan } from './edit/draft';
import { SectionEdit } from './edit/SectionEdit';
import { originatorGroup } from './layout/originator-layout';
import { MismoCard } from './mismo/MismoCard';
import { GroupSection } from './parts/GroupSection';
import { OriginatorSource } from './parts/OriginatorSource';
import { Checklist } from './requirements/Checklist';
import { useFactsWithCompliance } from './requirements/useRequirements';

function DraftChecklist() {
  const draft = useDraftLoan();
  return <Checklist loanNum={draft.sLNm} document={draft} facts={useFactsWithCompliance(draft.sLNm)} />;
}

/** /loans/{loanNum}/app/manager: borrowers, missing values, originator, compliance tests, MISMO file and change log. */
export function ManagerPage() {
  return (
    <SectionEdit
      section="originator"
      step="manager"
      title="applicationManager"
      below={(loan) => (
        <>
          <ComplianceSection loanNum={loan.sLNm} />
          <MismoCard loan={loan} />
          <ChangeLog loanNum={loan.sLNm} />
        </>
      )}
    >
      {() => (
        <>
          <BorrowersCard />
          <DraftChecklist />
          <GroupSection group={originatorGroup}>
            <OriginatorSource />
          </GroupSection>
        </>
      )}
    </SectionEdit>
  );
}
