import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { ChevronRight, FileSignature, Landmark } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { token } from '../theme/tokens';

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

/** Who prepares the eDisclosure: links to the two pages below this one. */
export function DisclosureChoices({ disabled }: { readonly disabled: boolean }) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Choice
        to="lender-prepare"
        icon={<Landmark size={22} strokeWidth={1.6} aria-hidden />}
        title={translate('registration.disclosure.lender')}
        text={translate('registration.disclosure.lenderText')}
        disabled={disabled}
      />
      <Choice
        to="self-prepare"
        icon={<FileSignature size={22} strokeWidth={1.6} aria-hidden />}
        title={translate('registration.disclosure.self')}
        text={translate('registration.disclosure.selfText')}
        disabled={disabled}
      />
    </Box>
  );
}
