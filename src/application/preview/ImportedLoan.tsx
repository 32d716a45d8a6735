import { useTranslate } from 'react-admin';
import { borrowerName, borrowersOf, type NewLoanDocument } from '../../../domain/loan/document';
import type { SaidValue } from '../../../domain/loan/loan-import.schemas';
import type { Owner } from '../../../domain/loan/records';
import { Box } from '../../ui/layout/primitives';
import { Section } from '../../ui/Section';
import { useRoleText } from '../borrowers/useBorrowers';
import { assetList, purchaseCredits } from '../layout/asset-layout';
import * as borrower from '../layout/borrower-layout';
import { costsGroups } from '../layout/costs-layout';
import { aboutFinances, aboutProperty, explanation } from '../layout/declaration-layout';
import { ethnicity, howTaken, race, sex } from '../layout/demographic-layout';
import { employmentList, incomeList } from '../layout/employment-layout';
import type { FieldGroup, ListLayout } from '../layout/layout';
import { liabilityList } from '../layout/liability-layout';
import { originatorGroup } from '../layout/originator-layout';
import { propertyGroups, titleGroup, titleOfApplication } from '../layout/property-layout';
import { reoList } from '../layout/reo-layout';
import { termsGroups } from '../layout/terms-layout';
import { PreviewGroups } from './PreviewGroups';
import { PreviewRecord } from './PreviewRecord';
import { borrowerGroups, loanGroups, type Preview, type PreviewGroup, previewOf } from './preview-rows';

const borrowerParts: readonly FieldGroup[] = [
  borrower.identity,
  borrower.contact,
  borrower.family,
  borrower.presentAddress,
  borrower.mailingAddress,
  borrower.military,
  borrower.credit,
  borrower.scores,
  borrower.language,
  borrower.counseling,
  borrower.signing,
  aboutProperty,
  aboutFinances,
  explanation,
  ethnicity,
  race,
  sex,
  howTaken,
];

/** Entered once for the two borrowers of an application. */
const applicationParts: readonly FieldGroup[] = [borrower.presentHousing, titleOfApplication];

const lists: readonly ListLayout[] = [
  employmentList,
  incomeList,
  assetList,
  liabilityList,
  reoList,
  borrower.formerHomes,
];

function GroupsCard({ title, groups, loan }: { title: string; groups: PreviewGroup[]; loan: NewLoanDocument }) {
  if (groups.length === 0) return null;
  return (
    <Section title={title} flush>
      <PreviewGroups plain={groups.length === 1} label={title} groups={groups} loan={loan} />
    </Section>
  );
}

function BorrowerCard({ owner, preview }: { readonly owner: Owner; readonly preview: Preview }) {
  const role = useRoleText();
  const name = borrowerName(preview.loan, owner);
  const title = name ? `${role(owner)}: \u2068${name}\u2069` : role(owner);
  const parts = owner.endsWith('B') ? [...borrowerParts, ...applicationParts] : borrowerParts;
  return <GroupsCard title={title} groups={borrowerGroups(parts, preview, owner)} loan={preview.loan} />;
}

function ListCard({ layout, preview }: { readonly layout: ListLayout; readonly preview: Preview }) {
  const translate = useTranslate();
  const title = translate(`application.lists.${layout.list}.many`);
  const records = preview.loan[layout.list];
  if (records.length === 0) return null;
  return (
    <Section title={title} aside={records.length} flush>
      <Box as="ul" lineAbove dividers aria-label={title}>
        {records.map((record) => (
          <PreviewRecord key={record.id} layout={layout} record={record} preview={preview} />
        ))}
      </Box>
    </Section>
  );
}

interface Props {
  readonly loan: NewLoanDocument;
  readonly said: readonly SaidValue[];
  /** What the loan setup adds. */
  readonly defaults: Readonly<Record<string, unknown>>;
}

/** A loan as it will be after an import, filled in, next to what the file says. */
export function ImportedLoan({ loan, said, defaults }: Props) {
  const translate = useTranslate();
  const preview = previewOf(loan, said, defaults);
  const terms = [...termsGroups, purchaseCredits, ...costsGroups];
  const property = [...propertyGroups, titleGroup];
  return (
    <>
      <GroupsCard title={translate('loan.create.import.terms')} groups={loanGroups(terms, preview)} loan={loan} />
      <GroupsCard title={translate('application.parts.property')} groups={loanGroups(property, preview)} loan={loan} />
      {borrowersOf(loan).map((owner) => (
        <BorrowerCard key={owner} owner={owner} preview={preview} />
      ))}
      {lists.map((layout) => (
        <ListCard key={layout.list} layout={layout} preview={preview} />
      ))}
      <GroupsCard
        title={translate('application.groups.originator')}
        groups={loanGroups([originatorGroup], preview)}
        loan={loan}
      />
    </>
  );
}
