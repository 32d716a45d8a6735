import { missing } from '../../../domain/format/parsed';
import type { Owner } from '../../../domain/loan/records';
import { useOwnersText } from './useBorrowers';

interface Props {
  readonly owners: readonly Owner[] | undefined;
  /** Default: the loan in the URL. */
  readonly loanNum?: string;
}

/** Names of a record's owners. */
export function OwnersText({ owners, loanNum }: Props) {
  const text = useOwnersText(loanNum);
  return <bdi>{text(owners) || missing}</bdi>;
}
