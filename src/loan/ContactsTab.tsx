import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { mayUsePage } from '../../domain/access/permissions';
import { loanPath } from '../../domain/pages/loan-path';
import { useSessionUser } from '../access/public';
import { queryKeys } from '../providers/data/query-keys';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import { Box } from '../ui/layout/primitives';
import { ContactCard, contactItem } from './ContactCard';
import { loanCalls } from './loan-calls';

const WAITING = [1, 2, 3, 4];

function Waiting() {
  const translate = useTranslate();
  return (
    <div role="status" aria-label={translate('states.loading')}>
      {WAITING.map((each) => (
        <Box key={each} {...contactItem} aria-hidden="true">
          <Skeleton width={88} />
          <Skeleton width={148} />
          <Skeleton width={124} />
          <Skeleton width={184} />
        </Box>
      ))}
    </div>
  );
}

/** The contacts of the loan: role, name, phone and email address (PANEL-20). */
export function ContactsTab({ loanNum }: { readonly loanNum: string }) {
  const translate = useTranslate();
  const user = useSessionUser();
  const contacts = useQuery({
    queryKey: queryKeys.contacts(loanNum),
    queryFn: ({ signal }) => loanCalls.contacts(loanNum, signal),
  });
  if (contacts.error) return <ErrorState error={contacts.error} onRetry={() => void contacts.refetch()} />;
  if (!contacts.data) return <Waiting />;
  const all =
    user !== null && mayUsePage(user, 'contacts', 'read') ? (
      <Button component={Link} to={loanPath(loanNum, 'contacts')} variant="text" size="small">
        {translate('loan.summary.allContacts')}
      </Button>
    ) : null;
  if (contacts.data.length === 0) {
    return (
      <EmptyState icon={Users} title={translate('loan.summary.contactsTitle')} actions={all}>
        {translate('loan.summary.noContacts')}
      </EmptyState>
    );
  }
  return (
    <>
      <ul aria-label={translate('loan.summary.tabs.contacts')}>
        {contacts.data.map((contact) => (
          <ContactCard key={contact.id} contact={contact} />
        ))}
      </ul>
      {all}
    </>
  );
}
