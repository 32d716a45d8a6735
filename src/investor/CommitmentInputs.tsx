import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { type CommitmentField, commitmentFields, requiredForCommitment } from '../../domain/investor/commitment-fields';
import type { FieldSpec } from '../../domain/loan/fields/field';
import { ChoiceInput } from '../fields/ChoiceInput';
import { KindInput } from '../fields/KindInput';
import { useFieldLabels } from '../fields/useFieldLabels';
import { queryKeys } from '../providers/data/query-keys';
import { InputGrid } from '../ui/InputGrid';
import { AdjustmentInputs } from './AdjustmentInputs';
import { type CommitmentValues, priceText } from './commitment-form';
import { investorCalls } from './investor-calls';

/** The LOS guards these fields from every form but this one. */
function specOf(name: CommitmentField) {
  const { guarded: _guarded, ...spec }: FieldSpec = commitmentFields[name];
  return spec;
}

const needed: readonly string[] = requiredForCommitment;

/** The inputs of a commitment with an investor. */
export function CommitmentInputs() {
  const translate = useTranslate();
  const { label } = useFieldLabels();
  const { data: investors = [] } = useQuery({
    queryKey: queryKeys.investors(),
    queryFn: ({ signal }) => investorCalls.investors(signal),
  });
  const values = useWatch<CommitmentValues>();
  const isAllocated = Boolean(values.sInvestorLockCommitmentT);
  const price = priceText(values.sInvestorLockBrokComp1Pc);
  const input = (name: CommitmentField, help?: string) => (
    <KindInput
      name={name}
      spec={specOf(name)}
      label={label(name)}
      required={isAllocated && needed.includes(name)}
      {...(help === undefined ? {} : { help })}
    />
  );
  return (
    <>
      <InputGrid columns={2}>
        {input('sInvestorLockCommitmentT', translate('investor.form.typeHelp'))}
        <ChoiceInput
          name="sInvestorRolodexId"
          spec={specOf('sInvestorRolodexId')}
          label={label('sInvestorRolodexId')}
          choices={investors.map(({ id, name }) => ({ value: id, label: name }))}
        />
        {input('sInvestorLockLpTemplateNm')}
        {input('sInvestorLockLoanNum')}
      </InputGrid>
      <InputGrid columns={3}>
        {input('sInvestorLockNoteIR')}
        {input(
          'sInvestorLockBrokComp1Pc',
          price === null ? translate('investor.form.pointsHelp') : translate('investor.form.priceHelp', { price }),
        )}
        {input('sInvestorLockRAdjMarginR')}
        {input('sInvestorLockRLckdD', translate('investor.form.dateHelp'))}
        {input('sInvestorLockRLckdDays')}
        {input('sInvestorLockRLckExpiredD', translate('investor.form.endHelp'))}
      </InputGrid>
      <AdjustmentInputs />
    </>
  );
}
