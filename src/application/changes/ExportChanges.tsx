import { useTranslate } from 'react-admin';
import { DownloadButton } from '../../ui/DownloadButton';
import type { ChangeLogView } from '../application-calls';
import { applicationCalls } from '../application-calls';

/** Downloads every change that matches the filters as CSV. */
export function ExportChanges({ loanNum, view }: { readonly loanNum: string; readonly view: ChangeLogView }) {
  const translate = useTranslate();
  return (
    <DownloadButton
      variant="text"
      label={translate('records.export')}
      fileName={`changes-${loanNum}.csv`}
      fetchFile={() => applicationCalls.exportChanges(loanNum, view)}
    />
  );
}
