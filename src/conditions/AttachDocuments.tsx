import { useNotify, useTranslate } from 'react-admin';
import type { Condition } from '../../domain/underwriting/condition.schemas';
import { conditionName } from '../../domain/underwriting/condition-view';
import { ChooseDocuments } from './ChooseDocuments';
import { conditionCalls } from './conditions-calls';
import { useShowChanged } from './useConditions';

interface Props {
  readonly loanNum: string;
  readonly condition: Condition;
  readonly onClose: () => void;
}

/** Attaches documents that the loan has already to a condition. */
export function AttachDocuments({ loanNum, condition, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const show = useShowChanged(loanNum);
  const { id, accepts, documents } = condition;
  return (
    <ChooseDocuments
      loanNum={loanNum}
      draft={`condition:${id}:documents`}
      title={translate('conditions.attach.title', { name: conditionName(condition) })}
      saveLabel={translate('conditions.attach.save')}
      fitting={accepts}
      without={documents.map(({ docId }) => docId)}
      onChoose={async (chosen) => {
        const docIds = chosen.map(({ docId }) => docId);
        show(await conditionCalls.attach(loanNum, { conditionIds: [id], docIds, submit: false }));
        notify('conditions.attach.done', { type: 'success', messageArgs: { smart_count: docIds.length } });
      }}
      onClose={onClose}
    />
  );
}
