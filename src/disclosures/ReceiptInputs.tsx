import { KindInput } from '../fields/KindInput';
import { useDisclosuresText } from './useEstimates';

interface Props {
  /** A disclosure is not received before it is issued. */
  readonly issued: string | undefined;
  readonly today: string;
}

/** When the borrowers received a disclosure, and how that is known: the fields `received` and `evidence`. */
export function ReceiptInputs({ issued, today }: Props) {
  const { t } = useDisclosuresText();
  return (
    <>
      <KindInput
        name="received"
        spec={{ kind: 'date' }}
        label={t('receivedDay')}
        required
        max={today}
        {...(issued && { min: issued })}
      />
      <KindInput
        name="evidence"
        spec={{ kind: 'text', maxLength: 200 }}
        label={t('evidence')}
        help={t('evidenceHelp')}
        required
      />
    </>
  );
}
