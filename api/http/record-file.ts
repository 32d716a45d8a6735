import type { SelectQueryBuilder } from 'kysely';
import { reply } from './call';
import { type CsvColumn, csvFile } from './csv';
import { allPages, type List, type ListQuery } from './list-query';

interface Records<DB, TB extends keyof DB, Row> {
  readonly rows: SelectQueryBuilder<DB, TB, Row>;
  readonly list: List;
  readonly columns: readonly CsvColumn<Row>[];
  /** The file name, without its extension. */
  readonly name: string;
}

/** Returns every row that matches the filter as a CSV file, in the order of the sort. */
export function recordFile<DB, TB extends keyof DB, Row>(records: Records<DB, TB, Row>, requested: ListQuery) {
  const { rows, list, columns, name } = records;
  const stream = csvFile(columns, allPages(rows, list, requested));
  return reply<never>({ file: { stream, contentType: 'text/csv; charset=utf-8', name: `${name}.csv` } });
}
