import { useTranslate } from 'react-admin';
import type { AskedLoanChanges } from '../../providers/data/change-log';
import { usePortalData } from '../../providers/data/portal-data-provider';
import { DownloadButton } from '../../ui/DownloadButton';

/** Downloads every change that the filters find as CSV. */
export function ExportChanges({ loanNum, asked }: { readonly loanNum: string; readonly asked: AskedLoanChanges }) {
  const translate = useTranslate();
  const { exportLoanChanges } = usePortalData();
  return (
    <DownloadButton
      variant="text"
      label={translate('records.export')}
      fileName={`changes-${loanNum}.csv`}
      fetchFile={() => exportLoanChanges(loanNum, asked)}
    />
  );
}
