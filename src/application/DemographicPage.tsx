import { Later } from '../ui/Later';
import { DeclinedInPerson } from './demographic/DeclinedInPerson';
import { WhyWeAsk } from './demographic/WhyWeAsk';
import { SectionEdit } from './edit/SectionEdit';
import { ethnicity, howTaken, race, sex } from './layout/demographic-layout';
import { EachBorrower } from './parts/EachBorrower';
import type { FieldHolder } from './parts/field-holder';
import { GroupSection, GroupSections } from './parts/GroupSection';

/** /loans/{loanNum}/app/demographic: each borrower's information for government monitoring. */
export function DemographicPage() {
  return (
    <SectionEdit section="demographics" step="demographic" title="demographic" figures={false}>
      {() => (
        <>
          <WhyWeAsk />
          <EachBorrower>
            {(owner) => {
              const holder: FieldHolder = { kind: 'borrower', owner };
              return (
                <>
                  <GroupSections groups={[ethnicity, race, sex]} holder={holder} />
                  <Later>
                    <GroupSection group={howTaken} holder={holder}>
                      <DeclinedInPerson owner={owner} />
                    </GroupSection>
                  </Later>
                </>
              );
            }}
          </EachBorrower>
        </>
      )}
    </SectionEdit>
  );
}
