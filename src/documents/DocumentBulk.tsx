import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Combine, PencilLine, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Edoc } from '../../domain/documents/document.schemas';
import { useFormats } from '../providers/i18n/useFormats';
import { Row, Text } from '../ui/layout/primitives';
import { DownloadZip } from './DownloadZip';
import { EditDocuments } from './EditDocuments';
import { JoinDialog } from './JoinDialog';
import type { useDocumentRights } from './useDocuments';

interface Props {
  readonly loanNum: string;
  readonly chosen: readonly Edoc[];
  readonly rights: ReturnType<typeof useDocumentRights>;
  readonly onClear: () => void;
  readonly onShow: (id: string) => void;
}

const icon = { size: 16, strokeWidth: 1.6, 'aria-hidden': true } as const;

/** What can be done with the chosen documents. */
export function DocumentBulk({ loanNum, chosen, rights, onClear, onShow }: Props) {
  const translate = useTranslate();
  const { fileSize } = useFormats();
  const [open, setOpen] = useState<'edit' | 'join' | null>(null);
  const size = fileSize(chosen.reduce((sum, document) => sum + document.size, 0));
  const mayChange = rights.mayWrite && chosen.every(({ canChange }) => canChange);
  const close = (): void => {
    setOpen(null);
    onClear();
  };
  return (
    <Row
      role="toolbar"
      aria-label={translate('documents.chosen', { smart_count: chosen.length })}
      wrap
      gap="s2"
      padding="4 s4"
      lineBelow
      background="selected"
      flex="none"
    >
      <IconButton size="small" aria-label={translate('documents.clear')} onClick={onClear}>
        <X {...icon} />
      </IconButton>
      <Text weight={600}>{translate('documents.chosen', { smart_count: chosen.length })}</Text>
      <DownloadZip
        loanNum={loanNum}
        label={translate('documents.zip', { size })}
        ids={chosen.map(({ id }) => id)}
        variant="text"
      />
      {mayChange && (
        <>
          <Button variant="text" startIcon={<PencilLine {...icon} />} onClick={() => setOpen('edit')}>
            {translate('documents.edit')}
          </Button>
          {chosen.length > 1 && (
            <Button variant="text" startIcon={<Combine {...icon} />} onClick={() => setOpen('join')}>
              {translate('documents.join')}
            </Button>
          )}
        </>
      )}
      {open === 'edit' && <EditDocuments {...{ loanNum, rights }} documents={chosen} onClose={close} />}
      {open === 'join' && <JoinDialog {...{ loanNum, onShow }} documents={chosen} onClose={close} />}
    </Row>
  );
}
