import { useParams } from 'react-router-dom';
import { type Owner, owners } from '../../domain/application/records';
import { BorrowerTabs } from './borrowers/BorrowerTabs';
import { useBorrowers } from './borrowers/useBorrowers';
import { SectionEdit } from './edit/SectionEdit';
import * as layout from './layout/borrower-layout';
import { GroupSections } from './parts/GroupSection';
import type { Holder } from './parts/holder';
import { RecordList } from './parts/RecordList';

const beforeHomes = [layout.identity, layout.contact, layout.family, layout.presentAddress];
const afterHomes = [
  layout.mailingAddress,
  layout.military,
  layout.language,
  layout.counseling,
  layout.credit,
  layout.signing,
];

/** The borrower of the address; the first one where it names none that the loan has. */
function useOwner(): Owner {
  const { brwId = '0B' } = useParams();
  const there = useBorrowers().map(({ owner }) => owner);
  return owners.find((owner) => owner === brwId.toUpperCase() && there.includes(owner)) ?? '0B';
}

/** /loans/{loanNum}/app/borrower and …/{brwId}: who a borrower is, and where they live. */
export function BorrowerPage() {
  const owner = useOwner();
  const holder: Holder = { kind: 'borrower', owner };
  return (
    <SectionEdit section="borrower-info" step="borrower" title="borrower">
      {() => (
        <>
          <BorrowerTabs current={owner} />
          <GroupSections key={`${owner}-before`} groups={beforeHomes} holder={holder} />
          <RecordList key={`${owner}-homes`} layout={layout.formerHomes} owner={owner} />
          <GroupSections key={`${owner}-after`} groups={afterHomes} holder={holder} />
          {owner.endsWith('B') && <GroupSections groups={[layout.presentHousing]} holder={holder} />}
        </>
      )}
    </SectionEdit>
  );
}
