import { useTranslate } from 'react-admin';
import { loanScore } from '../../../domain/loan/credit-score';
import { borrowerName } from '../../../domain/loan/document';
import { FieldBox } from '../../fields/FieldBox';
import { FieldInput } from '../../fields/FieldInput';
import type { FieldInputProps } from '../../fields/useFieldControl';
import { useFieldLabels } from '../../fields/useFieldLabels';
import { useDraftLoan } from '../edit/draft';

/** The score of the loan: entered, or read-only once a borrower has bureau scores, with the one that is used. */
export function FicoInput(props: FieldInputProps) {
  const translate = useTranslate();
  const { label } = useFieldLabels();
  const draft = useDraftLoan();
  const score = loanScore(draft);
  if (score?.source !== 'bureau') return <FieldInput {...props} />;
  const { used, borrowers } = score;
  const name = borrowerName(draft, used.owner) || translate('borrowers.unnamed');
  return (
    <FieldBox
      label={label(props.name)}
      name={props.source ?? props.name}
      text={String(score.score)}
      help={translate(`application.fico.${borrowers.length > 1 ? 'lowest' : 'only'}`, { name, bureau: used.bureau })}
      direction="ltr"
      numeric
      readOnly
    />
  );
}
