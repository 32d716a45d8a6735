import { Button } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { SaveDialog } from '../crud/saving/SaveDialog';
import { FieldInput } from '../fields/FieldInput';
import { SendEmailPanel } from '../shell/panel/SendEmailPanel';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { ErrorDialog } from '../ui/ErrorDialog';
import { SidePanel } from '../ui/SidePanel';
import { Example, Line } from './Example';
import { failure } from './samples';

type Shown = 'confirm' | 'error' | 'save' | 'panel' | 'email';

const fail = () => Promise.reject(failure);

/** Dialogs and panels, each opened by its button. */
export function DialogExamples() {
  const [shown, setShown] = useState<Shown | null>(null);
  const close = () => setShown(null);
  const button = (name: Shown, label: ReactNode) => (
    <Button aria-haspopup="dialog" onClick={() => setShown(name)}>
      {label}
    </Button>
  );
  return (
    <Example name="ConfirmDialog, ErrorDialog, SaveDialog, SidePanel, SendEmailPanel">
      <Line>
        {button('confirm', 'Confirm')}
        {button('error', 'Error')}
        {button('save', 'Save (fails)')}
        {button('panel', 'Side panel')}
        {button('email', 'Send email')}
      </Line>
      <ConfirmDialog open={shown === 'confirm'} title="Cancel the lock?" onConfirm={close} onCancel={close}>
        The lock of 6.125% for 30 days ends at once. Locking again costs 0.250%.
      </ConfirmDialog>
      <ErrorDialog error={shown === 'error' ? failure : null} onClose={close} />
      {shown === 'save' && (
        <SaveDialog
          draft="property"
          title="Property address"
          defaultValues={{ sSpAddr: '', sSpZip: '' }}
          onSave={fail}
          onClose={close}
        >
          <FieldInput name="sSpAddr" required />
          <FieldInput name="sSpZip" required />
        </SaveDialog>
      )}
      <SidePanel title="Conditions" open={shown === 'panel'} onClose={close} footer={<Button>Add</Button>}>
        Twelve conditions, five of them active.
      </SidePanel>
      <SendEmailPanel open={shown === 'email'} ready onCancel={close} onPreview={close} onSend={close}>
        The fields of the message stand here.
      </SendEmailPanel>
    </Example>
  );
}
