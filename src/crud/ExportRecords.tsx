import { type SortPayload, useTranslate } from 'react-admin';
import { exportRecords } from '../providers/data/export-records';
import { collectionOf } from '../providers/data/resources';
import { DownloadButton } from '../ui/DownloadButton';

interface Props {
  readonly resource: string;
  readonly sort: SortPayload;
  readonly filter: Readonly<Record<string, unknown>>;
}

/** Downloads all matching records as CSV in the list's order. Renders nothing if the resource has no export. */
export function ExportRecords({ resource, sort, filter }: Props) {
  const translate = useTranslate();
  if (!collectionOf(resource).export) return null;
  const query = { sort: JSON.stringify([sort.field, sort.order]), filter: JSON.stringify(filter) };
  return (
    <DownloadButton
      variant="text"
      label={translate('records.export')}
      fileName={`${resource.split('/').at(-1)}.csv`}
      fetchFile={() => exportRecords(resource, query)}
    />
  );
}
