import { Button, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { MAX_FOLDER_FILES } from '../../domain/files/folder';
import { LeaveGuard } from '../crud/saving/LeaveGuard';
import { fileTexts } from '../crud/saving/leave-texts';
import { useDiscardQuestion } from '../crud/saving/useDiscardQuestion';
import { token } from '../theme/tokens';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../ui/overlays';
import { UploadBox } from '../ui/UploadBox';
import { filesCalls } from './files-calls';
import { useFreshFolders } from './useFolderChange';

interface Props {
  readonly folder: string;
  readonly subFolder: string | undefined;
  /** Name of the folder. */
  readonly label: string;
  readonly onClose: () => void;
}

/** Uploads files to a folder. */
export function UploadDialog({ folder, subFolder, label, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const id = useId();
  const refresh = useFreshFolders();
  const [chosen, setChosen] = useState(0);
  const discard = useDiscardQuestion({ active: chosen > 0, onDiscard: onClose, texts: fileTexts });
  const fields = subFolder ? { subFolderName: subFolder } : {};
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={discard.close} aria-labelledby={id}>
      <DialogTitle id={id}>{translate('files.admin.uploadTitle', { folder: label })}</DialogTitle>
      <UploadBox
        accept=".pdf"
        maxFiles={MAX_FOLDER_FILES}
        send={(files, progress) => filesCalls.upload(folder, files, fields, progress)}
        onChoose={(files) => setChosen(files.length)}
        onSettled={refresh}
        onDone={(files) => {
          notify('files.admin.uploaded', { type: 'success', messageArgs: { smart_count: files.length } });
          onClose();
        }}
        frame={(box, sendButton) => (
          <>
            <DialogContent sx={{ display: 'grid', gap: 3 }}>
              <Typography sx={{ color: token('text-2') }}>{translate('files.admin.uploadHelp')}</Typography>
              {box}
            </DialogContent>
            <DialogActions>
              <Button onClick={discard.close}>{translate('files.close')}</Button>
              {sendButton}
            </DialogActions>
          </>
        )}
      />
      {discard.question}
      <LeaveGuard active={chosen > 0} texts={fileTexts} />
    </Dialog>
  );
}
