import Button from '@mui/material/Button';
import { FilePlus2, PencilLine, Scissors } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Edoc } from '../../domain/documents/document.schemas';
import { EditDocuments } from './EditDocuments';
import type { PdfSource } from './pdf/pdf-source';
import { SplitDialog } from './SplitDialog';
import { UploadDocuments } from './UploadDocuments';
import type { useDocumentRights } from './useDocuments';

interface Props {
  readonly loanNum: string;
  readonly document: Edoc;
  readonly rights: ReturnType<typeof useDocumentRights>;
  readonly source: PdfSource;
  readonly onShow: (id: string | null) => void;
}

const icon = { size: 16, strokeWidth: 1.6, 'aria-hidden': true } as const;

/** What the user may do with a document. */
export function DocumentActions({ loanNum, document, rights, source, onShow }: Props) {
  const translate = useTranslate();
  const [open, setOpen] = useState<'edit' | 'version' | 'split' | null>(null);
  const close = (): void => setOpen(null);
  if (!rights.mayWrite || !document.canChange) return null;
  return (
    <>
      <Button size="small" startIcon={<PencilLine {...icon} />} onClick={() => setOpen('edit')}>
        {translate('documents.edit')}
      </Button>
      <Button size="small" startIcon={<FilePlus2 {...icon} />} onClick={() => setOpen('version')}>
        {translate('documents.newVersion')}
      </Button>
      <Button size="small" startIcon={<Scissors {...icon} />} onClick={() => setOpen('split')}>
        {translate('documents.split')}
      </Button>
      {open === 'edit' && <EditDocuments {...{ loanNum, rights }} documents={[document]} onClose={close} />}
      {open === 'version' && <UploadDocuments {...{ loanNum, rights, onShow }} replaces={document} onClose={close} />}
      {open === 'split' && <SplitDialog {...{ loanNum, document, source, onShow }} onClose={close} />}
    </>
  );
}
