import { useTranslate } from 'react-admin';
import type { ListView } from '../../crud/list-view';
import { DownloadButton } from '../../ui/DownloadButton';
import { applicationCalls } from '../application-calls';

/** Downloads every change that matches the filters as CSV. */
export function ExportChanges({ loanNum, view }: { readonly loanNum: string; readonly view: ListView }) {
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
