import { SectionEdit } from './edit/SectionEdit';
import { reoAnswers, reoList } from './layout/reo-layout';
import { AnswersOfBorrowers } from './parts/AnswersOfBorrowers';
import { DraftCalculations } from './parts/DraftCalculations';
import { EntryList } from './parts/EntryList';
import { ListTotals } from './parts/ListTotals';
import { SecuredDebts } from './reo/SecuredDebts';

const totals = ['netRent'] as const;

/** /loans/{loanNum}/app/reo: real estate that the borrowers own. */
export function ReoPage() {
  return (
    <SectionEdit section="reo" step="reo" title="reo">
      {() => (
        <>
          <EntryList
            layout={reoList}
            foot={<ListTotals keys={totals} monthly />}
            inside={({ id }) => <SecuredDebts property={id} />}
          />
          <AnswersOfBorrowers group={reoAnswers} />
          <DraftCalculations keys={['propertyRent', 'netRent', 'presentHousing']} />
        </>
      )}
    </SectionEdit>
  );
}
