import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { ChevronRight, FileSignature, Landmark } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { useMessageText } from '../providers/i18n/useMessageText';
import { token } from '../theme/tokens';
import { RegisterSubPage } from './RegisterSubPage';
import { useDisclosure } from './useRegistration';

interface ChoiceProps {
  readonly to: string;
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly disabled: boolean;
}

function Choice({ to, icon, title, text, disabled }: ChoiceProps) {
  return (
    <ButtonBase
      component={Link}
      to={to}
      relative="path"
      disabled={disabled}
      sx={{
        display: 'grid',
        gridTemplateColumns: '24px minmax(0, 1fr) 16px',
        gap: 4,
        alignItems: 'center',
        p: 5,
        textAlign: 'start',
        border: token('border'),
        borderRadius: token('r-l'),
        backgroundColor: token('surface'),
        '&:hover': { backgroundColor: token('hover') },
        '&.Mui-disabled': { color: token('text-off') },
      }}
    >
      {icon}
      <span>
        <Typography variant="h2" component="span" sx={{ display: 'block' }}>
          {title}
        </Typography>
        <Typography component="span" sx={{ display: 'block', mt: 0.75, color: token('text-2') }}>
          {text}
        </Typography>
      </span>
      <ChevronRight size={16} className="flip" aria-hidden />
    </ButtonBase>
  );
}

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
          <Choice
            to="lender-prepare"
            icon={<Landmark size={22} strokeWidth={1.6} aria-hidden />}
            title={translate('registration.disclosure.lender')}
            text={translate('registration.disclosure.lenderText')}
            disabled={readOnly || under}
          />
          <Choice
            to="self-prepare"
            icon={<FileSignature size={22} strokeWidth={1.6} aria-hidden />}
            title={translate('registration.disclosure.self')}
            text={translate('registration.disclosure.selfText')}
            disabled={readOnly || under}
          />
        </Box>
      )}
    </RegisterSubPage>
  );
}
