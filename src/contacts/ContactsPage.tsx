import Button from '@mui/material/Button';
import { BookUser, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { agentOfContact } from '../../domain/contacts/agent-fields';
import { RecordPage } from '../crud/RecordPage';
import { LoanReadOnlyNotice } from '../shell/loan/LoanReadOnlyNotice';
import { useEditable, useLoan } from '../shell/loan/useLoan';
import { AgentDialog, type EditedAgent, newAgent } from './AgentDialog';
import { AgentsSection } from './AgentsSection';
import { BookDialog } from './BookDialog';
import { OriginatorSection } from './OriginatorSection';
import { StaffSection } from './StaffSection';

const icon = { size: 16, strokeWidth: 1.6, 'aria-hidden': true } as const;

/** /loans/{loanNum}/contacts: who works on the loan, and who took the application. */
export function ContactsPage() {
  const translate = useTranslate();
  const { loan, loanNum } = useLoan();
  const { editable } = useEditable(['contacts']);
  const [adding, setAdding] = useState<EditedAgent | null>(null);
  const [searching, setSearching] = useState(false);
  return (
    <RecordPage
      title={translate('pages.contacts')}
      lead={translate('contacts.lead')}
      actions={
        editable ? (
          <>
            <Button variant="outlined" startIcon={<BookUser {...icon} />} onClick={() => setSearching(true)}>
              {translate('contacts.fromBook')}
            </Button>
            <Button variant="contained" startIcon={<Plus {...icon} />} onClick={() => setAdding(newAgent())}>
              {translate('contacts.add')}
            </Button>
          </>
        ) : null
      }
    >
      <LoanReadOnlyNotice page="contacts" />
      <AgentsSection loanNum={loanNum} editable={editable} />
      {loan && <StaffSection loan={loan} editable={editable} />}
      {loan && <OriginatorSection loan={loan} editable={editable} />}
      {adding && <AgentDialog loanNum={loanNum} agent={adding} onClose={() => setAdding(null)} />}
      {searching && (
        <BookDialog
          title={translate('contacts.fromBook')}
          chooseLabel={translate('contacts.book.choose')}
          onChoose={(contact) => {
            setSearching(false);
            setAdding(newAgent(agentOfContact(contact)));
          }}
          onClose={() => setSearching(false)}
        />
      )}
    </RecordPage>
  );
}
