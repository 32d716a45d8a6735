import Typography from '@mui/material/Typography';
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
import { loanPath } from '../../domain/pages/loan-path';
import { GuardedUploadBox } from '../crud/saving/GuardedUploadBox';
import { token } from '../theme/tokens';
import { RegisterSubPage } from './RegisterSubPage';
import { registrationCalls } from './registration-calls';
import { useRefetchRegistration } from './useRegistration';

const MAX_FILES = 10;

/** For disclosures that the originator has prepared: uploads the signed package as PDF files. */
export function SelfPreparePage() {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const { loanNum = '' } = useParams();
  const refetch = useRefetchRegistration(loanNum);
  return (
    <RegisterSubPage page="edisclosure" title={translate('registration.selfPage.title')} back="register-edisclosure">
      {(_loan, readOnly) => (
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
              void navigate(loanPath(loanNum, 'register'));
            }}
          />
        </>
      )}
    </RegisterSubPage>
  );
}
