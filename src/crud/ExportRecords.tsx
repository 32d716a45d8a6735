import { type SortPayload, useTranslate } from 'react-admin';
import { exportRecords } from '../providers/data/export-records';
import { collectionOf } from '../providers/data/resources';
import { DownloadButton } from '../ui/DownloadButton';
import type { FilterValues } from './list-view';
import { useExported } from './useExported';

interface Props {
  readonly resource: string;
  readonly sort: SortPayload;
  readonly filter: FilterValues;
  /** Default: the last part of the resource's name. */
  readonly fileName?: string;
  /** Default: 'Export CSV'. */
  readonly label?: string;
  readonly size?: 'small';
}

/** Downloads all matching records as CSV in the list's order. Renders nothing if the resource has no export. */
export function ExportRecords({ resource, sort, filter, fileName, label, size }: Props) {
  const translate = useTranslate();
  const onSaved = useExported();
  if (!collectionOf(resource).export) return null;
  const query = { sort: JSON.stringify([sort.field, sort.order]), filter: JSON.stringify(filter) };
  return (
    <DownloadButton
      variant="text"
      {...(size ? { size } : {})}
      label={label ?? translate('records.export')}
      fileName={fileName ?? `${resource.split('/').at(-1)}.csv`}
      fetchFile={() => exportRecords(resource, query)}
      onSaved={onSaved}
    />
  );
}
