import type { LoanRecord, Owner } from '../../../domain/loan/records';
import { useSection } from '../edit/section-context';
import {
  employmentAnswers,
  employmentGaps,
  employmentList,
  incomeAnswers,
  incomeList,
  incomeTaxes,
} from '../layout/employment-layout';
import { EntryList } from '../parts/EntryList';
import { GroupSection } from '../parts/GroupSection';
import { ListTotals } from '../parts/ListTotals';
import { NoneBoxes } from '../parts/NoneBoxes';
import { GapNote } from './GapNote';
import { useGaps } from './useGaps';

const totals = ['borrowerIncome'] as const;
const qualifying = ['sourceIncome'] as const;

/** The qualifying amount of a job or other income, with its explanation. */
const qualifyingOf = ({ id }: LoanRecord) => <ListTotals keys={qualifying} of={id} monthly />;

/** A borrower's jobs with the gaps between them, other income and totals. */
export function JobsOf({ owner }: { readonly owner: Owner }) {
  const gaps = useGaps(owner);
  const { aBEmpGapDesc, aCEmpGapDesc } = useSection().loan.applicants[Number(owner[0])] ?? {};
  const isExplained = Boolean(owner.endsWith('C') ? aCEmpGapDesc : aBEmpGapDesc);
  return (
    <>
      <EntryList
        layout={employmentList}
        owner={owner}
        inside={qualifyingOf}
        above={(id) => {
          const gap = gaps.get(id);
          return gap && <GapNote {...gap} />;
        }}
        foot={<NoneBoxes group={employmentAnswers} owner={owner} />}
      />
      {(gaps.size > 0 || isExplained) && <GroupSection group={employmentGaps} holder={{ kind: 'borrower', owner }} />}
      <EntryList
        layout={incomeList}
        owner={owner}
        inside={qualifyingOf}
        foot={
          <>
            <NoneBoxes group={incomeAnswers} owner={owner} />
            <ListTotals keys={totals} of={owner} monthly />
          </>
        }
      />
      <GroupSection group={incomeTaxes} holder={{ kind: 'borrower', owner }} />
    </>
  );
}
