import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { type DefaultValues, type FieldValues, FormProvider } from 'react-hook-form';
import { useErrorText } from '../providers/i18n/useErrorText';
import { ConfirmDialog } from './ConfirmDialog';
import { useSaveDialog } from './useSaveDialog';

interface Props<Values extends FieldValues> {
  readonly title: string;
  readonly defaultValues: DefaultValues<Values>;
  /** Saves; where it fails, the dialog stays open and says why. */
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

/** A form in a dialog: Save waits until it is valid, a failure is said in it, and what was typed is not lost unasked (MSG-12, -13). */
export function SaveDialog<Values extends FieldValues>(props: Props<Values>) {
  const { title, saveLabel, maxWidth = 'sm', children, onClose } = props;
  const translate = useTranslate();
  const errorText = useErrorText();
  const id = useId();
  const { form, failure, leaving, setLeaving, askToLeave, save } = useSaveDialog(props);
  const { isValid, isSubmitting } = form.formState;
  const submit = (event: FormEvent): void => {
    // A form in a dialog stands in the tree of the page's own form.
    event.stopPropagation();
    event.preventDefault();
    void form.handleSubmit(save)();
  };
  return (
    <>
      <Dialog open fullWidth maxWidth={maxWidth} onClose={askToLeave} aria-labelledby={id}>
        <FormProvider {...form}>
          <form onSubmit={submit} noValidate style={{ display: 'contents' }}>
            <DialogTitle id={id}>{title}</DialogTitle>
            <DialogContent sx={{ display: 'grid', gap: 4, paddingBlockStart: '8px !important' }}>
              {failure !== null && (
                <Alert severity="error" role="alert">
                  <bdi>{errorText(failure) || translate('dialogs.error')}</bdi>
                </Alert>
              )}
              {children}
            </DialogContent>
            <DialogActions>
              <Button onClick={askToLeave} disabled={isSubmitting}>
                {translate('dialogs.cancel')}
              </Button>
              <Button type="submit" variant="contained" disabled={!isValid} loading={isSubmitting}>
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
