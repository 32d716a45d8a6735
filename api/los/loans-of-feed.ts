import type { LoanDocument } from '../../domain/loan/document';
import type { LosPort } from './port';

/** Changes read at a time: an LOS reads at most 500 loans at once. */
const SIZE = 500;

/** All loans of the LOS in groups, each loan in the group of its first change and, if it changed again, in later ones. */
export async function* loansOfFeed(
  los: Pick<LosPort, 'changesSince' | 'loadLoans'>,
): AsyncGenerator<readonly LoanDocument[]> {
  for (let cursor = '', more = true; more; ) {
    const page = await los.changesSince(cursor, SIZE);
    yield await los.loadLoans([...new Set(page.changes.map(({ loanNum }) => loanNum))]);
    ({ cursor } = page);
    more = page.changes.length === SIZE;
  }
}
