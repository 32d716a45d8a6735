import { useState } from 'react';
import { DataCards } from '../ui/DataCards';
import { DataTable } from '../ui/DataTable';
import type { Sort } from '../ui/TableParts';
import { Example, Grid } from './Example';
import { failure, feeColumns, fees } from './samples';

const basic = { columns: feeColumns, rowKey: ({ id }: { readonly id: string }) => id, waitingRows: 3 };

/** The data table in its states. */
export function TableExamples() {
  const [sort, setSort] = useState<Sort>({ field: 'id', order: 'ASC' });
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set(['Appraisal']));
  const rows = fees.toSorted((a, b) => (sort.order === 'ASC' ? 1 : -1) * a.id.localeCompare(b.id));
  return (
    <>
      <Example name="DataTable: sorts, picks, opens a record" bare>
        <DataTable
          {...basic}
          label="Fees"
          rows={rows}
          to={({ id }) => `/dev/catalogue?fee=${encodeURIComponent(id)}`}
          sort={sort}
          onSort={setSort}
          selection={{ keys, onChange: setKeys }}
        />
      </Example>
      <Grid>
        <Example name="DataTable, compact and busy" bare>
          <DataTable {...basic} label="Fees, compact" rows={fees} density="compact" busy />
        </Example>
        <Example name="DataTable, loading" bare>
          <DataTable {...basic} label="Fees, loading" rows={undefined} />
        </Example>
        <Example name="DataTable, empty" bare>
          <DataTable {...basic} label="Fees, none" rows={[]} />
        </Example>
        <Example name="DataTable, failed" bare>
          <DataTable {...basic} label="Fees, failed" rows={undefined} error={failure} onRetry={() => undefined} />
        </Example>
        <Example name="DataCards, the phone form" bare>
          <DataCards {...basic} label="Fees on a phone" rows={fees} selection={{ keys, onChange: setKeys }} />
        </Example>
        <Example name="DataCards, loading" bare>
          <DataCards {...basic} label="Fees on a phone, loading" rows={undefined} />
        </Example>
      </Grid>
    </>
  );
}
