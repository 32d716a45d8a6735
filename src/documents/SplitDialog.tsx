import Skeleton from '@mui/material/Skeleton';
import { Scissors } from 'lucide-react';
import { Fragment, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { Edoc } from '../../domain/documents/document.schemas';
import { ErrorState } from '../ui/ErrorState';
import { Box, Note, Row, Stack, Text } from '../ui/layout/primitives';
import { PlainButton } from '../ui/PlainButton';
import { ActionDialog } from './ActionDialog';
import { documentsCalls } from './documents-calls';
import { type Filing, FilingInputs } from './FilingInputs';
import { Thumbnail } from './pdf/PdfThumbnails';
import type { OpenPdf } from './pdf/pdf-document';
import type { PdfSource } from './pdf/pdf-source';
import { usePdf } from './pdf/usePdf';
import { partsOf, withCut } from './split';
import { useFreshDocuments } from './useDocuments';

interface PagesProps {
  readonly pdf: OpenPdf;
  readonly cuts: ReadonlySet<number>;
  readonly onCut: (page: number) => void;
}

/** The pages beside each other; between two pages the document can be cut. */
function CutPages({ pdf, cuts, onCut }: PagesProps) {
  const translate = useTranslate();
  return (
    <Row wrap gap={2} padding="s2" background="sunken" overflow="auto" maxBlockSize={300}>
      {Array.from({ length: pdf.pages }, (_, index) => index + 1).map((page) => (
        <Fragment key={page}>
          <Stack justifyItems="center">
            <Thumbnail pdf={pdf} page={page} rotation={0} shown />
            <Note as="bdi">{page}</Note>
          </Stack>
          {page < pdf.pages && (
            <PlainButton
              aria-pressed={cuts.has(page)}
              aria-label={translate('documents.cutAfter', { page })}
              title={translate('documents.cutAfter', { page })}
              onClick={() => onCut(page)}
              inlineSize={20}
              blockSize={100}
              textAlign="center"
              color={cuts.has(page) ? 'accent-text' : 'text-3'}
              background={cuts.has(page) ? 'accent-tint' : 'none'}
              onHover={{ background: 'hover' }}
            >
              <Scissors size={14} aria-hidden="true" />
            </PlainButton>
          )}
        </Fragment>
      ))}
    </Row>
  );
}

interface Props {
  readonly loanNum: string;
  readonly document: Edoc;
  readonly source: PdfSource;
  readonly onShow: (id: string | null) => void;
  readonly onClose: () => void;
}

/** Splits a document between pages; each part gets a type and a folder of its own. */
export function SplitDialog({ loanNum, document, source, onShow, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useFreshDocuments(loanNum);
  const { pdf, error, retry } = usePdf(source);
  const [cuts, setCuts] = useState<ReadonlySet<number>>(new Set());
  /** By the first page of the part. */
  const [filings, setFilings] = useState<Readonly<Record<number, Filing>>>({});
  const own: Filing = { folderName: document.folderName, docType: document.doc_type };
  const parts = pdf ? partsOf(pdf.pages, cuts) : [];
  const filed = parts.map((part) => ({ ...part, ...(filings[part.first] ?? own) }));
  const split = async (): Promise<void> => {
    const made = await documentsCalls.split(loanNum, document.docId, { version: document.version, parts: filed });
    notify('documents.splitDone', { type: 'success', messageArgs: { smart_count: made.length } });
    onShow(made[0]?.id ?? null);
    onClose();
  };
  return (
    <ActionDialog
      title={translate('documents.splitTitle', { name: document.name })}
      actionLabel={
        parts.length > 1
          ? translate('documents.splitInto', { smart_count: parts.length })
          : translate('documents.split')
      }
      ready={parts.length > 1 && filed.every(({ docType, folderName }) => docType !== '' && folderName !== '')}
      dirty={cuts.size > 0}
      onAct={split}
      onSettled={refresh}
      onClose={onClose}
      maxWidth="md"
    >
      <Note as="p">{translate('documents.splitText')}</Note>
      {error !== undefined && <ErrorState error={error} title={translate('pdf.failed')} onRetry={retry} />}
      {!pdf && error === undefined && <Skeleton variant="rounded" height={140} />}
      {pdf && <CutPages pdf={pdf} cuts={cuts} onCut={(page) => setCuts(withCut(cuts, page))} />}
      {parts.length > 1 &&
        filed.map(({ first, last, ...filing }) => (
          <Row key={first} wrap gap="s3" role="group" aria-label={translate('documents.pages', { first, last })}>
            <Text numeric minInlineSize={88}>
              <bdi>{translate('documents.pages', { first, last })}</bdi>
            </Text>
            <FilingInputs
              size="small"
              value={filing}
              onChange={(value) => setFilings((before) => ({ ...before, [first]: value }))}
            />
          </Row>
        ))}
      {pdf && pdf.pages < 2 && <Box role="status">{translate('documents.onePage')}</Box>}
    </ActionDialog>
  );
}
