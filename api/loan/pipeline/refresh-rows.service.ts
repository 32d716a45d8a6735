import { englishText } from '../../../domain/messages/english-text';
import type { AppContext } from '../../app-context';
import { readLos } from '../gateway.service';
import { updateIndex } from './rebuild.service';

type Row = Readonly<Record<string, unknown>>;

const NO_LOAN = { loanNum: englishText('no-loan') };

/** The result of one row of a batch; rows count from 1. */
interface RefreshedRow {
  readonly row: number;
  readonly loanNum: string | null;
  readonly result: 'refreshed' | 'refused';
  readonly fields?: Readonly<Record<string, string>>;
}

interface Refreshed {
  readonly loans: number;
  readonly removed: number;
  readonly rows: readonly RefreshedRow[];
}

/** Undefined for text that cannot be a loan number. */
const numberOf = ({ loanNum }: Row): string | null =>
  typeof loanNum === 'string' && /^[A-Za-z0-9-]{1,36}$/.test(loanNum.trim()) ? loanNum.trim() : null;

/** Updates the loans of these rows and reports each row's result; an invalid row does not affect the others. */
export async function refreshRows(portal: AppContext, rows: readonly Row[]): Promise<Refreshed> {
  const numbers = rows.map(numberOf);
  const requested = [...new Set(numbers.flatMap((loanNum) => loanNum ?? []))];
  const found = await readLos(() => updateIndex(portal, requested));
  const reported = numbers.map((loanNum, place): RefreshedRow => {
    const at = { row: place + 1, loanNum };
    return loanNum !== null && found.has(loanNum)
      ? { ...at, result: 'refreshed' }
      : { ...at, result: 'refused', fields: NO_LOAN };
  });
  return { loans: found.size, removed: 0, rows: reported };
}
