import Button from '@mui/material/Button';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { mayUsePage } from '../../domain/access/permissions';
import { useSessionUser } from '../access/public';
import { RecordPage } from '../crud/RecordPage';
import { useLoanNum } from '../shell/loan/useLoan';
import { SendEmail } from './SendEmail';
import { SentEmails } from './SentEmails';

/** /loans/{loanNum}/email: the emails about the loan. The menu item opens it with the panel for a new one. */
export function EmailPage() {
  const translate = useTranslate();
  const user = useSessionUser();
  const loanNum = useLoanNum();
  const writes = user !== null && mayUsePage(user, 'email', 'write');
  const [open, setOpen] = useState(true);
  return (
    <RecordPage
      title={translate('pages.email')}
      lead={translate('email.lead')}
      actions={
        writes ? (
          <Button
            variant="contained"
            startIcon={<Mail size={16} strokeWidth={1.6} aria-hidden />}
            onClick={() => setOpen(true)}
          >
            {translate('email.write')}
          </Button>
        ) : null
      }
    >
      <SentEmails loanNum={loanNum} writes={writes} />
      {writes && open && <SendEmail loanNum={loanNum} onClose={() => setOpen(false)} />}
    </RecordPage>
  );
}
