import { SectionEdit } from './edit/SectionEdit';
import { liabilityAnswers, liabilityList } from './layout/liability-layout';
import { AnswersOfBorrowers } from './parts/AnswersOfBorrowers';
import { DraftFigures } from './parts/DraftFigures';
import { RecordList } from './parts/RecordList';

/** /loans/{loanNum}/app/liability: what the borrowers owe. */
export function LiabilityPage() {
  return (
    <SectionEdit section="liability" step="liability" title="liability">
      {() => (
        <>
          <RecordList layout={liabilityList} />
          <AnswersOfBorrowers group={liabilityAnswers} />
          <DraftFigures keys={['applicationDebts', 'debtsPaidOff', 'debtsExcluded', 'payoffBalance', 'debts']} />
        </>
      )}
    </SectionEdit>
  );
}
