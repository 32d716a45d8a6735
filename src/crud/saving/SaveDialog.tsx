import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { type DefaultValues, type FieldValues, FormProvider } from 'react-hook-form';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { SaveErrors } from './SaveErrors';
import { useSaveDialog } from './useSaveDialog';

interface Props<Values extends FieldValues> {
  readonly title: string;
  readonly defaultValues: DefaultValues<Values>;
  /** Saves; where it fails, the dialog stays open and shows why. */
  readonly onSave: (values: Values) => Promise<unknown>;
  /** Saved, cancelled, or left. */
  readonly onClose: () => void;
  /** 'Save' where not given. */
  readonly saveLabel?: string;
  /** `sm` where not given (MSG-09). */
  readonly maxWidth?: 'xs' | 'sm' | 'md' | 'lg';
  /** Inputs, which find their form themselves. */
  readonly children: ReactNode;
}

/** A form in a dialog: Save waits until it is valid, a failure is shown in it, and it asks before what was typed is lost (MSG-12, -13). */
export function SaveDialog<Values extends FieldValues>(props: Props<Values>) {
  const { title, saveLabel, maxWidth = 'sm', children, onClose } = props;
  const translate = useTranslate();
  const id = useId();
  const { form, errors, save, leaving, setLeaving, askToLeave } = useSaveDialog(props);
  const submit = (event: FormEvent): void => {
    // A form in a dialog is inside the page's own form in React's tree.
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
              {children}
            </DialogContent>
            <DialogActions>
              <Button onClick={askToLeave} disabled={save.saving}>
                {translate('dialogs.cancel')}
              </Button>
              <Button type="submit" variant="contained" disabled={!form.formState.isValid} loading={save.saving}>
                {saveLabel ?? translate('dialogs.save')}
              </Button>
            </DialogActions>
          </form>
        </FormProvider>
      </Dialog>
      <ConfirmDialog
        open={leaving}
        title={translate('blocks.leaveTitle')}
        confirmLabel={translate('dialogs.discard')}
        cancelLabel={translate('blocks.keepEditing')}
        onConfirm={onClose}
        onCancel={() => setLeaving(false)}
      >
        {translate('blocks.leaveText')}
      </ConfirmDialog>
    </>
  );
}
