import Skeleton from '@mui/material/Skeleton';
import { FileLock2, FileWarning, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { Column, Stack } from '../../ui/layout/primitives';
import { PdfViewer } from './PdfViewer';
import { PdfProblem } from './pdf-document';
import type { PdfSource } from './pdf-source';
import { usePdf } from './usePdf';

const icons = { damaged: FileWarning, protected: FileLock2, slow: Hourglass } as const;

interface Props {
  readonly source: PdfSource;
  readonly name: string;
  /** Further tools, at the end of the toolbar. */
  readonly tools?: ReactNode;
  /** Whether its keys work on the whole page, and not only while the focus is in it. */
  readonly pageKeys?: boolean;
  /** Offered where the file cannot be shown. */
  readonly onDownload?: ReactNode;
  /** For tests. Default: pdf.js. */
  readonly open?: Parameters<typeof usePdf>[1];
}

/** A PDF in the page. It fills a column of its parent and is read in parts. Other texts of the file than its pages are ignored. */
export function PdfPreview({ source, name, tools, pageKeys = false, onDownload, open }: Props) {
  const translate = useTranslate();
  const { pdf, error, retry } = usePdf(source, open);
  const label = translate('pdf.document', { name });
  if (error instanceof PdfProblem) {
    return (
      <EmptyState icon={icons[error.kind]} title={translate(`pdf.problems.${error.kind}.title`)} actions={onDownload}>
        {translate(`pdf.problems.${error.kind}.text`)}
      </EmptyState>
    );
  }
  if (error !== undefined) return <ErrorState error={error} title={translate('pdf.failed')} onRetry={retry} />;
  if (pdf) return <PdfViewer key={source.id} {...{ pdf, label, tools, pageKeys }} />;
  return (
    <Column flex={1} minBlockSize={0} background="sunken" role="status" aria-label={translate('states.loading')}>
      <Stack padding="s3" justifyItems="center">
        <Skeleton variant="rectangular" width="100%" height={560} />
      </Stack>
    </Column>
  );
}
