import { useNotify } from 'react-admin';
import { countCsvRows } from '../providers/data/csv-rows';
import type { Download } from '../providers/data/http';

/** Says how many rows a CSV export has, and the name of its file. */
export function useExported(): (file: Download & { readonly name: string }) => Promise<void> {
  const notify = useNotify();
  return async ({ blob, name }) => {
    const rows = await countCsvRows(blob);
    notify('records.exported', { type: 'success', messageArgs: { smart_count: rows, file: `\u2068${name}\u2069` } });
  };
}
