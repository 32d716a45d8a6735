import { SectionEdit } from './edit/SectionEdit';
import { liabilityAnswers, liabilityList } from './layout/liability-layout';
import { LineKeys } from './liability/LineKeys';
import { AnswersOfBorrowers } from './parts/AnswersOfBorrowers';
import { DraftFigures } from './parts/DraftFigures';
import { ListTotals } from './parts/ListTotals';
import { RecordList } from './parts/RecordList';

const totals = ['debts'] as const;

/** /loans/{loanNum}/app/liability: what the borrowers owe. */
export function LiabilityPage() {
  return (
    <SectionEdit section="liability" step="liability" title="liability">
      {() => (
        <>
          <RecordList
            layout={liabilityList}
            foot={
              <>
                <LineKeys />
                <ListTotals keys={totals} monthly />
              </>
            }
          />
          <AnswersOfBorrowers group={liabilityAnswers} />
          <DraftFigures keys={['applicationDebts', 'debtsPaidOff', 'debtsExcluded', 'payoffBalance', 'debts']} />
        </>
      )}
    </SectionEdit>
  );
}
