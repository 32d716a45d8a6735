import { missing } from '../../../domain/format/parsed';
import type { Owner } from '../../../domain/loan/records';
import { useOwnersText } from './useBorrowers';

interface Props {
  readonly owners: readonly Owner[] | undefined;
  /** That of the address where not given. */
  readonly loanNum?: string;
}

/** Whose a record is: the names of its owners. */
export function OwnersText({ owners, loanNum }: Props) {
  const text = useOwnersText(loanNum);
  return <bdi>{text(owners) || missing}</bdi>;
}
