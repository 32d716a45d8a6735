import Button from '@mui/material/Button';
import { BookUser, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { RecordPage } from '../crud/RecordPage';
import { LoanReadOnlyNotice } from '../shell/loan/LoanReadOnlyNotice';
import { useEditable, useLoan } from '../shell/loan/useLoan';
import { newAgent } from './AgentDialog';
import type { OpenAgents } from './AgentDialogs';
import { AgentsSection } from './AgentsSection';
import { OriginatorSection } from './OriginatorSection';
import { StaffSection } from './StaffSection';

const icon = { size: 16, strokeWidth: 1.6, 'aria-hidden': true } as const;

/** /loans/{loanNum}/contacts: who works on the loan, and who took the application. */
export function ContactsPage() {
  const translate = useTranslate();
  const { loan, loanNum } = useLoan();
  const { editable } = useEditable(['contacts']);
  const [open, setOpen] = useState<OpenAgents | null>(null);
  return (
    <RecordPage
      title={translate('pages.contacts')}
      lead={translate('contacts.lead')}
      actions={
        editable ? (
          <>
            <Button variant="outlined" startIcon={<BookUser {...icon} />} onClick={() => setOpen({ book: null })}>
              {translate('contacts.fromBook')}
            </Button>
            <Button variant="contained" startIcon={<Plus {...icon} />} onClick={() => setOpen({ form: newAgent() })}>
              {translate('contacts.add')}
            </Button>
          </>
        ) : null
      }
    >
      <LoanReadOnlyNotice page="contacts" />
      <AgentsSection loanNum={loanNum} editable={editable} open={open} onOpen={setOpen} />
      {loan && <StaffSection loan={loan} editable={editable} />}
      {loan && <OriginatorSection loan={loan} editable={editable} />}
    </RecordPage>
  );
}
