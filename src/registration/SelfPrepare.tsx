import Typography from '@mui/material/Typography';
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { GuardedUploadBox } from '../crud/saving/GuardedUploadBox';
import { token } from '../theme/tokens';
import { registrationCalls } from './registration-calls';
import { useRefetchRegistration } from './useRegistration';

const MAX_FILES = 10;

interface Props {
  readonly loanNum: string;
  readonly readOnly: boolean;
  /** Where the user goes once the package is uploaded. */
  readonly then: string;
}

/** Uploads the signed package of an eDisclosure that the originator has prepared. */
export function SelfPrepare({ loanNum, readOnly, then }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const refetch = useRefetchRegistration(loanNum);
  return (
    <>
      <Typography sx={{ mb: 4, color: token('text-2') }}>{translate('registration.selfPage.lead')}</Typography>
      <GuardedUploadBox
        accept=".pdf"
        maxFiles={MAX_FILES}
        disabled={readOnly}
        send={(files, progress) => registrationCalls.requestDisclosureBySelf(loanNum, files, progress)}
        onSettled={refetch}
        onDone={() => {
          notify('registration.selfPage.sent', { type: 'success' });
          void navigate(then);
        }}
      />
    </>
  );
}
