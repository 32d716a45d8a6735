import { LinearProgress } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useTranslate } from 'react-admin';
import type { Language } from '../i18n/language';
import { queryKeys } from '../providers/data/query-keys';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import { Box } from '../ui/layout/primitives';
import { useBlobUrl } from '../ui/useBlobUrl';
import { documentCalls } from './document-calls';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly language: Language;
}

/** A document with sample data in the browser's own viewer. */
export function DocumentPreview({ id, title, language }: Props) {
  const translate = useTranslate();
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.documentPreview(id, language),
    queryFn: ({ signal }) => documentCalls.preview(id, language, signal),
  });
  const url = useBlobUrl(data?.blob);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!navigator.pdfViewerEnabled) {
    return (
      <EmptyState icon={FileText} title={translate('documentTemplates.noViewer')}>
        {translate('documentTemplates.noViewerText')}
      </EmptyState>
    );
  }
  if (!url) return <LinearProgress aria-label={translate('states.loading')} />;
  return (
    <Box
      as="iframe"
      display="block"
      inlineSize="100%"
      blockSize="75vh"
      border="none"
      src={url}
      title={translate('documentTemplates.preview', { title })}
    />
  );
}
