import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useNotify, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { SUBMISSION_DOC_TYPE, SUBMISSION_FOLDER } from '../../domain/documents/submission-folder';
import { GuardedUploadBox } from '../crud/saving/GuardedUploadBox';
import { token } from '../theme/tokens';
import { RegisterSubPage } from './RegisterSubPage';
import { registrationCalls } from './registration-calls';
import { SubmissionFiles } from './SubmissionFiles';
import { useRefetchRegistration } from './useRegistration';

const MAX_FILES = 20;

/** Uploads into '01 SUBMISSION PACKAGE' and lists its files (decisions REG-27). */
export function UploadSubmissionPage() {
  const translate = useTranslate();
  const notify = useNotify();
  const { loanNum = '' } = useParams();
  const refetch = useRefetchRegistration(loanNum);
  const filing = { folderName: SUBMISSION_FOLDER, docType: SUBMISSION_DOC_TYPE };
  return (
    <RegisterSubPage page="upload-submission" title={translate('registration.uploadPage.title')} back="register">
      {(_loan, readOnly) => (
        <Box sx={{ display: 'grid', gap: 6 }}>
          <Typography sx={{ color: token('text-2') }}>
            {translate('registration.uploadPage.lead', { folder: SUBMISSION_FOLDER })}
          </Typography>
          <GuardedUploadBox
            accept=".pdf"
            maxFiles={MAX_FILES}
            disabled={readOnly}
            send={(files, progress) => registrationCalls.uploadDocuments(loanNum, files, filing, progress)}
            onSettled={refetch}
            onDone={(files) =>
              notify('registration.uploadPage.sent', { type: 'success', messageArgs: { smart_count: files.length } })
            }
          />
          <SubmissionFiles loanNum={loanNum} canRemove={!readOnly} />
        </Box>
      )}
    </RegisterSubPage>
  );
}
