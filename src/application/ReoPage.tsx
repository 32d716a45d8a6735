import { SectionEdit } from './edit/SectionEdit';
import { reoAnswers, reoList } from './layout/reo-layout';
import { AnswersOfBorrowers } from './parts/AnswersOfBorrowers';
import { DraftFigures } from './parts/DraftFigures';
import { RecordList } from './parts/RecordList';

/** /loans/{loanNum}/app/reo: the real estate that the borrowers own. */
export function ReoPage() {
  return (
    <SectionEdit section="reo" step="reo" title="reo">
      {() => (
        <>
          <RecordList layout={reoList} />
          <AnswersOfBorrowers group={reoAnswers} />
          <DraftFigures keys={['propertyRent', 'netRent', 'presentHousing']} />
        </>
      )}
    </SectionEdit>
  );
}
