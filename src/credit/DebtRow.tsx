import { Checkbox, TextField } from '@mui/material';
import type { CreditComparison } from '../../domain/credit/reconcile.schemas';
import { formatMoney } from '../../domain/format/money';
import type { LoanDocument } from '../../domain/loan/document';
import { useFieldLabels } from '../fields/useFieldLabels';
import { chosenRow, first } from '../ui/layout/phone-cards';
import { Box, Note, Row, Text } from '../ui/layout/primitives';
import { useCreditText } from './useCreditText';
import type { DebtAnswers } from './useReconcile';

const { card, named, last, value } = chosenRow;

type Debt = CreditComparison['debts'][number];

interface Props {
  readonly loan: LoanDocument;
  readonly debt: Debt;
  readonly properties: CreditComparison['properties'];
  readonly chosen: boolean;
  readonly disabled: boolean;
  readonly answers: DebtAnswers | undefined;
  readonly onToggle: () => void;
  readonly onAnswer: (answers: DebtAnswers) => void;
}

/** Which property a mortgage is on, and whether its payment includes taxes and insurance. */
function Questions({ debt, properties, disabled, answers, onAnswer }: Props) {
  const { t } = useCreditText();
  const escrow = answers?.paymentIncludesEscrow;
  const select = { select: true, size: 'small', disabled, slotProps: { select: { native: true } } } as const;
  return (
    <Row wrap gap="s2" marginBlockStart="s2">
      {debt.needsProperty && (
        <TextField
          {...select}
          label={t('property')}
          value={answers?.reoId ?? ''}
          onChange={({ target }) => onAnswer({ reoId: target.value || null })}
        >
          <option value="">{t('askLater')}</option>
          {properties.map(({ id, text }) => (
            <option key={id} value={id}>
              {text}
            </option>
          ))}
        </TextField>
      )}
      {debt.needsEscrow && (
        <TextField
          {...select}
          label={t('escrow')}
          value={escrow === undefined ? '' : String(escrow)}
          onChange={({ target }) => onAnswer({ paymentIncludesEscrow: target.value === 'true' })}
        >
          <option value="" disabled>
            {t('askLater')}
          </option>
          <option value="true">{t('yes')}</option>
          <option value="false">{t('no')}</option>
        </TextField>
      )}
    </Row>
  );
}

function Amount({ debt, field }: { readonly debt: Debt; readonly field: 'balance' | 'payment' }) {
  const { t } = useCreditText();
  const before = debt.current && formatMoney(debt.current[field]);
  const after = debt.reported && formatMoney(debt.reported[field]);
  const differs = debt.differs.includes(field);
  return (
    <Box as="td" data-numeric data-label={t(field)} belowSm={value}>
      {before !== null && (
        <Text as="bdi" display="block" color={differs && debt.state === 'changed' ? 'text-3' : 'text'}>
          {before}
        </Text>
      )}
      {(before === null || differs) && (
        <Text as="bdi" display="block" weight={500} color={differs ? 'accent-text' : 'text'}>
          {after}
        </Text>
      )}
    </Box>
  );
}

/** A debt of the loan next to the same of the report, and whether the report's values are taken over. */
export function DebtRow(props: Props) {
  const { loan, debt, chosen, disabled, onToggle } = props;
  const { t, names } = useCreditText();
  const { code } = useFieldLabels();
  const shown = debt.current ?? debt.reported;
  if (!shown) return null;
  const isFixed = debt.state === 'same' || (debt.state === 'gone' && !debt.canRemove);
  const name = t('accountOf', { creditor: shown.holder, last: shown.account });
  return (
    <Box as="tr" belowSm={card}>
      <Box as="td" belowSm={first}>
        {!isFixed && (
          <Checkbox
            size="small"
            checked={chosen}
            disabled={disabled}
            onChange={onToggle}
            slotProps={{ input: { 'aria-label': t(`take.${debt.state}`, { debt: name }) } }}
          />
        )}
      </Box>
      <Box as="th" scope="row" belowSm={named}>
        <bdi>{shown.holder}</bdi>
        <Note as="p">
          {shown.account && (
            <>
              <bdi dir="ltr">••{shown.account}</bdi>
              {' · '}
            </>
          )}
          {code('liabilityType', shown.type ?? '')}
          {` · ${names(loan, shown.owners)}`}
        </Note>
        {debt.otherOwners && <Note as="p">{t('otherOwners', { names: names(loan, debt.otherOwners) })}</Note>}
        {(debt.current?.excluded || debt.current?.payoff) && <Note as="p">{t('decided')}</Note>}
        {chosen && (debt.needsProperty || debt.needsEscrow) && <Questions {...props} />}
      </Box>
      <Box as="td" minInlineSize={130} belowSm={last}>
        {t(`debtStates.${debt.state}`)}
      </Box>
      <Amount debt={debt} field="balance" />
      <Amount debt={debt} field="payment" />
    </Box>
  );
}
