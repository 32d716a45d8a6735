import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { AppraisalSummary, AppraisalsPage } from '../../../domain/appraisal/loan-appraisals.contract';
import { type CopyMethod, copyMethods } from '../../../domain/appraisal/valuation-clock';
import { pacificDate } from '../../../domain/format/date';
import { SaveDialog } from '../../crud/saving/SaveDialog';
import { ChoiceInput } from '../../fields/ChoiceInput';
import { DateInput } from '../../fields/DateInput';
import { KindInput } from '../../fields/KindInput';
import { Note } from '../../ui/layout/primitives';
import { loanAppraisalCalls } from './loan-appraisal-calls';
import { useRefreshAppraisals } from './useAppraisals';
import { useAppraisalText } from './useAppraisalText';

interface Props {
  readonly loanNum: string;
  readonly one: AppraisalSummary;
  readonly borrowers: AppraisalsPage['borrowers'];
  /** How they get it, unless the user chooses otherwise. */
  readonly method: CopyMethod;
  readonly onClose: () => void;
}

interface Values {
  method: CopyMethod;
  sentOn: string;
  emails: string[];
}

function Inputs({ borrowers, today }: Pick<Props, 'borrowers'> & { readonly today: string }) {
  const { t } = useAppraisalText();
  const method = useWatch<Values, 'method'>({ name: 'method' });
  return (
    <>
      <ChoiceInput
        name="method"
        spec={{ kind: 'text' }}
        label={t('how')}
        required
        choices={copyMethods.map((value) => ({ value, label: t(`methods.${value}`) }))}
      />
      {method === 'electronic' ? (
        <>
          {borrowers.map(({ name }, place) => (
            <KindInput
              key={name}
              name={`emails.${place}`}
              spec={{ kind: 'email' }}
              label={t('emailOf', { name })}
              required
            />
          ))}
          <Note as="p">{t('electronicHelp')}</Note>
        </>
      ) : (
        <DateInput name="sentOn" spec={{ kind: 'date' }} label={t('sentDay')} required max={today} />
      )}
    </>
  );
}

/** Sends each borrower a copy of the report, or records how they got one. */
export function CopiesDialog({ loanNum, one, borrowers, method: usual, onClose }: Props) {
  const { t } = useAppraisalText();
  const notify = useNotify();
  const refresh = useRefreshAppraisals(loanNum);
  const [key] = useState(() => crypto.randomUUID());
  const [today] = useState(() => pacificDate(new Date()));
  const send = async ({ method, sentOn, emails }: Values): Promise<void> => {
    const people = borrowers.map(({ name }, place) => ({ name, email: emails[place] ?? '' }));
    const body = { version: one.version, key, method, sentOn: method === 'electronic' ? today : sentOn };
    try {
      await loanAppraisalCalls.sendCopies(loanNum, one.id, { ...body, borrowers: people });
    } finally {
      await refresh();
    }
    notify(t('copiesSent'), { type: 'success' });
  };
  return (
    <SaveDialog<Values>
      draft={`appraisal-copies:${one.id}`}
      title={t('sendCopies')}
      saveLabel={t('sendCopies')}
      defaultValues={{ method: usual, sentOn: today, emails: borrowers.map(({ email }) => email ?? '') }}
      onSave={send}
      onClose={onClose}
    >
      <Inputs borrowers={borrowers} today={today} />
    </SaveDialog>
  );
}
