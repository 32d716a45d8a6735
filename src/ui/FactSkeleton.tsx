import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import { FactList } from './FactList';

/** Widths of placeholder labels. */
const widths = [84, 108, 60, 72, 96] as const;

/** The loading state of a FactList: the same number of rows in the same groups. */
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
