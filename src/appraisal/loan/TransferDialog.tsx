import { Checkbox, FormControlLabel } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useController } from 'react-hook-form';
import type { AppraisalSummary } from '../../../domain/appraisal/loan-appraisals.contract';
import { type Certification, certifications, transferSenders } from '../../../domain/appraisal/transfer-rules';
import { pacificDate } from '../../../domain/format/date';
import { SaveDialog } from '../../crud/saving/SaveDialog';
import { ChoiceInput } from '../../fields/ChoiceInput';
import { DateInput } from '../../fields/DateInput';
import { KindInput } from '../../fields/KindInput';
import { useLoan } from '../../shell/loan/useLoan';
import { InputGrid } from '../../ui/InputGrid';
import { Stack, Text } from '../../ui/layout/primitives';
import { useRefreshAppraisals } from './useAppraisals';
import { useAppraisalText } from './useAppraisalText';
import { type TransferBody, waiverCalls } from './waiver-calls';

interface Values {
  sentBy: TransferBody['sentBy'];
  lender: string;
  street: string | null;
  place: string | null;
  phone: string | null;
  nmls: string | null;
  theirLoanNum: string | null;
  letterOn: string | null;
  officer: string | null;
  officerTitle: string | null;
  certified: Certification[];
  isCaseTransferred: boolean | null;
}

const letterheadOf = ({ street, place, phone, nmls }: Values) => ({
  ...{ street: street?.trim() ?? '', place: place?.trim() ?? '' },
  ...{ phone: phone?.trim() ?? '', nmls: nmls?.trim() ?? '' },
});

/** The code of `sLT` whose case the old lender has to transfer. */
const FHA = '1';

/** What the letter says. */
function Certified() {
  const { t } = useAppraisalText();
  const { field } = useController<Values, 'certified'>({ name: 'certified' });
  const chosen = field.value;
  return (
    <Stack role="group" aria-label={t('transfer.letterSays')} gap={0}>
      <Text as="p" weight={500}>
        {t('transfer.letterSays')}
      </Text>
      {certifications.map((one) => (
        <FormControlLabel
          key={one}
          label={t(`transfer.items.${one}`)}
          control={
            <Checkbox
              checked={chosen.includes(one)}
              onChange={(_, on) => field.onChange(on ? [...chosen, one] : chosen.filter((each) => each !== one))}
            />
          }
        />
      ))}
    </Stack>
  );
}

interface Props {
  readonly loanNum: string;
  readonly one: AppraisalSummary | undefined;
  readonly onClose: () => void;
}

/** Who transfers the appraisal, and what the letter says. */
export function TransferDialog({ loanNum, one, onClose }: Props) {
  const { t } = useAppraisalText();
  const notify = useNotify();
  const refresh = useRefreshAppraisals(loanNum);
  const [id] = useState(() => one?.id ?? crypto.randomUUID());
  const isFha = useLoan().loan?.sLT === FHA;
  const [today] = useState(() => pacificDate(new Date()));
  const kept = one?.transfer;
  const save = async (values: Values): Promise<void> => {
    try {
      await waiverCalls.saveTransfer(loanNum, id, {
        ...{ version: one?.version ?? 0, sentBy: values.sentBy, lender: values.lender, certified: values.certified },
        ...{
          letterOn: values.letterOn || null,
          officer: values.officer ?? '',
          officerTitle: values.officerTitle ?? '',
        },
        isCaseTransferred: values.isCaseTransferred === true,
        letterhead: letterheadOf(values),
        theirLoanNum: values.theirLoanNum?.trim() ?? '',
      });
    } finally {
      await refresh();
    }
    notify(t('transfer.saved'), { type: 'success' });
  };
  return (
    <SaveDialog<Values>
      draft={`appraisal-transfer:${one?.id ?? 'new'}`}
      title={t('transfer.begin')}
      defaultValues={{
        ...{ sentBy: kept?.sentBy ?? 'lender', lender: kept?.lender ?? '', letterOn: kept?.letterOn ?? null },
        ...{ officer: kept?.officer ?? '', officerTitle: kept?.officerTitle ?? '' },
        ...{ street: kept?.letterhead?.street ?? '', place: kept?.letterhead?.place ?? '' },
        ...{ phone: kept?.letterhead?.phone ?? '', nmls: kept?.letterhead?.nmls ?? '' },
        theirLoanNum: kept?.theirLoanNum ?? '',
        ...{ certified: [...(kept?.certified ?? [])], isCaseTransferred: kept?.isCaseTransferred ?? false },
      }}
      onSave={save}
      onClose={onClose}
    >
      <InputGrid columns={2}>
        <KindInput name="lender" spec={{ kind: 'text', maxLength: 100 }} label={t('transfer.lender')} required />
        <ChoiceInput
          name="sentBy"
          spec={{ kind: 'text' }}
          label={t('transfer.sentBy')}
          required
          choices={transferSenders.map((value) => ({ value, label: t(`transfer.senders.${value}`) }))}
        />
        <KindInput name="street" spec={{ kind: 'text', maxLength: 120 }} label={t('transfer.street')} />
        <KindInput name="place" spec={{ kind: 'text', maxLength: 120 }} label={t('transfer.place')} />
        <KindInput name="phone" spec={{ kind: 'text', maxLength: 30 }} label={t('transfer.phone')} />
        <KindInput name="nmls" spec={{ kind: 'text', maxLength: 20 }} label={t('transfer.nmls')} />
        <KindInput name="theirLoanNum" spec={{ kind: 'text', maxLength: 40 }} label={t('transfer.theirLoanNum')} />
        <KindInput name="officer" spec={{ kind: 'text', maxLength: 100 }} label={t('transfer.officer')} />
        <KindInput name="officerTitle" spec={{ kind: 'text', maxLength: 100 }} label={t('transfer.officerTitle')} />
        <DateInput name="letterOn" spec={{ kind: 'date' }} label={t('transfer.letterOn')} max={today} />
        {isFha && <KindInput name="isCaseTransferred" spec={{ kind: 'yesno' }} label={t('transfer.caseTransferred')} />}
      </InputGrid>
      <Certified />
    </SaveDialog>
  );
}
