import { useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { pacificDate } from '../../../domain/format/date';
import { SaveDialog } from '../../crud/saving/SaveDialog';
import { useBulk } from '../../crud/useBulk';
import { KindInput } from '../../fields/KindInput';
import { useErrorText } from '../../providers/i18n/useErrorText';
import { Note } from '../../ui/layout/primitives';
import { signingCalls } from '../signing-calls';
import { useFreshSigning } from '../useSigning';

/** A package that was mailed on paper. */
export interface Mailed {
  readonly id: string;
  readonly version: number;
  readonly loanNum: string;
  /** The day on which it was sent to sign. */
  readonly sentOn: string;
}

interface Props {
  readonly packages: readonly Mailed[];
  /** Selected packages that do not wait to be mailed: they stay as they are. */
  readonly others?: number;
  readonly onDone?: () => void;
  readonly onClose: () => void;
}

interface Values {
  readonly mailedOn: string | null;
}

const date = { kind: 'date' } as const;

/** Records the day on which packages were mailed on paper. Of several, one that cannot be recorded does not stop the others. */
export function MailingDialog({ packages, others = 0, onDone, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const refresh = useFreshSigning();
  const { run } = useBulk<Mailed>();
  const [today] = useState(() => pacificDate(new Date()));
  // A state would be read as it was when the dialog was submitted.
  const saved = useRef(false);
  const first = packages
    .map(({ sentOn }) => sentOn)
    .toSorted()
    .at(-1);
  const save = async ({ mailedOn }: Values): Promise<void> => {
    const act = ({ loanNum, id, version }: Mailed) =>
      signingCalls.mailed(loanNum, id, { version, mailedOn: mailedOn ?? '' });
    const { done, failures } = await run(packages, act);
    await refresh(...packages.map(({ loanNum }) => loanNum));
    const [failure] = failures;
    if (failure && done === 0) throw failure.error;
    saved.current = true;
    const recorded = translate('signing.mailings.recorded', { smart_count: done });
    if (!failure) notify(recorded, { type: 'success' });
    else {
      const loans = failures.map(({ row }) => row.loanNum).join(', ');
      const failed = translate('signing.mailings.notRecorded', { loans, why: errorText(failure.error) });
      notify(`${recorded} ${failed}`, { type: 'warning', autoHideDuration: null });
    }
  };
  return (
    <SaveDialog<Values>
      draft={`mailing:${packages
        .map(({ id }) => id)
        .join(',')
        .slice(0, 80)}`}
      title={translate('signing.mailings.title', { smart_count: packages.length })}
      saveLabel={translate('signing.recordMailing')}
      maxWidth="xs"
      defaultValues={{ mailedOn: today }}
      onSave={save}
      onClose={() => (saved.current && onDone ? onDone() : onClose())}
    >
      <KindInput
        name="mailedOn"
        spec={date}
        label={translate('signing.mailedOn')}
        required
        max={today}
        {...(first === undefined ? {} : { min: first })}
      />
      <Note as="p">{translate('signing.mailedText')}</Note>
      {others > 0 && <Note as="p">{translate('signing.mailings.others', { smart_count: others })}</Note>}
    </SaveDialog>
  );
}
