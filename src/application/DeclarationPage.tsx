import { SectionEdit } from './edit/SectionEdit';
import { aboutFinances, aboutProperty, explanation } from './layout/declaration-layout';
import { EachBorrower } from './parts/EachBorrower';
import { GroupSections } from './parts/GroupSection';

/** /loans/{loanNum}/app/declaration: each borrower's declarations. */
export function DeclarationPage() {
  return (
    <SectionEdit section="declaration" step="declaration" title="declaration" figures={false}>
      {() => (
        <EachBorrower>
          {(owner) => (
            <GroupSections groups={[aboutProperty, aboutFinances, explanation]} holder={{ kind: 'borrower', owner }} />
          )}
        </EachBorrower>
      )}
    </SectionEdit>
  );
}
