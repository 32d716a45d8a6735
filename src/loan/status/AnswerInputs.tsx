import Checkbox from '@mui/material/Checkbox';
import { useTranslate } from 'react-admin';
import { useController, useWatch } from 'react-hook-form';
import { OTHER_REASON } from '../../../domain/loan/codes/decision-codes';
import { MAX_DENIAL_REASONS } from '../../../domain/loan/denial';
import {
  MAX_OTHER_REASON,
  MAX_STATUS_NOTE,
  requirementsOfStatus,
  type StatusFacts,
} from '../../../domain/loan/status-requirements';
import { ownValue } from '../../../domain/tables/own-value';
import { ChoiceLabel } from '../../fields/Choices';
import { CodesInput } from '../../fields/CodesInput';
import { FieldInput } from '../../fields/FieldInput';
import { useFieldLabels } from '../../fields/useFieldLabels';
import { reasonFields } from './reason-fields';
import type { StatusValues } from './status-values';

function ManualInput() {
  const translate = useTranslate();
  const { field } = useController<StatusValues, 'isManual'>({ name: 'isManual' });
  return (
    <ChoiceLabel
      control={
        <Checkbox checked={field.value} name={field.name} onChange={(_, isManual) => field.onChange(isManual)} />
      }
      label={translate('loan.status.manual')}
    />
  );
}

/** What the chosen status asks for: reasons, a manual decision, and the note. */
export function AnswerInputs({ facts }: { readonly facts: StatusFacts }) {
  const translate = useTranslate();
  const { label } = useFieldLabels();
  const { to, reasons } = useWatch<StatusValues>() as StatusValues;
  if (to === '') return null;
  const list = ownValue(reasonFields, to);
  const takesManual = requirementsOfStatus(to, facts).some(({ code, byAnswer }) => code === 'underwriting' && byAnswer);
  return (
    <>
      {list ? (
        <CodesInput
          key={list}
          name={list}
          spec={{ kind: 'codes', codes: list }}
          source="reasons"
          label={label(list)}
          {...(list === 'sDenialReasonsT' && { most: MAX_DENIAL_REASONS })}
        />
      ) : null}
      {list && reasons?.includes(OTHER_REASON) ? (
        <FieldInput
          name="otherReason"
          spec={{ kind: 'text', maxLength: MAX_OTHER_REASON }}
          label={translate('loan.status.otherReason')}
          help={translate('loan.status.otherHelp')}
        />
      ) : null}
      {takesManual ? <ManualInput /> : null}
      <FieldInput
        name="note"
        spec={{ kind: 'note', maxLength: MAX_STATUS_NOTE }}
        label={translate('loan.status.note')}
        help={translate('loan.status.noteHelp')}
      />
    </>
  );
}
