import { type RaRecord, useDataProvider, useTranslate } from 'react-admin';
import type { BulkAction } from './record-list';

/**
 * Activates or deactivates several records. `texts` is the namespace of the confirmation; the default says that an inactive
 * record takes no new loans.
 */
export function useSetActive<Row extends RaRecord>(resource: string, texts = 'reference'): readonly BulkAction<Row>[] {
  const translate = useTranslate();
  const dataProvider = useDataProvider();
  return ([true, false] as const).map((active) => ({
    key: String(active),
    label: translate(active ? 'records.activate' : 'records.deactivate'),
    confirm: (count) =>
      translate(`${texts}.${active ? 'activateConfirm' : 'deactivateConfirm'}`, { smart_count: count }),
    run: (row) =>
      dataProvider.update(resource, { id: row.id, data: { ...row, active }, previousData: row }).then(() => undefined),
  }));
}
