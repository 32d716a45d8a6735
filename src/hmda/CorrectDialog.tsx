import { useNotify, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { HmdaLoanDetail } from '../../domain/hmda/hmda.schemas';
import { MAX_CONFIRM_REASON, type RegisterField, registerFields } from '../../domain/hmda/register-fields';
import { SaveDialog } from '../crud/saving/SaveDialog';
import { currentOf } from '../crud/saving/stale';
import { FieldInput } from '../fields/FieldInput';
import { KindInput } from '../fields/KindInput';
import { useFieldLabels } from '../fields/useFieldLabels';
import { InputGrid } from '../ui/InputGrid';
import { Note } from '../ui/layout/primitives';
import { hmdaCalls } from './hmda-calls';
import { isHmdaLoan, useShowHmdaLoan } from './useHmdaLoan';

type Values = Record<RegisterField | 'hoepaReason', string | boolean | null>;

const valuesOf = ({ values, hoepa }: HmdaLoanDetail): Values => ({ ...values, hoepaReason: hoepa.reason });

/** Why the HOEPA status is entered, once one is. */
function HoepaReason({ before }: { readonly before: string | boolean | null }) {
  const translate = useTranslate();
  const entered = useWatch<Values, 'sHmdaHoepaStatus'>({ name: 'sHmdaHoepaStatus' }) ?? null;
  if (entered === null || entered === before) return null;
  return (
    <KindInput
      name="hoepaReason"
      spec={{ kind: 'note', maxLength: MAX_CONFIRM_REASON }}
      label={translate('hmda.hoepa.reason')}
      required
    />
  );
}

interface Props {
  /** As it was when the dialog opened. */
  readonly loan: HmdaLoanDetail;
  /** The field to begin with. */
  readonly first: RegisterField | null;
  readonly onClose: () => void;
}

/** Corrects what only the register needs of a loan, in every status of the loan. */
export function CorrectDialog({ loan, first, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const show = useShowHmdaLoan();
  const { label, text } = useFieldLabels();
  const save = async (typed: Values): Promise<void> => {
    const changed = registerFields.filter((field) => (typed[field] ?? null) !== loan.values[field]);
    const values = Object.fromEntries(changed.map((field) => [field, typed[field] ?? null]));
    const isHoepa = changed.includes('sHmdaHoepaStatus') && values.sHmdaHoepaStatus !== null;
    const hoepaReason = isHoepa ? { hoepaReason: String(typed.hoepaReason ?? '') } : {};
    show(await hmdaCalls.correct(loan.id, { version: loan.version, values, ...hoepaReason }));
    notify('hmda.corrected', { type: 'success' });
  };
  const newer = (error: unknown): Values | null => {
    const current = currentOf(error, isHmdaLoan);
    if (!current) return null;
    show(current);
    return valuesOf(current);
  };
  return (
    <SaveDialog<Values>
      draft={`hmda-correct:${loan.id}`}
      title={translate('hmda.correctTitle')}
      saveLabel={translate('hmda.saveValues')}
      maxWidth="md"
      defaultValues={valuesOf(loan)}
      onSave={save}
      newer={{ valuesOf: newer, labelOf: label, textOf: text }}
      onClose={onClose}
    >
      <Note as="p">{translate('hmda.correctHelp')}</Note>
      <InputGrid columns={2}>
        {registerFields.map((field) => (
          <FieldInput key={field} name={field} autoFocus={field === first} />
        ))}
        <HoepaReason before={loan.values.sHmdaHoepaStatus} />
      </InputGrid>
    </SaveDialog>
  );
}
