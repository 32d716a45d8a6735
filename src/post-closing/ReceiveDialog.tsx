import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { pacificDate } from '../../domain/format/date';
import { type ExpectedKind, expectedKinds } from '../../domain/post-closing/expected-documents';
import type { ReceiveAnswer } from '../../domain/post-closing/post-closing.schemas';
import type { BulkDialogProps } from '../crud/record-list';
import { SaveDialog } from '../crud/saving/SaveDialog';
import { ChoiceInput } from '../fields/ChoiceInput';
import { KindInput } from '../fields/KindInput';
import type { RowOf } from '../providers/data/resource-types';
import { Note, Stack } from '../ui/layout/primitives';
import { postClosingCalls } from './post-closing-calls';
import { usePostClosingText } from './usePostClosingText';

type Row = RowOf<'main/shipping'>;

interface Values {
  readonly kind: string;
  readonly receivedOn: string | null;
}

const text = { kind: 'text' } as const;
const date = { kind: 'date' } as const;

/** The document that most of the loans wait for first. */
function likeliest(rows: readonly Row[]): ExpectedKind | '' {
  const count = (wanted: ExpectedKind): number => rows.filter(({ nextKind }) => nextKind === wanted).length;
  const [first] = expectedKinds.toSorted((a, b) => count(b) - count(a));
  return first !== undefined && count(first) > 0 ? first : '';
}

/** Marks one document of the selected loans as received. */
export function ReceiveDialog({ rows, onDone, onClose }: BulkDialogProps<Row>) {
  const { t } = usePostClosingText();
  const notify = useNotify();
  const [today] = useState(() => pacificDate(new Date()));
  const saved = useRef(false);
  const report = ({ loans }: ReceiveAnswer): void => {
    const count = (...results: readonly string[]): number =>
      loans.filter(({ result }) => results.includes(result)).length;
    const [received, before] = [count('received'), count('was-received')];
    const others = loans.length - received - before;
    const parts = [
      t('receive.done', { count: received }),
      ...(before > 0 ? [t('receive.before', { count: before })] : []),
      ...(others > 0 ? [t('receive.others', { count: others })] : []),
    ];
    notify(parts.join(' '), {
      type: others > 0 ? 'warning' : 'success',
      ...(others > 0 && { autoHideDuration: null }),
    });
  };
  const save = async ({ kind, receivedOn }: Values): Promise<void> => {
    const loanNums = rows.map(({ loanNum }) => loanNum);
    report(await postClosingCalls.receive({ kind, receivedOn: receivedOn ?? '', loanNums }));
    saved.current = true;
  };
  return (
    <SaveDialog<Values>
      draft="receive"
      title={t('receive.title', { count: rows.length })}
      saveLabel={t('receive.save')}
      maxWidth="xs"
      defaultValues={{ kind: likeliest(rows), receivedOn: today }}
      onSave={save}
      onClose={() => (saved.current ? onDone() : onClose())}
    >
      <Stack gap="s4">
        <ChoiceInput
          name="kind"
          spec={text}
          label={t('receive.kind')}
          choices={expectedKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
          required
        />
        <KindInput name="receivedOn" spec={date} label={t('item.receivedOn')} required />
        <Note as="p">{t('receive.help')}</Note>
      </Stack>
    </SaveDialog>
  );
}
