import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { SidePanel } from '../../ui/SidePanel';

interface Props {
  readonly open: boolean;
  /** Default: 'Send Email' (EMAIL-01). */
  readonly title?: string;
  readonly onCancel: () => void;
  readonly onPreview: () => void;
  readonly onSend: () => void;
  /** Whether the message is ready to preview and send. */
  readonly ready: boolean;
  /** Whether it is being sent. */
  readonly sending?: boolean;
  /** Fields, notes and attachments. */
  readonly children: ReactNode;
}

/** The frame of the send-email panel: 340 wide, 500 from 1200 px on, with Cancel, Preview and Send (EMAIL-01 to -06). */
export function SendEmailPanel({ open, title, onCancel, onPreview, onSend, ready, sending = false, children }: Props) {
  const translate = useTranslate();
  return (
    <SidePanel
      wide
      open={open}
      title={title ?? translate('blocks.email.title')}
      onClose={onCancel}
      footer={
        <>
          <Button variant="text" onClick={onCancel} disabled={sending}>
            {translate('dialogs.cancel')}
          </Button>
          <Button onClick={onPreview} disabled={!ready || sending}>
            {translate('blocks.email.preview')}
          </Button>
          <Button variant="contained" onClick={onSend} disabled={!ready} loading={sending}>
            {translate('blocks.email.send')}
          </Button>
        </>
      }
    >
      {children}
    </SidePanel>
  );
}
