import type { ComponentProps, ReactNode } from 'react';
import type { CollectionName } from '../providers/data/resource-types';
import { ColumnChooser } from './ColumnChooser';
import { ExportRecords } from './ExportRecords';
import { SavedViews } from './SavedViews';
import { storeKeyOf } from './store-keys';
import type { ColumnChoice } from './useColumns';

interface Props extends ComponentProps<typeof ExportRecords> {
  readonly resource: CollectionName;
  readonly views: Pick<ComponentProps<typeof SavedViews>, 'query' | 'isCurrent'>;
  readonly columns: ColumnChoice;
  /** Name of the unfiltered view. Default: 'All'. */
  readonly allLabel?: string;
  /** Further tools, before the columns. */
  readonly children?: ReactNode;
}

/** Saved views, column chooser and CSV export of a list. */
export function ListTools({ views, columns, allLabel, children, ...list }: Props) {
  return (
    <>
      <SavedViews
        storeKey={storeKeyOf(list.resource, 'views')}
        {...views}
        {...(allLabel === undefined ? {} : { allLabel })}
      />
      {children}
      <ColumnChooser {...columns} />
      <ExportRecords {...list} />
    </>
  );
}
