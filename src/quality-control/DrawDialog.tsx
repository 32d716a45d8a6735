import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { addMonths, formatMonth, pacificDate } from '../../domain/format/date';
import { channelCodes } from '../../domain/loan/codes/loan-codes';
import { needsValue, RANDOM_PERCENT, sampleRules } from '../../domain/quality-control/sample';
import { SaveDialog } from '../crud/saving/SaveDialog';
import { ChoiceInput } from '../fields/ChoiceInput';
import { KindInput } from '../fields/KindInput';
import { queryKeys } from '../providers/data/query-keys';
import { useFormats } from '../providers/i18n/useFormats';
import { QUALITY, qualityCalls } from './quality-calls';

interface Values {
  month: string;
  rule: string;
  value: string;
  percent: number | null;
  loanNums: string;
}

/** Months to choose from, the latest that is over first. */
const MONTHS = 12;

function latestMonths(): string[] {
  const first = `${pacificDate(new Date()).slice(0, 7)}-01`;
  return Array.from({ length: MONTHS }, (_, place) => addMonths(first, -1 - place).slice(0, 7));
}

function ValueInput({ rule }: { readonly rule: string }) {
  const translate = useTranslate();
  const label = translate(`resources.${QUALITY}.options.rule.${rule}`);
  if (rule !== 'channel')
    return <KindInput name="value" spec={{ kind: 'text', maxLength: 150 }} label={label} required />;
  const choices = Object.keys(channelCodes).map((value) => ({
    value,
    label: translate(`codes.sBranchChannelT.${value}`),
  }));
  return <ChoiceInput name="value" spec={{ kind: 'text' }} label={label} required choices={choices} />;
}

function Inputs({ months }: { readonly months: readonly string[] }) {
  const translate = useTranslate();
  const { control } = useFormContext<Values>();
  const rule = useWatch({ control, name: 'rule' });
  return (
    <>
      <ChoiceInput
        name="month"
        spec={{ kind: 'text' }}
        label={translate('quality.month')}
        required
        choices={months.map((value) => ({ value, label: formatMonth(value) }))}
      />
      <ChoiceInput
        name="rule"
        spec={{ kind: 'text' }}
        label={translate('quality.rule')}
        required
        choices={sampleRules.map((value) => ({
          value,
          label: translate(`resources.${QUALITY}.options.rule.${value}`),
        }))}
      />
      {sampleRules.some((one) => one === rule && needsValue(one)) && <ValueInput rule={rule} />}
      {rule === 'discretionary' ? (
        <KindInput
          name="loanNums"
          spec={{ kind: 'note', maxLength: 8000 }}
          label={translate('quality.loanNums')}
          help={translate('quality.loanNumsHelp')}
          required
        />
      ) : (
        <KindInput
          name="percent"
          spec={{ kind: 'integer', min: RANDOM_PERCENT, max: 100 }}
          label={translate('quality.percent')}
          required
        />
      )}
    </>
  );
}

/** Draws a sample of the loans closed in a month. */
export function DrawDialog({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const { count } = useFormats();
  const [months] = useState(latestMonths);
  const [id] = useState(() => crypto.randomUUID());
  const draw = async ({ month, rule, value, percent, loanNums }: Values): Promise<void> => {
    const { loans, population } = await qualityCalls.draw({
      ...{ id, month, rule: sampleRules.find((one) => one === rule) ?? 'random' },
      ...{ value: value || null, percent: percent ?? RANDOM_PERCENT },
      loanNums: rule === 'discretionary' ? loanNums.split(/[\s,;]+/).filter(Boolean) : [],
    });
    await client.invalidateQueries({ queryKey: queryKeys.resource(QUALITY) });
    notify('quality.drawn', { type: 'success', messageArgs: { loans: count(loans), population: count(population) } });
  };
  return (
    <SaveDialog<Values>
      draft="qc-sample"
      title={translate('quality.draw')}
      saveLabel={translate('quality.draw')}
      defaultValues={{ month: months[0] ?? '', rule: 'random', value: '', percent: RANDOM_PERCENT, loanNums: '' }}
      onSave={draw}
      onClose={onClose}
    >
      <Inputs months={months} />
    </SaveDialog>
  );
}
