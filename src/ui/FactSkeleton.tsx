import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import { FactList } from './FactList';

/** Widths of labels that stand for labels to come. */
const widths = [84, 108, 60, 72, 96] as const;

/** A list of facts that is on its way: as many rows, in the same groups. */
export function FactSkeleton({ groups }: { readonly groups: readonly number[] }) {
  const translate = useTranslate();
  return (
    <div role="status" aria-label={translate('states.loading')}>
      <div aria-hidden="true">
        <FactList
          groups={groups.map((rows, group) =>
            Array.from({ length: rows }, (_, row) => ({
              key: `${group}.${row}`,
              label: <Skeleton width={widths[(group + row) % widths.length]} />,
              value: <Skeleton width={widths[(group + 2 * row + 1) % widths.length]} />,
            })),
          )}
        />
      </div>
    </div>
  );
}
