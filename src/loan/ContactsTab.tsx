import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Mail, Phone } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { formatPhone, phoneLink } from '../../domain/format/phone';
import type { LoanContact } from '../providers/data/operations';
import { usePortalData } from '../providers/data/portal-data-provider';
import { ErrorState } from '../shell/blocks/ErrorState';
import { token } from '../theme/tokens';

function ContactCard({ contact }: { readonly contact: LoanContact }) {
  const translate = useTranslate();
  const { AgentName: name, AgentRoleTDesc: role, Phone: phone, EmailAddr: email } = contact;
  const line = { display: 'inline-flex', gap: 2, alignItems: 'center', minWidth: 0 } as const;
  return (
    <Box
      component="li"
      sx={{ display: 'grid', gap: 0.5, py: 3, '&:not(:last-of-type)': { borderBlockEnd: token('border') } }}
    >
      <Typography variant="caption">{role}</Typography>
      <Typography variant="body2" fontWeight={500}>
        <bdi>{name}</bdi>
      </Typography>
      {phone ? (
        <Link href={phoneLink(phone)} aria-label={translate('loan.summary.call', { name })} sx={line}>
          <Phone size={14} aria-hidden />
          <bdi dir="ltr">{formatPhone(phone)}</bdi>
        </Link>
      ) : null}
      {email ? (
        <Link href={`mailto:${email}`} aria-label={translate('loan.summary.write', { name })} sx={line}>
          <Mail size={14} aria-hidden style={{ flex: 'none' }} />
          <Box component="bdi" dir="ltr" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
            {email}
          </Box>
        </Link>
      ) : null}
    </Box>
  );
}

/** Whom to turn to: role, name, phone and mail address (PANEL-20). */
export function ContactsTab({ loanNum }: { readonly loanNum: string }) {
  const translate = useTranslate();
  const data = usePortalData();
  const contacts = useQuery({
    queryKey: ['loan', loanNum, 'contacts'],
    queryFn: ({ signal }) => data.loanContacts(loanNum, signal),
  });
  if (contacts.error) return <ErrorState error={contacts.error} onRetry={() => void contacts.refetch()} />;
  if (!contacts.data) return <Skeleton variant="rounded" height={180} aria-label={translate('states.loading')} />;
  if (contacts.data.length === 0) {
    return <Typography sx={{ color: token('text-3') }}>{translate('loan.summary.noContacts')}</Typography>;
  }
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {contacts.data.map((contact) => (
        <ContactCard key={`${contact.AgentRoleTDesc} ${contact.AgentName}`} contact={contact} />
      ))}
    </Box>
  );
}
