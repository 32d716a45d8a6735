import { SectionEdit } from './edit/SectionEdit';
import { liabilityAnswers, liabilityList } from './layout/liability-layout';
import { CreditLink } from './liability/CreditLink';
import { DebtsAddUp } from './liability/DebtsAddUp';
import { LineKeys } from './liability/LineKeys';
import { AnswersOfBorrowers } from './parts/AnswersOfBorrowers';
import { DraftCalculations } from './parts/DraftCalculations';
import { EntryList } from './parts/EntryList';
import { ListTotals } from './parts/ListTotals';

const totals = ['debts'] as const;

/** /loans/{loanNum}/app/liability: the borrowers' debts. */
export function LiabilityPage() {
  return (
    <SectionEdit section="liability" step="liability" title="liability">
      {() => (
        <>
          <CreditLink />
          <EntryList
            layout={liabilityList}
            foot={
              <>
                <LineKeys />
                <ListTotals keys={totals} monthly />
              </>
            }
          />
          <DebtsAddUp />
          <AnswersOfBorrowers group={liabilityAnswers} />
          <DraftCalculations
            keys={['applicationDebts', 'debtsPaidOff', 'debtsExcluded', 'payoffBalance', 'residenceHousing', 'debts']}
          />
        </>
      )}
    </SectionEdit>
  );
}
