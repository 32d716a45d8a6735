import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';

/** A new user of a branch is usually a retail employee, and would otherwise see the loans of every branch. */
export function RetailOffer() {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const [branchName, isRetail]: readonly unknown[] = useWatch({ name: ['branchName', 'isRetail'] });
  if (typeof branchName !== 'string' || branchName === '' || isRetail === true) return null;
  const accept = (): void => setValue('isRetail', true, { shouldDirty: true, shouldTouch: true });
  return (
    <Alert
      severity="warning"
      action={
        <Button size="small" variant="contained" onClick={accept}>
          {translate('people.user.makeRetail')}
        </Button>
      }
    >
      {translate('people.user.retailOffer', { branch: `\u2068${branchName}\u2069` })}
    </Alert>
  );
}
