import IconButton from '@mui/material/IconButton';
import { ArrowLeft } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Edoc } from '../../domain/documents/document.schemas';
import { useFormats } from '../providers/i18n/useFormats';
import { DownloadButton } from '../ui/DownloadButton';
import { Box, Column, Note, Row, Text } from '../ui/layout/primitives';
import { PlainButton } from '../ui/PlainButton';
import { DocumentActions } from './DocumentActions';
import { earlierVersions } from './document-list';
import { documentSource } from './document-source';
import { documentsCalls } from './documents-calls';
import { PdfPreview } from './pdf/PdfPreview';
import type { useDocumentRights } from './useDocuments';

interface Props {
  readonly loanNum: string;
  readonly document: Edoc;
  /** All documents of the loan, for its earlier versions. */
  readonly documents: readonly Edoc[];
  readonly rights: ReturnType<typeof useDocumentRights>;
  readonly onShow: (id: string | null) => void;
  /** Back to the list, where the pane covers it. */
  readonly onClose?: (() => void) | undefined;
}

/** One document: what it is, what can be done with it, its earlier versions, and its pages. */
export function DocumentPane({ loanNum, document, documents, rights, onShow, onClose }: Props) {
  const translate = useTranslate();
  const { fileSize, instant } = useFormats();
  const [showsVersions, setShowsVersions] = useState(false);
  const earlier = useMemo(() => earlierVersions(documents, document), [documents, document]);
  const { id, name, doc_type: type, size, createdBy, createdTime, replacedTime } = document;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the content of a document never changes
  const source = useMemo(() => documentSource(loanNum, { id, size }), [loanNum, id]);
  const download = (
    <DownloadButton
      label={translate('documents.download')}
      fileName={name}
      fetchFile={() => documentsCalls.download(loanNum, id)}
      size="small"
    />
  );
  return (
    <Column as="section" flex={1} minBlockSize={0} minInlineSize={0} aria-label={translate('documents.selected')}>
      <Box padding="s3 s4" background="surface" lineBelow flex="none">
        <Row gap="s2" align="start">
          {onClose && (
            <IconButton aria-label={translate('documents.back')} onClick={onClose} size="small">
              <ArrowLeft size={16} className="flip" aria-hidden="true" />
            </IconButton>
          )}
          <Box flex={1} minInlineSize={0}>
            <Text as="h2" size="h3" weight={600} truncate display="block">
              <bdi>{type}</bdi>
            </Text>
            <Note as="p" overflowWrap="anywhere">
              <bdi>{name}</bdi>
            </Note>
            <Note as="p">
              <bdi>{createdBy}</bdi> · <bdi>{instant(createdTime)}</bdi> · <bdi>{fileSize(size)}</bdi>
            </Note>
          </Box>
        </Row>
        {replacedTime !== null && (
          <Note as="p" role="status">
            {translate('documents.replacedOn', { date: instant(replacedTime) })}
          </Note>
        )}
        <Row wrap gap="s2" marginBlockStart="s2">
          {download}
          <DocumentActions {...{ loanNum, document, rights, source, onShow }} />
          {earlier.length > 0 && (
            <PlainButton
              color="accent-text"
              aria-expanded={showsVersions}
              onClick={() => setShowsVersions(!showsVersions)}
            >
              {translate('documents.earlier', { smart_count: earlier.length })}
            </PlainButton>
          )}
        </Row>
        {showsVersions && (
          <Box as="ul" marginBlockStart="s2" dividers>
            {earlier.map((old) => (
              <Row as="li" key={old.id} gap="s2" paddingBlock={4} justify="space-between">
                <PlainButton truncate color="accent-text" onClick={() => onShow(old.id)}>
                  <bdi>{old.name}</bdi>
                </PlainButton>
                <Note whiteSpace="nowrap">
                  <bdi>{instant(old.createdTime)}</bdi> · <bdi>{old.createdBy}</bdi>
                </Note>
              </Row>
            ))}
          </Box>
        )}
      </Box>
      <PdfPreview source={source} name={name} onDownload={download} pageKeys />
    </Column>
  );
}
