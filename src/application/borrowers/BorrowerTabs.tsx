import { useTranslate } from 'react-admin';
import type { BorrowerPosition } from '../../../domain/application/borrowers/borrower-list';
import type { Owner } from '../../../domain/loan/records';
import { loanPath } from '../../../domain/pages/loan-path';
import { useLoanNum } from '../../shell/loan/useLoan';
import { PartTabs } from '../parts/PartTabs';
import { useRoleText } from './useBorrowers';

interface Props {
  /** The borrower that the page shows. */
  readonly current: Owner;
  readonly borrowers: readonly BorrowerPosition[];
  /** Number of missing values by borrower. */
  readonly needs?: Partial<Readonly<Record<Owner, number>>>;
  /** Number of invalid fields by borrower. Takes precedence over missing values. */
  readonly errors?: Partial<Readonly<Record<Owner, number>>>;
}

/** Links to each borrower's page, with name, role and missing values. */
export function BorrowerTabs({ current, borrowers, needs = {}, errors = {} }: Props) {
  const translate = useTranslate();
  const loanNum = useLoanNum();
  const role = useRoleText();
  const parts = borrowers.map(({ owner, name }) => ({
    key: owner,
    name: name || translate('borrowers.unnamed'),
    note: role(owner),
    to: `${loanPath(loanNum, 'borrower')}/${owner}`,
    needs: needs[owner],
    errors: errors[owner],
  }));
  return <PartTabs label={translate('borrowers.choose')} parts={parts} current={current} />;
}
