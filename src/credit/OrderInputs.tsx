import { TextField } from '@mui/material';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { creditCost } from '../../domain/credit/cost';
import { needsConsent } from '../../domain/credit/credit-order';
import { formatCentsAsMoney } from '../../domain/format/money';
import { bureaus } from '../../domain/loan/credit-score';
import type { LoanDocument } from '../../domain/loan/document';
import { toCents } from '../../domain/numbers/fixed';
import { ChoiceInput } from '../fields/ChoiceInput';
import { DateInput } from '../fields/DateInput';
import { GroupLabel } from '../fields/GroupLabel';
import { FlagChip } from '../ui/FlagChip';
import { Note, Row, Stack, Text } from '../ui/layout/primitives';
import { AgencyInput } from './AgencyInput';
import type { CreditPageData } from './credit-calls';
import type { OrderStart } from './order-form';
import { choicesOfBorrowers, type OrderValues, ownersOf } from './order-form';
import { useCreditText } from './useCreditText';

interface Props {
  readonly loan: LoanDocument;
  readonly data: CreditPageData;
  readonly start: OrderStart;
  readonly today: string;
  readonly onAccount: (agency: string) => void;
}

function BureauChips({ only }: { readonly only: readonly string[] }) {
  const { t } = useCreditText();
  const { field } = useController<OrderValues, 'bureaus'>({ name: 'bureaus' });
  return (
    <Row wrap gap="s2" role="group" aria-label={t('bureaus')}>
      {only.map((bureau) => (
        <FlagChip
          key={bureau}
          label={bureau}
          on={field.value.includes(bureau)}
          onChange={(on) => field.onChange(on ? [...field.value, bureau] : field.value.filter((one) => one !== bureau))}
        />
      ))}
    </Row>
  );
}

/** What the order is expected to cost. */
function Cost({ data }: { readonly data: CreditPageData }) {
  const { t } = useCreditText();
  const { action, pull, who, bureaus: chosen } = useWatch<OrderValues>() as OrderValues;
  const prices = {
    hard: toCents(data.prices.hard),
    soft: toCents(data.prices.soft),
    reissue: toCents(data.prices.reissue),
  };
  const order = { action, bureaus: chosen, borrowers: ownersOf(who), pull: pull === 'soft' ? 'soft' : 'hard' } as const;
  const amount = formatCentsAsMoney(creditCost(order, prices));
  return (
    <Text as="p" weight={500} aria-live="polite">
      {t('cost', { amount })}
    </Text>
  );
}

function Comment() {
  const { t } = useCreditText();
  const { field } = useController<OrderValues, 'comment'>({ name: 'comment' });
  return (
    <TextField
      multiline
      required
      minRows={2}
      label={t('comment')}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      slotProps={{ htmlInput: { maxLength: 400, dir: 'auto' } }}
    />
  );
}

function ReportNumber({ fixed }: { readonly fixed: boolean }) {
  const { t } = useCreditText();
  const { field } = useController<OrderValues, 'reportNumber'>({ name: 'reportNumber' });
  return (
    <TextField
      required
      disabled={fixed}
      label={t('reportNumber')}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      slotProps={{ htmlInput: { maxLength: 40, dir: 'ltr' } }}
    />
  );
}

/** The inputs of an order, as far as its action needs them. */
export function OrderInputs({ loan, data, start, today, onAccount }: Props) {
  const { t, name, names } = useCreditText();
  const { watch } = useFormContext<OrderValues>();
  const { action, who } = watch();
  const isFixed = start.from !== undefined;
  const borrowers = ownersOf(who);
  const offered = start.action === 'upgrade' ? bureaus.filter((one) => !start.from?.bureaus.includes(one)) : bureaus;
  return (
    <>
      <AgencyInput data={data} fixed={isFixed} onAccount={onAccount} />
      {!isFixed && (
        <ChoiceInput
          name="action"
          spec={{ kind: 'code' }}
          label={t('action')}
          required
          choices={(['new', 'reissue'] as const).map((value) => ({ value, label: t(`actionNames.${value}`) }))}
        />
      )}
      <ChoiceInput
        name="who"
        spec={{ kind: 'code' }}
        label={t('borrowers')}
        required
        disabled={isFixed}
        choices={choicesOfBorrowers(loan).map((owners) => ({
          value: owners.join(','),
          label: t(owners.length > 1 ? 'joint' : 'individual', { names: names(loan, owners) }),
        }))}
      />
      {action !== 'new' && <ReportNumber fixed={isFixed} />}
      {(action === 'new' || action === 'upgrade') && (
        <Stack gap="s1">
          <GroupLabel component="span">{t('bureaus')}</GroupLabel>
          <BureauChips only={offered} />
        </Stack>
      )}
      {action === 'new' && (
        <ChoiceInput
          name="pull"
          spec={{ kind: 'code' }}
          label={t('pull')}
          required
          help={t('pullHelp')}
          choices={(['hard', 'soft'] as const).map((value) => ({ value, label: t(`pulls.${value}`) }))}
        />
      )}
      {needsConsent(action) &&
        borrowers.map((owner) => (
          <DateInput
            key={owner}
            name={`consents.${owner}`}
            spec={{ kind: 'date' }}
            label={t('consent', { name: name(loan, owner) })}
            required
            max={today}
          />
        ))}
      {action === 'supplement' && start.line && (
        <>
          <Note as="p">{t('asksAbout', { account: start.line.text })}</Note>
          <Comment />
        </>
      )}
      <Cost data={data} />
    </>
  );
}
