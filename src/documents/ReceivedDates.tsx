import Button from '@mui/material/Button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { Edoc } from '../../domain/documents/document.schemas';
import { receivedTypes } from '../../domain/documents/document-types';
import { formatDate } from '../../domain/format/date';
import { queryKeys } from '../providers/data/query-keys';
import { ErrorDialog } from '../ui/ErrorDialog';
import { Note, Row } from '../ui/layout/primitives';
import { documentsCalls } from './documents-calls';
import { type useDocumentRights, useFreshDocuments } from './useDocuments';

interface Props {
  readonly loanNum: string;
  readonly documents: readonly Edoc[];
  readonly rights: ReturnType<typeof useDocumentRights>;
}

/** The days on which the recorded deed of trust and the final title policy came, once there is such a document (DOC-04). */
export function ReceivedDates({ loanNum, documents, rights }: Props) {
  const translate = useTranslate();
  const refresh = useFreshDocuments(loanNum);
  const filed = receivedTypes.filter((type) => documents.some(({ doc_type }) => doc_type === type));
  const { data = [] } = useQuery({
    queryKey: [...queryKeys.documents(loanNum), 'received'],
    queryFn: ({ signal }) => documentsCalls.received(loanNum, signal),
    enabled: filed.length > 0,
  });
  const receive = useMutation({
    mutationFn: (type: string) => documentsCalls.receive(loanNum, type),
    onSettled: refresh,
  });
  if (filed.length === 0) return null;
  return (
    <>
      {filed.map((type) => {
        const known = data.find(({ docType }) => docType === type);
        return (
          <Row key={type} wrap gap="s2">
            <bdi>{type}</bdi>
            {known ? (
              <Note>{translate('documents.receivedOn', { date: formatDate(known.date), name: known.by })}</Note>
            ) : (
              rights.mayWrite && (
                <Button size="small" loading={receive.isPending} onClick={() => receive.mutate(type)}>
                  {translate('documents.receive')}
                </Button>
              )
            )}
          </Row>
        );
      })}
      <ErrorDialog error={receive.error} onClose={() => receive.reset()} />
    </>
  );
}
