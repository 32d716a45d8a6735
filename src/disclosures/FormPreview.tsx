import { LinearProgress } from '@mui/material';
import { useTranslate } from 'react-admin';
import { PdfPreview } from '../documents/public';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import { Column } from '../ui/layout/primitives';
import { useDisclosuresText } from './useEstimates';
import type { useFormPdf } from './useFormPdf';

interface Props {
  readonly form: ReturnType<typeof useFormPdf>;
  readonly name: string;
}

/** The PDF of a disclosure, or that it is being made. */
export function FormPreview({ form: { data, error, isBeingMade, refetch }, name }: Props) {
  const translate = useTranslate();
  const { t } = useDisclosuresText();
  if (isBeingMade) return <EmptyState title={t('making')}>{t('makingText')}</EmptyState>;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LinearProgress aria-label={translate('states.loading')} />;
  return (
    <Column blockSize="75vh" minInlineSize={0}>
      <PdfPreview source={data} name={name} />
    </Column>
  );
}
