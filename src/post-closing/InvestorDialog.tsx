import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { PostClosingView } from '../../domain/post-closing/post-closing.schemas';
import type { Condition } from '../../domain/underwriting/condition.schemas';
import { MAX_DESCRIPTION, MAX_NOTE } from '../../domain/underwriting/condition-limits';
import { type ConditionDecision, needsNote } from '../../domain/underwriting/condition-moves';
import { SaveDialog } from '../crud/saving/SaveDialog';
import { ChoicesInput } from '../fields/ChoiceInput';
import { KindInput } from '../fields/KindInput';
import { Note } from '../ui/layout/primitives';
import { investorCalls } from './post-closing-calls';
import { useInvestorSave } from './useInvestorConditions';
import { usePostClosingText } from './usePostClosingText';

/** What is done with conditions of the investor. */
export type InvestorAct = 'add' | 'edit' | 'submit' | 'attach' | ConditionDecision;

interface Values {
  readonly description: string;
  readonly dueD: string | null;
  readonly note: string;
  readonly docIds: readonly string[];
}

const date = { kind: 'date' } as const;
const text = { kind: 'note', maxLength: MAX_DESCRIPTION } as const;
const note = { kind: 'note', maxLength: MAX_NOTE } as const;

/** Sends what the form says. */
async function send(act: InvestorAct, loanNum: string, id: string, version: number, values: Values): Promise<unknown> {
  const of = { loanNum, conditionId: id };
  const terms = { description: values.description, dueD: values.dueD || null };
  const said = values.note.trim() === '' ? {} : { note: values.note };
  switch (act) {
    case 'add':
      return investorCalls.add(loanNum, { conditions: [{ id, ...terms }] });
    case 'edit':
      return investorCalls.edit(of, { version, ...terms });
    case 'attach':
      return investorCalls.attach(of, { docIds: [...values.docIds] });
    case 'submit':
      return investorCalls.respond(of, { version, move: act, ...said });
    default:
      return investorCalls.decide(of, { version, move: act, ...said });
  }
}

interface Props {
  readonly view: PostClosingView;
  readonly act: InvestorAct;
  /** As it was when the dialog opened; null for a new one. */
  readonly condition: Condition | null;
  readonly onClose: () => void;
}

function Inputs({ view, act, condition }: Omit<Props, 'onClose'>) {
  const { t } = usePostClosingText();
  if (act === 'add' || act === 'edit') {
    return (
      <>
        <KindInput name="description" spec={text} label={t('investor.description')} required />
        <KindInput name="dueD" spec={date} label={t('investor.dueD')} help={t('investor.dueHelp')} />
      </>
    );
  }
  if (act === 'attach') {
    const attached = condition?.documents.map(({ docId }) => docId) ?? [];
    const offered = view.documents.filter(({ docId }) => !attached.includes(docId));
    return (
      <ChoicesInput
        name="docIds"
        spec={{ kind: 'codes' }}
        label={t('investor.chooseDocuments')}
        choices={offered.map(({ docId, docType, name }) => ({ value: docId, label: `${docType} · ${name}` }))}
        required
      />
    );
  }
  return (
    <>
      <Note as="p">{condition?.description}</Note>
      <KindInput
        name="note"
        spec={note}
        label={t(needsNote(act) ? 'investor.reason' : 'investor.note')}
        required={needsNote(act)}
      />
    </>
  );
}

/** Adds or changes a condition of the investor, or records a response or what the investor decided. */
export function InvestorDialog({ view, act, condition, onClose }: Props) {
  const { t } = usePostClosingText();
  const notify = useNotify();
  const { loanNum } = view;
  const save = useInvestorSave(loanNum);
  const [id] = useState(() => condition?.id ?? crypto.randomUUID());
  const write = async (values: Values): Promise<void> => {
    await save(() => send(act, loanNum, id, condition?.version ?? 1, values));
    notify('postClosing.investor.saved', { type: 'success' });
  };
  return (
    <SaveDialog<Values>
      draft={`investor:${loanNum}:${condition?.id ?? 'new'}:${act}`}
      title={t(`investor.acts.${act}`)}
      saveLabel={t(`investor.acts.${act}`)}
      defaultValues={{ description: condition?.description ?? '', dueD: condition?.dueD ?? null, note: '', docIds: [] }}
      onSave={write}
      onClose={onClose}
    >
      <Inputs view={view} act={act} condition={condition} />
    </SaveDialog>
  );
}
