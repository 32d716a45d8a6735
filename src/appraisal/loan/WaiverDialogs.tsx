import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { WaiverPage } from '../../../domain/appraisal/waiver.contract';
import { pacificDate } from '../../../domain/format/date';
import { type Language, languages } from '../../../domain/format/language';
import { SaveDialog } from '../../crud/saving/SaveDialog';
import { ChoiceInput } from '../../fields/ChoiceInput';
import { DateInput } from '../../fields/DateInput';
import { KindInput } from '../../fields/KindInput';
import { Note } from '../../ui/layout/primitives';
import { useRefreshAppraisals } from './useAppraisals';
import { useAppraisalText } from './useAppraisalText';
import { waiverCalls } from './waiver-calls';

interface Values {
  language: Language;
  emails: string[];
}

/** Sends the borrowers the form, on which each of them chooses and signs. */
export function ElectionDialog({
  loanNum,
  page,
  onClose,
}: {
  readonly loanNum: string;
  readonly page: WaiverPage;
  readonly onClose: () => void;
}) {
  const { t } = useAppraisalText();
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefreshAppraisals(loanNum);
  const [id] = useState(() => crypto.randomUUID());
  const { borrowers, loanVersion } = page;
  const send = async ({ language, emails }: Values): Promise<void> => {
    const recipients = borrowers.map(({ name }, place) => ({ name, email: emails[place] ?? '' }));
    try {
      await waiverCalls.send(loanNum, { id, loanVersion, language, recipients });
    } finally {
      await refresh();
    }
    notify(t('waiver.formSent'), { type: 'success' });
  };
  return (
    <SaveDialog<Values>
      draft="appraisal-election"
      title={t('waiver.send')}
      saveLabel={t('waiver.sendForm')}
      defaultValues={{ language: 'en', emails: borrowers.map(({ email }) => email ?? '') }}
      onSave={send}
      onClose={onClose}
    >
      <ChoiceInput
        name="language"
        spec={{ kind: 'text' }}
        label={t('waiver.language')}
        required
        choices={languages.map((value) => ({ value, label: translate(`appraisals.waiver.languages.${value}`) }))}
      />
      {borrowers.map(({ name }, place) => (
        <KindInput
          key={name}
          name={`emails.${place}`}
          spec={{ kind: 'email' }}
          label={t('emailOf', { name })}
          required
        />
      ))}
      <Note as="p">{t('waiver.formHelp')}</Note>
    </SaveDialog>
  );
}

/** Records when the borrowers waived the three business days. */
export function TimingDialog({ loanNum, onClose }: { readonly loanNum: string; readonly onClose: () => void }) {
  const { t } = useAppraisalText();
  const notify = useNotify();
  const refresh = useRefreshAppraisals(loanNum);
  const [today] = useState(() => pacificDate(new Date()));
  const record = async ({ givenOn }: { givenOn: string }): Promise<void> => {
    try {
      await waiverCalls.timing(loanNum, givenOn);
    } finally {
      await refresh();
    }
    notify(t('waiver.timingSaved'), { type: 'success' });
  };
  return (
    <SaveDialog<{ givenOn: string }>
      draft="appraisal-timing"
      title={t('waiver.recordTiming')}
      defaultValues={{ givenOn: today }}
      onSave={record}
      onClose={onClose}
    >
      <DateInput name="givenOn" spec={{ kind: 'date' }} label={t('waiver.givenOn')} required max={today} />
    </SaveDialog>
  );
}
