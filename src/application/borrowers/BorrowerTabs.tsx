import { useTranslate } from 'react-admin';
import type { Owner } from '../../../domain/application/records';
import { useLoan } from '../../shell/loan/useLoan';
import { PartTabs } from '../parts/PartTabs';
import { useBorrowers, useRoleText } from './useBorrowers';

interface Props {
  /** Who the page is about. */
  readonly current: Owner;
  /** That of the address where not given. */
  readonly loanNum?: string;
  /** How many answers each one still owes. */
  readonly needs?: Partial<Readonly<Record<Owner, number>>>;
  /** How many of their fields are in error: more urgent than what is missing. */
  readonly errors?: Partial<Readonly<Record<Owner, number>>>;
  /** Where a tab leads; the page of the borrower where not given. */
  readonly to?: (owner: Owner) => string;
}

/** Which borrower a page is about: a link for each, with name, role and what is still missing. */
export function BorrowerTabs({ current, loanNum: given, needs = {}, errors = {}, to }: Props) {
  const translate = useTranslate();
  const { loanNum } = useLoan(given);
  const role = useRoleText();
  const borrowers = useBorrowers(given);
  const pathOf = to ?? ((owner: Owner) => `/loans/${encodeURIComponent(loanNum)}/app/borrower/${owner}`);
  const parts = borrowers.map(({ owner, name }) => ({
    key: owner,
    name: name || translate('borrowers.unnamed'),
    note: role(owner),
    to: pathOf(owner),
    needs: needs[owner],
    errors: errors[owner],
  }));
  return <PartTabs label={translate('borrowers.choose')} parts={parts} current={current} />;
}
