import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { useMessageText } from '../providers/i18n/useMessageText';
import { token } from '../theme/tokens';
import { DisclosureChoices } from './DisclosureChoices';
import { RegisterSubPage } from './RegisterSubPage';
import { useDisclosure } from './useRegistration';

/** Asks who prepares the eDisclosure: the lender or the originator. */
export function EDisclosurePage() {
  const translate = useTranslate();
  const messageText = useMessageText();
  const { loanNum = '' } = useParams();
  const { data: disclosure } = useDisclosure(loanNum);
  const under = disclosure !== undefined && disclosure.status !== 'none';
  return (
    <RegisterSubPage page="edisclosure" title={translate('registration.disclosure.title')} back="register">
      {(_loan, readOnly) => (
        <Box sx={{ display: 'grid', gap: 4 }}>
          <Typography sx={{ color: token('text-2') }}>
            {under && disclosure.wording ? messageText(disclosure.wording) : translate('registration.disclosure.lead')}
          </Typography>
          {under ? <Typography>{translate('registration.disclosure.already')}</Typography> : null}
          <DisclosureChoices disabled={readOnly || under} />
        </Box>
      )}
    </RegisterSubPage>
  );
}
