import useMediaQuery from '@mui/material/useMediaQuery';
import { FolderOpen } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { ApiError } from '../providers/data/api-error';
import { useLoanNum } from '../shell/loan/useLoan';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import { Box, Column, Row, Stack } from '../ui/layout/primitives';
import { NotAuthorized } from '../ui/NotAuthorized';
import { DocumentBulk } from './DocumentBulk';
import { DocumentPane } from './DocumentPane';
import { DocumentsHead } from './DocumentsHead';
import { byFolder, inUse, matchingDocuments } from './document-list';
import { FolderGroups } from './FolderGroups';
import { ListSkeleton } from './ListSkeleton';
import { PaneDialog } from './PaneDialog';
import { useDocumentAddress } from './useDocumentAddress';
import { useDocumentRights, useDocuments } from './useDocuments';
import { useDropUpload } from './useDropUpload';

const wasOpenedForDocument = (): boolean => new URLSearchParams(window.location.search).has('doc');

// The list of documents need not arrive first. If this fails, showing the document says so.
if (wasOpenedForDocument()) import('./pdf/open-pdf').catch(() => undefined);

/** The documents of the loan by folder, next to a preview. */
export function DocumentsPage() {
  const translate = useTranslate();
  const loanNum = useLoanNum();
  const wide = useMediaQuery((theme) => theme.breakpoints.up('md'), { noSsr: true });
  const { data, error, refetch } = useDocuments(loanNum);
  const address = useDocumentAddress(useSearchParams());
  const rights = useDocumentRights();
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const drop = useDropUpload(loanNum, rights.mayWrite);
  const documents = useMemo(() => inUse(data ?? []), [data]);
  const groups = byFolder(matchingDocuments(documents, address.query));
  const shown = data?.find(({ id }) => id === address.documentId) ?? (wide ? groups[0]?.documents[0] : undefined);
  const chosen = documents.filter(({ id }) => picked.has(id));

  if (error instanceof ApiError && error.status === 403) return <NotAuthorized />;
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} page />;
  const pane = shown && data && (
    <DocumentPane
      key={shown.id}
      {...{ loanNum, document: shown, documents: data, rights }}
      onShow={address.show}
      onClose={wide ? undefined : () => address.show(null)}
    />
  );
  return (
    <Row align="stretch" flex={1} minBlockSize={0} minInlineSize={0} {...drop.area}>
      <Column flex="1 1 0" minInlineSize={0} minBlockSize={0} background="surface">
        <DocumentsHead {...{ loanNum, documents, rights, address }} onUpload={drop.open} />
        {chosen.length > 0 && (
          <DocumentBulk {...{ loanNum, chosen, rights }} onClear={() => setPicked(new Set())} onShow={address.show} />
        )}
        <Box flex={1} minBlockSize={0} fromMd={{ overflow: 'auto' }}>
          {!data && <ListSkeleton />}
          {data && documents.length === 0 && (
            <EmptyState icon={FolderOpen} title={translate('documents.empty')}>
              {translate(rights.mayWrite ? 'documents.emptyUpload' : 'documents.emptyText')}
            </EmptyState>
          )}
          {documents.length > 0 && groups.length === 0 && (
            <EmptyState title={translate('documents.noMatch')}>{translate('documents.noMatchText')}</EmptyState>
          )}
          <FolderGroups
            {...{ groups, picked, drop }}
            current={wide ? shown?.id : undefined}
            onPick={setPicked}
            onShow={address.show}
          />
        </Box>
      </Column>
      {wide && documents.length > 0 && (
        <Column flex="1.2 1 0" minInlineSize={0} minBlockSize={0} lineStart background="sunken">
          {pane ?? <Stack flex={1} />}
        </Column>
      )}
      {!wide && pane && <PaneDialog onClose={() => address.show(null)}>{pane}</PaneDialog>}
      {drop.dialog}
    </Row>
  );
}
