import { Alert } from '@mui/material';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { PreviewedFile } from '../../../domain/loan/loan-import.schemas';
import { MAX_LOAN_FILE_BYTES } from '../../../domain/loan/upload-limits';
import type { PlacementOptions } from '../../../domain/reference/organization.schemas';
import { Note, Stack } from '../../ui/layout/primitives';
import { UploadBox } from '../../ui/UploadBox';
import type { SendOptions } from '../../ui/useUpload';
import { loanCalls } from '../loan-calls';
import { ImportConfirm } from './ImportConfirm';
import { type Refusal, refusalOf } from './import-answer';
import { RefusalNotice } from './RefusalNotice';

interface Props {
  readonly places: PlacementOptions;
  /** Called with true while a file is open that has not become a loan. */
  readonly onOpen: (open: boolean) => void;
  readonly onCreated: (loanNum: string) => void;
  /** Allows to leave the page without asking, to open another loan. */
  readonly onOpenExisting: () => void;
  readonly removeDraft: RefObject<() => void>;
}

interface OpenFile {
  readonly file: File;
  readonly preview: PreviewedFile;
}

/** Creates a loan from a MISMO 3.4 file after showing its contents. A rejected file shows the reason in place. */
export function ImportWay({ places, onOpen, onCreated, onOpenExisting, removeDraft }: Props) {
  const translate = useTranslate();
  const [previewed, setPreviewed] = useState<OpenFile | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const head = useRef<HTMLDivElement>(null);

  useEffect(() => onOpen(previewed !== null), [previewed, onOpen]);
  useEffect(() => {
    if (previewed) head.current?.focus();
  }, [previewed]);

  const look = async ([file]: readonly File[], progress: SendOptions): Promise<void> => {
    if (!file) return;
    setRefusal(null);
    try {
      const preview = await loanCalls.previewImport(file, progress);
      if ('loan' in preview) setPreviewed({ file, preview });
    } catch (error) {
      const refused = refusalOf(error, file.name);
      if (!refused) throw error;
      setRefusal(refused);
    }
  };
  const again = (why: Refusal | null): void => {
    setPreviewed(null);
    setRefusal(why);
  };

  if (!previewed) {
    return (
      <Stack columns="minmax(0, 1fr)" gap="s4">
        <Note as="p">{translate('loan.create.import.help')}</Note>
        {refusal && <RefusalNotice refusal={refusal} />}
        <UploadBox
          types={translate('loan.create.import.types')}
          maxBytes={MAX_LOAN_FILE_BYTES}
          send={look}
          sendLabel={translate('loan.create.import.look')}
        />
      </Stack>
    );
  }
  const { file, preview } = previewed;
  return (
    <ImportConfirm
      file={file}
      preview={preview}
      onOpenExisting={onOpenExisting}
      removeDraft={removeDraft}
      places={places}
      onAnother={() => again(null)}
      onRefused={again}
      onCreated={onCreated}
      head={
        <div ref={head} tabIndex={-1} style={{ outline: 'none' }}>
          <Alert severity="info">{translate('loan.create.import.preview', { file: file.name })}</Alert>
        </div>
      }
    />
  );
}
