import { useTranslate } from 'react-admin';
import type { BorrowerPosition } from '../../../domain/application/borrowers/borrower-list';
import type { Owner } from '../../../domain/loan/records';
import { useLoanNum } from '../../shell/loan/useLoan';
import { PartTabs } from '../parts/PartTabs';
import { useRoleText } from './useBorrowers';

interface Props {
  /** Who the page is about. */
  readonly current: Owner;
  readonly borrowers: readonly BorrowerPosition[];
  /** How many answers each one still owes. */
  readonly needs?: Partial<Readonly<Record<Owner, number>>>;
  /** How many of their fields are in error: more urgent than what is missing. */
  readonly errors?: Partial<Readonly<Record<Owner, number>>>;
}

/** Which borrower a page is about: a link for each, with name, role and what is still missing. */
export function BorrowerTabs({ current, borrowers, needs = {}, errors = {} }: Props) {
  const translate = useTranslate();
  const loanNum = useLoanNum();
  const role = useRoleText();
  const parts = borrowers.map(({ owner, name }) => ({
    key: owner,
    name: name || translate('borrowers.unnamed'),
    note: role(owner),
    to: `/loans/${encodeURIComponent(loanNum)}/app/borrower/${owner}`,
    needs: needs[owner],
    errors: errors[owner],
  }));
  return <PartTabs label={translate('borrowers.choose')} parts={parts} current={current} />;
}
