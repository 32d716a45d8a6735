import { Button } from '@mui/material';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { type DefaultValues, type FieldValues, FormProvider } from 'react-hook-form';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../../ui/overlays';
import { DraftOffer } from '../drafts/DraftOffer';
import { LongSave } from './LongSave';
import { SaveConflicts } from './SaveConflicts';
import { SaveErrors } from './SaveErrors';
import { type ServerFields, useSaveDialog } from './useSaveDialog';

interface Props<Values extends FieldValues> {
  readonly title: string;
  /** Names the dialog, and the record that it edits, among those of its page. Unsaved edits are kept under this name. */
  readonly draft: string;
  readonly defaultValues: DefaultValues<Values>;
  /** Saves. If it fails, the dialog stays open and shows why. */
  readonly onSave: (values: Values) => Promise<unknown>;
  /** For a record that others may change meanwhile: its current values if they were first, and how a choice between both is shown. */
  readonly newer?: {
    readonly valuesOf: (error: unknown) => Values | null;
    readonly labelOf: (path: string) => string;
    readonly textOf: (path: string, value: unknown) => string;
  };
  /** Default: the server names fields as the inputs are named. */
  readonly serverFields?: ServerFields<Values>;
  /** Called after saving, canceling or closing. */
  readonly onClose: () => void;
  /** Default: 'Save'. */
  readonly saveLabel?: string;
  /** Default: 'Cancel'; another word where canceling is what the dialog does. */
  readonly cancelLabel?: string;
  /** Default: `sm` (MSG-09). */
  readonly maxWidth?: 'xs' | 'sm' | 'md' | 'lg';
  /** Inputs; they read the form from context. */
  readonly children: ReactNode;
}

/** A form in a dialog: Save is enabled once it is valid, a failure is shown inline, and closing asks before discarding edits (MSG-12, -13). */
export function SaveDialog<Values extends FieldValues>(props: Props<Values>) {
  const { title, saveLabel, cancelLabel, maxWidth = 'sm', newer, children } = props;
  const translate = useTranslate();
  const id = useId();
  const { form, errors, save, draft, leaving, setLeaving, askToLeave, discard } = useSaveDialog({
    ...props,
    newerOf: newer?.valuesOf,
  });
  const submit = (event: FormEvent): void => {
    // In React's tree, the dialog's form is inside the page's form: don't submit that one too.
    event.stopPropagation();
    event.preventDefault();
    save.submit();
  };
  return (
    <>
      <Dialog open fullWidth maxWidth={maxWidth} onClose={askToLeave} aria-labelledby={id}>
        <FormProvider {...form}>
          <form onSubmit={submit} noValidate style={{ display: 'contents' }}>
            <DialogTitle id={id}>{title}</DialogTitle>
            <DialogContent sx={{ display: 'grid', gap: 4, paddingBlockStart: '8px !important' }}>
              <SaveErrors errors={errors} inline />
              <DraftOffer draft={draft} />
              {children}
            </DialogContent>
            <DialogActions>
              <Button onClick={askToLeave} disabled={save.saving}>
                {cancelLabel ?? translate('dialogs.cancel')}
              </Button>
              <Button type="submit" variant="contained" disabled={!form.formState.isValid} loading={save.saving}>
                {saveLabel ?? translate('dialogs.save')}
              </Button>
            </DialogActions>
          </form>
        </FormProvider>
      </Dialog>
      {newer && save.conflict && (
        <SaveConflicts
          save={save}
          conflicts={save.conflict.conflicts}
          labelOf={newer.labelOf}
          textOf={newer.textOf}
          text={translate('records.staleText')}
          note={translate('records.staleTheirs')}
          confirm={translate('dialogs.save')}
        />
      )}
      <LongSave saving={save.saving} />
      <ConfirmDialog
        open={leaving}
        title={translate('blocks.leaveTitle')}
        confirmLabel={translate('dialogs.discard')}
        cancelLabel={translate('blocks.keepEditing')}
        safe="cancel"
        onConfirm={discard}
        onCancel={() => setLeaving(false)}
      >
        {translate('blocks.leaveText')}
      </ConfirmDialog>
    </>
  );
}
