import { LinearProgress } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { Language } from '../i18n/language';
import { queryKeys } from '../providers/data/query-keys';
import { ErrorState } from '../ui/ErrorState';
import { Column } from '../ui/layout/primitives';
import { documentCalls } from './document-calls';
import { PdfPreview } from './pdf/PdfPreview';
import { pdfInMemory } from './pdf/pdf-source';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly language: Language;
}

/** A document with sample data. */
export function TemplatePreview({ id, title, language }: Props) {
  const translate = useTranslate();
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.documentPreview(id, language),
    queryFn: async ({ signal }) => {
      const { blob } = await documentCalls.preview(id, language, signal);
      return pdfInMemory(`${id} ${language}`, new Uint8Array(await blob.arrayBuffer()));
    },
  });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LinearProgress aria-label={translate('states.loading')} />;
  return (
    <Column blockSize="75vh" minInlineSize={0} border radius="s" overflow="hidden">
      <PdfPreview source={data} name={title} />
    </Column>
  );
}
