import { RecordInput } from '../fields/RecordInput';
import { useRows } from '../providers/data/useRecords';

const ALL = { page: 1, perPage: 1000 };
const byName = { field: 'name', order: 'ASC' } as const;

/** Selects an active price group. A stored name that is not active is kept. */
export function PriceGroupInput({ source, help }: { readonly source: string; readonly help?: string }) {
  const { data = [] } = useRows(
    'main/admin/loan-setup/price-group',
    { pagination: ALL, sort: byName, filter: { active: true } },
    { onError: () => undefined },
  );
  const choices = data.map(({ name }) => ({ value: name, label: name }));
  return <RecordInput source={source} choices={choices} {...(help === undefined ? {} : { help })} />;
}
