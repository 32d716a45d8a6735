import type { Kysely } from 'kysely';
import { formatThousandths } from '../../../domain/numbers/fixed';
import { LOCK_PERIODS } from '../../../domain/pricing/lock-term';
import type { PortalDb } from '../../db/portal-db';
import type { CsvColumn } from '../../http/csv';
import { sheetsAt } from './catalog.queries';
import { namedPrograms } from './publications.queries';

interface RateLine {
  readonly program: string;
  readonly rate: number;
  readonly prices: ReadonlyMap<number, number>;
}

/** The columns of a rate file, as expected by an upload. */
export const rateColumns: readonly CsvColumn<RateLine>[] = [
  ['Program', ({ program }) => program],
  ['Rate', ({ rate }) => formatThousandths(rate)],
  ...LOCK_PERIODS.map(
    (days): CsvColumn<RateLine> => [
      `${days} days`,
      ({ prices }) => {
        const price = prices.get(days);
        return price === undefined ? '' : formatThousandths(price);
      },
    ],
  ),
];

/** All rates in force, by program. */
export async function* rateLines(db: Kysely<PortalDb>, at: Date): AsyncGenerator<readonly RateLine[]> {
  const sheets = new Map((await sheetsAt(db, at)).map((sheet) => [sheet.lLpTemplateId, sheet]));
  for (const { lLpTemplateId, name } of await namedPrograms(db)) {
    const sheet = sheets.get(lLpTemplateId);
    if (!sheet) continue;
    yield sheet.rates.map((rate, place) => ({
      program: name,
      rate,
      prices: new Map(sheet.lockPeriods.map((days, lock) => [days, sheet.prices[lock]?.[place] ?? 0])),
    }));
  }
}
