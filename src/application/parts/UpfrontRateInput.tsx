import { useTranslate } from 'react-admin';
import type { Calculation } from '../../../domain/application/calculations/calculation';
import { formatPercent } from '../../../domain/format/percent';
import { FieldBox } from '../../fields/FieldBox';
import { FieldInput } from '../../fields/FieldInput';
import type { FieldInputProps } from '../../fields/useFieldControl';
import { useFieldLabels } from '../../fields/useFieldLabels';
import { knownCalculations } from '../calculations/known-calculations';
import { useDraftLoan } from '../edit/draft';

/** The rate that the upfront premium or fee is calculated with, if it counts. */
function rateOf({ lines: [line] }: Calculation): string | undefined {
  if (!line?.counted || !('words' in line.name)) return undefined;
  const percent = line.name.values?.percent;
  return percent && 'percent' in percent ? percent.percent : undefined;
}

/** The rate of an upfront premium: as entered, otherwise the published one, which follows the loan. */
export function UpfrontRateInput(props: FieldInputProps) {
  const translate = useTranslate();
  const { label } = useFieldLabels();
  const draft = useDraftLoan();
  const published = draft.sFfUfmipR ? undefined : rateOf(knownCalculations(draft).upfrontFee);
  if (published === undefined) return <FieldInput {...props} />;
  if (!props.readOnly) {
    return <FieldInput {...props} help={translate('application.publishedRate', { rate: formatPercent(published) })} />;
  }
  return (
    <FieldBox
      label={label(props.name)}
      name={props.source ?? props.name}
      text={formatPercent(published)}
      direction="ltr"
      numeric
      readOnly
    />
  );
}
