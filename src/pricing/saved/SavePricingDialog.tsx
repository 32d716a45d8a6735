import { TextField } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { formatPercent } from '../../../domain/format/percent';
import type { LoanDocument } from '../../../domain/loan/document';
import { SaveDialog } from '../../crud/saving/SaveDialog';
import { SelectField } from '../../fields/SelectField';
import { queryKeys } from '../../providers/data/query-keys';
import { Note } from '../../ui/layout/primitives';
import type { ScenarioChanges } from '../scenario-changes';
import type { Chosen } from '../useChosenRate';
import { savedPricingCalls } from './saved-pricing-calls';

interface Values {
  readonly sProdImpoundT: string;
  readonly impoundNote: string;
}

const impounds = ['0', '1', '2', '3'] as const;

function Inputs({ chosen }: { readonly chosen: Chosen | null }) {
  const translate = useTranslate();
  const kind = useController<Values, 'sProdImpoundT'>({ name: 'sProdImpoundT' }).field;
  const note = useController<Values, 'impoundNote'>({ name: 'impoundNote' }).field;
  return (
    <>
      <Note as="p">
        {chosen
          ? translate('scenarios.history.saveChosen', {
              program: chosen.program.Name,
              rate: formatPercent(chosen.option.Rate),
            })
          : translate('scenarios.history.saveNone')}
      </Note>
      <SelectField
        field={kind}
        label={translate('scenarios.history.impounds')}
        choices={impounds.map((value) => ({ value, label: translate(`codes.sProdImpoundT.${value}`) }))}
        none={false}
        onChoose={(value) => kind.onChange(value ?? '')}
      />
      <TextField
        {...note}
        inputRef={note.ref}
        label={translate('scenarios.history.impoundNote')}
        slotProps={{ htmlInput: { maxLength: 200, dir: 'auto' } }}
      />
    </>
  );
}

interface Props {
  readonly loan: LoanDocument;
  readonly changes: ScenarioChanges;
  readonly lockDays: number;
  readonly chosen: Chosen | null;
  readonly onClose: () => void;
}

/** Saves the impounds with their note, then the prices as the next version. */
export function SavePricingDialog({ loan, changes, lockDays, chosen, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const loanNum = loan.sLNm;
  // One ID for each time the dialog opens, so that a repeated save makes no second version.
  const id = useMemo(() => crypto.randomUUID(), []);
  const first: Values = {
    sProdImpoundT: loan.sProdImpoundT ?? (loan.sProdImpound === false ? '0' : '1'),
    impoundNote: loan.sCustomField1Notes ?? '',
  };
  const save = async ({ sProdImpoundT, impoundNote }: Values): Promise<void> => {
    const { sLtvR = null, sCltvR = null, version } = loan;
    const isSame = sProdImpoundT === first.sProdImpoundT && impoundNote === first.impoundNote;
    const stored = isSame
      ? loan
      : await savedPricingCalls.saveInput(loanNum, {
          ...{ version, sLtvR, sCltvR, sProdImpoundT, sProdRLckdDays: lockDays },
          impoundNote: impoundNote || null,
        });
    const { sProdImpound: _chosen, ...scenario } = changes;
    await savedPricingCalls.save(loanNum, {
      ...{ id, version: stored.version, scenario: isSame ? { ...changes } : scenario },
      choice: chosen && { lLpTemplateId: chosen.program.lLpTemplateId, requestedRate: chosen.option.Rate },
    });
    await client.invalidateQueries({ queryKey: queryKeys.loan(loanNum) });
    notify('scenarios.history.saved', { type: 'success' });
  };
  return (
    <SaveDialog<Values>
      title={translate('scenarios.history.save')}
      draft="pricing"
      defaultValues={first}
      onSave={save}
      onClose={onClose}
      maxWidth="xs"
    >
      <Inputs chosen={chosen} />
    </SaveDialog>
  );
}
