import { useNotify, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { findingSeverities, itemResults } from '../../domain/quality-control/checklist';
import type { QcReviewDetail } from '../../domain/quality-control/quality-control.schemas';
import { SaveDialog } from '../crud/saving/SaveDialog';
import { currentOf } from '../crud/saving/stale';
import { ChoiceInput } from '../fields/ChoiceInput';
import { KindInput } from '../fields/KindInput';
import { qualityCalls } from './quality-calls';
import { isReview, useShowReview } from './useReview';

type Item = QcReviewDetail['items'][number];

interface Values {
  result: string;
  severity: string;
  note: string;
}

const valuesOf = ({ result, severity, note }: Item): Values => ({
  result: result ?? '',
  severity: severity === 'none' ? '' : severity,
  note: note ?? '',
});

function Inputs() {
  const translate = useTranslate();
  const { control } = useFormContext<Values>();
  const isFinding = useWatch({ control, name: 'result' }) === 'finding';
  return (
    <>
      <ChoiceInput
        name="result"
        spec={{ kind: 'text' }}
        label={translate('quality.result')}
        required
        autoFocus
        choices={itemResults.map((value) => ({ value, label: translate(`quality.results.${value}`) }))}
      />
      {isFinding && (
        <ChoiceInput
          name="severity"
          spec={{ kind: 'text' }}
          label={translate('quality.severity')}
          required
          choices={findingSeverities.map((value) => ({ value, label: translate(`quality.severities.${value}`) }))}
        />
      )}
      <KindInput
        name="note"
        spec={{ kind: 'note', maxLength: 2000 }}
        label={translate(isFinding ? 'quality.found' : 'quality.note')}
        required={isFinding}
      />
    </>
  );
}

interface Props {
  /** As it was when the dialog opened. */
  readonly review: QcReviewDetail;
  readonly item: Item;
  readonly onClose: () => void;
}

/** Answers an item of the checklist. */
export function AnswerDialog({ review, item, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const show = useShowReview();
  const save = async ({ result, severity, note }: Values): Promise<void> => {
    const chosen = itemResults.find((one) => one === result) ?? 'pass';
    show(
      await qualityCalls.answer(review.id, item.item, {
        version: review.version,
        result: chosen,
        severity: chosen === 'finding' ? findingSeverities.find((one) => one === severity) : null,
        note: note || null,
      }),
    );
    notify('quality.saved', { type: 'success' });
  };
  const newer = (error: unknown): Values | null => {
    const current = currentOf(error, isReview);
    if (!current) return null;
    show(current);
    const theirs = current.items.find((one) => one.item === item.item);
    return theirs ? valuesOf(theirs) : null;
  };
  return (
    <SaveDialog<Values>
      draft={`qc-answer:${review.id}:${item.item}`}
      title={translate(`quality.items.${item.item}`)}
      defaultValues={valuesOf(item)}
      onSave={save}
      newer={{
        valuesOf: newer,
        labelOf: (path) => translate(`quality.${path}`),
        textOf: (_path, value) => String(value || '–'),
      }}
      onClose={onClose}
    >
      <Inputs />
    </SaveDialog>
  );
}
