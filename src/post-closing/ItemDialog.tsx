import Button from '@mui/material/Button';
import { useNotify } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ChecklistItem, PostClosingView } from '../../domain/post-closing/post-closing.schemas';
import { MAX_REASON } from '../../domain/post-closing/post-closing-limits';
import { SaveDialog } from '../crud/saving/SaveDialog';
import { ChoiceInput } from '../fields/ChoiceInput';
import { KindInput } from '../fields/KindInput';
import { InputGrid } from '../ui/InputGrid';
import { Note } from '../ui/layout/primitives';
import { ItemHistory } from './ItemHistory';
import { postClosingCalls } from './post-closing-calls';
import { usePostClosingSave } from './usePostClosing';
import { usePostClosingText } from './usePostClosingText';

interface Values {
  readonly receivedOn: string | null;
  readonly dueOn: string | null;
  readonly docId: string;
  readonly exception: string | null;
}

const date = { kind: 'date' } as const;
const reason = { kind: 'note', maxLength: MAX_REASON } as const;
const text = { kind: 'text' } as const;

/** Documents of the loan; those of the item's type come first. */
const documentsFor = ({ documents }: PostClosingView, { docType, document }: ChecklistItem) => {
  const fitting = documents.filter((one) => one.docType === docType);
  const others = documents.filter((one) => one.docType !== docType);
  const gone = document && documents.every(({ docId }) => docId !== document.docId) ? [document] : [];
  return [...fitting, ...others, ...gone].map((one) => ({
    value: one.docId,
    label: 'docType' in one ? `${one.docType} · ${one.name}` : one.name,
  }));
};

function ReceivedToday({ today }: { readonly today: string }) {
  const { t } = usePostClosingText();
  const { setValue } = useFormContext<Values>();
  const receivedOn = useWatch<Values, 'receivedOn'>({ name: 'receivedOn' });
  if (receivedOn) return null;
  const set = (): void => {
    setValue('receivedOn', today, { shouldDirty: true, shouldValidate: true });
    setValue('exception', null, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <Button size="small" onClick={set} sx={{ justifySelf: 'start' }}>
      {t('item.today')}
    </Button>
  );
}

interface Props {
  /** As they were when the dialog opened. */
  readonly view: PostClosingView;
  readonly item: ChecklistItem;
  readonly onClose: () => void;
}

/** When a document is due and came, the document of the loan, or why the loan goes without it. */
export function ItemDialog({ view, item, onClose }: Props) {
  const { t, date: dateText, nameOf } = usePostClosingText();
  const notify = useNotify();
  const save = usePostClosingSave(view.loanNum);
  const { kind, label, version, isFixed } = item;
  const write = async (values: Values): Promise<void> => {
    const body = {
      ...{ version, receivedOn: values.receivedOn || null, dueOn: values.dueOn ?? '' },
      ...{ docId: values.docId || null, exception: values.exception?.trim() || null },
    };
    await save(() => postClosingCalls.save(view.loanNum, kind, body));
    notify('postClosing.item.saved', { type: 'success' });
  };
  return (
    <SaveDialog<Values>
      draft={`post-closing:${view.loanNum}:${kind}`}
      title={nameOf(kind, label)}
      saveLabel={t('item.save')}
      defaultValues={{
        ...{ receivedOn: item.receivedOn, dueOn: item.dueOn, docId: item.document?.docId ?? '' },
        exception: item.exception,
      }}
      onSave={write}
      onClose={onClose}
    >
      <InputGrid columns={2}>
        <KindInput
          name="receivedOn"
          spec={date}
          label={t('item.receivedOn')}
          disabled={isFixed}
          help={isFixed ? t('item.fixed', { day: dateText(item.receivedOn) }) : undefined}
        />
        <KindInput name="dueOn" spec={date} label={t('item.dueOn')} required />
      </InputGrid>
      {!isFixed && <ReceivedToday today={view.today} />}
      <ChoiceInput
        name="docId"
        spec={text}
        label={t('item.document')}
        none={t('item.noDocument')}
        choices={documentsFor(view, item)}
      />
      <KindInput name="exception" spec={reason} label={t('item.exception')} help={t('item.exceptionHelp')} />
      {item.steps.length > 0 ? <ItemHistory steps={item.steps} /> : <Note as="p">{t('item.noHistory')}</Note>}
    </SaveDialog>
  );
}
