import { Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { Edoc } from '../../domain/documents/document.schemas';
import { useSessionUser } from '../access/public';
import { SaveDialog } from '../crud/saving/SaveDialog';
import { queryKeys } from '../providers/data/query-keys';
import { ErrorState } from '../ui/ErrorState';
import { Text } from '../ui/layout/primitives';
import { conditionCalls } from './conditions-calls';
import { type Chosen, DocumentChoices } from './DocumentChoices';

interface Props {
  readonly loanNum: string;
  /** Names the dialog; see SaveDialog. */
  readonly draft: string;
  readonly title: string;
  readonly saveLabel: string;
  /** Document types that are looked for; they come first. */
  readonly fitting: readonly string[];
  /** IDs of documents that are not offered. */
  readonly without: readonly string[];
  readonly onChoose: (documents: readonly Edoc[]) => Promise<unknown>;
  readonly onClose: () => void;
}

/** A choice from the documents of the loan that the user may attach. */
export function ChooseDocuments({ loanNum, fitting, without, onChoose, ...dialog }: Props) {
  const translate = useTranslate();
  const isOutside = useSessionUser()?.isPml === true;
  const { data, error, refetch } = useQuery({
    queryKey: [...queryKeys.documents(loanNum), 'for-conditions'],
    queryFn: ({ signal }) => conditionCalls.documents(loanNum, signal),
  });
  const fits = ({ doc_type }: Edoc): boolean => fitting.includes(doc_type);
  const offered = (data ?? []).filter(({ docId, canChange }) => canChange && !without.includes(docId));
  const sorted = [...offered.filter(fits), ...offered.filter((one) => !fits(one))];
  return (
    <SaveDialog<Chosen>
      {...dialog}
      defaultValues={{ docIds: [] }}
      onSave={({ docIds }) => onChoose(sorted.filter(({ docId }) => docIds.includes(docId)))}
    >
      <Text as="p" color="text-2">
        {translate(`conditions.attach.${isOutside ? 'leadOwn' : 'lead'}`)}
      </Text>
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!error && !data ? <Skeleton variant="rounded" height={160} aria-label={translate('states.loading')} /> : null}
      {data ? <DocumentChoices documents={sorted} fits={fits} /> : null}
    </SaveDialog>
  );
}
