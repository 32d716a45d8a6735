import { Fragment } from 'react';
import { useParams } from 'react-router-dom';
import { type Owner, owners } from '../../domain/loan/records';
import { Later } from '../ui/Later';
import { AddressHistory } from './borrower/AddressHistory';
import { BorrowerChoice } from './borrower/BorrowerChoice';
import { SameAddress } from './borrower/SameAddress';
import { useBorrowers } from './borrowers/useBorrowers';
import { SectionEdit } from './edit/SectionEdit';
import * as layout from './layout/borrower-layout';
import { EntryList } from './parts/EntryList';
import type { FieldHolder } from './parts/field-holder';
import { GroupSection, GroupSections } from './parts/GroupSection';

const beforeHomes = [layout.contact, layout.family];
const afterHomes = [
  layout.mailingAddress,
  layout.military,
  layout.language,
  layout.counseling,
  layout.credit,
  layout.scores,
  layout.signing,
];

/** The borrower in the URL, or the first one if the loan has no such borrower. */
function useOwner(): Owner {
  const { brwId = '0B' } = useParams();
  const there = useBorrowers().map(({ owner }) => owner);
  return owners.find((owner) => owner === brwId.toUpperCase() && there.includes(owner)) ?? '0B';
}

/** /loans/{loanNum}/app/borrower and …/{brwId}: a borrower's identity, contact details and addresses. */
export function BorrowerPage() {
  const owner = useOwner();
  const holder: FieldHolder = { kind: 'borrower', owner };
  return (
    <SectionEdit section="borrower-info" step="borrower" title="borrower" page={`app/borrower/${owner}`}>
      {() => (
        <>
          <BorrowerChoice current={owner} />
          <Fragment key={owner}>
            <GroupSection group={layout.identity} holder={holder} />
            <Later>
              <GroupSections groups={beforeHomes} holder={holder} />
              <GroupSection group={layout.presentAddress} holder={holder} aside={<SameAddress owner={owner} />} />
              <AddressHistory owner={owner} />
              <EntryList layout={layout.formerHomes} owner={owner} />
              <GroupSections groups={afterHomes} holder={holder} />
              {owner.endsWith('B') && <GroupSection group={layout.presentHousing} holder={holder} />}
            </Later>
          </Fragment>
        </>
      )}
    </SectionEdit>
  );
}
