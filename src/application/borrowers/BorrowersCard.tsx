import Button from '@mui/material/Button';
import { UserPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { BorrowerAction } from '../../../domain/application/borrowers/borrower-actions';
import { freePositions } from '../../../domain/application/borrowers/borrower-choices';
import { removalOf } from '../../../domain/application/borrowers/consequences';
import { type LoanRecord, useEditable, useLoan } from '../../shell/loan/useLoan';
import { ErrorState } from '../../ui/ErrorState';
import { FactSkeleton } from '../../ui/FactSkeleton';
import { Section } from '../../ui/Section';
import { AddDialog } from './AddDialog';
import { BorrowersTable } from './BorrowersTable';
import { MoveDialog } from './MoveDialog';
import { RemoveDialog } from './RemoveDialog';

interface Props {
  /** Default: the loan in the URL. */
  readonly loanNum?: string;
}

/** The action awaiting confirmation. When adding, the dialog asks for the name and position first. */
type OpenDialog = BorrowerAction | { readonly action: 'ask-name' } | null;

function Dialogs({ loan, asked, onClose }: { loan: LoanRecord; asked: OpenDialog; onClose: () => void }) {
  if (asked === null) return null;
  if (asked.action === 'ask-name') return <AddDialog loan={loan} onClose={onClose} />;
  if (asked.action !== 'remove') return <MoveDialog loan={loan} action={asked} onClose={onClose} />;
  const removal = removalOf(loan, asked.owner);
  if (typeof removal === 'string') return null;
  return <RemoveDialog {...{ loan, removal, onClose }} owner={asked.owner} />;
}

/** The loan's applications with their borrowers, and actions to add, remove and move them. */
export function BorrowersCard({ loanNum }: Props) {
  const translate = useTranslate();
  const { loan, error, refetch } = useLoan(loanNum);
  const { editable } = useEditable(['application'], loanNum);
  const [asked, setAsked] = useState<OpenDialog>(null);
  const opener = useRef<HTMLElement | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  if (!loan) {
    return (
      <Section title={translate('borrowers.title')}>
        {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <FactSkeleton groups={[3, 3]} />}
      </Section>
    );
  }
  const ask = (next: OpenDialog, from: HTMLElement | null): void => {
    opener.current = from;
    setAsked(next);
  };
  const close = (): void => {
    setAsked(null);
    // The menu that opened the dialog may have been removed with its borrower.
    requestAnimationFrame(() => (opener.current?.isConnected ? opener.current : addButton.current)?.focus());
  };
  return (
    <Section
      title={translate('borrowers.title')}
      flush
      aside={
        editable &&
        freePositions(loan).length > 0 && (
          <Button
            ref={addButton}
            variant="outlined"
            startIcon={<UserPlus size={16} strokeWidth={1.6} aria-hidden />}
            onClick={(event) => ask({ action: 'ask-name' }, event.currentTarget)}
          >
            {translate('borrowers.add')}
          </Button>
        )
      }
    >
      <BorrowersTable loan={loan} readOnly={!editable} onChoose={ask} />
      <Dialogs loan={loan} asked={asked} onClose={close} />
    </Section>
  );
}
