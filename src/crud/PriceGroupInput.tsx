import { RecordInput } from '../fields/RecordInput';
import { useRows } from '../providers/data/useRecords';

const ALL = { page: 1, perPage: 1000 };
const byName = { field: 'name', order: 'ASC' } as const;

/** One of the price groups that are in use; a name that is none of them stays as it is. */
export function PriceGroupInput({ source }: { readonly source: string }) {
  const { data = [] } = useRows(
    'priceGroups',
    { pagination: ALL, sort: byName, filter: { active: true } },
    { onError: () => undefined },
  );
  return <RecordInput source={source} choices={data.map(({ name }) => ({ value: name, label: name }))} />;
}
