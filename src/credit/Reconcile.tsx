import { Button, Checkbox, FormControlLabel, Skeleton } from '@mui/material';
import type { Stop } from '../../domain/credit/alerts';
import type { CreditComparison } from '../../domain/credit/reconcile.schemas';
import type { LoanDocument } from '../../domain/loan/document';
import { ErrorDialog } from '../ui/ErrorDialog';
import { ErrorState } from '../ui/ErrorState';
import { Box, Note, Row, Text } from '../ui/layout/primitives';
import { Section } from '../ui/Section';
import { CreditTable } from './CreditTable';
import { DebtRow } from './DebtRow';
import { ReportedEvents } from './ReportedEvents';
import { useComparison } from './useCredit';
import { useCreditText } from './useCreditText';
import { useReconcile } from './useReconcile';

interface Props {
  readonly loan: LoanDocument;
  readonly id: string;
  readonly editable: boolean;
  readonly stops: readonly Stop[];
}

const order = ['new', 'changed', 'kept', 'gone', 'same'] as const;

/** The scores that change, and what then prices the loan. */
function Scores({ comparison, loan }: { readonly comparison: CreditComparison; readonly loan: LoanDocument }) {
  const { t, name } = useCreditText();
  const changes = comparison.scores.filter(({ before, after }) => before !== after);
  const { before, after } = comparison.loanScore;
  const text = (value: number | null): string => (value === null ? t('noneShort') : String(value));
  return (
    <Box>
      {changes.length === 0 && <Text as="p">{t('scoresSame')}</Text>}
      <Box as="ul">
        {changes.map((one) => (
          <li key={`${one.owner}${one.bureau}`}>
            {t('scoreChange', {
              ...{ name: name(loan, one.owner), bureau: one.bureau },
              ...{ before: text(one.before), after: text(one.after) },
            })}
          </li>
        ))}
      </Box>
      <Note as="p">
        {before === after
          ? t('priceStays', { score: text(before) })
          : t('priceChange', { before: text(before), after: text(after) })}
      </Note>
    </Box>
  );
}

/** The loan next to the report, before anything is written: what is new, what changes, and what stays. */
export function Reconcile({ loan, id, editable, stops }: Props) {
  const { t, counted } = useCreditText();
  const { data, error, refetch } = useComparison(loan.sLNm, id, loan.version);
  const work = useReconcile(loan.sLNm, id, data);
  const disabled = !editable || stops.length > 0 || work.apply.isPending;
  const debts = order.flatMap((state) => data?.debts.filter((debt) => debt.state === state) ?? []);
  const isNothing = !work.scores && !work.takesEvents && work.chosen.length === 0;
  return (
    <Section title={t('reconcile')} aside={t('nothingWritten')} flush>
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error && <Skeleton variant="rounded" height={160} sx={{ margin: 4 }} />}
      {data && (
        <>
          <Row padding="0 s4 s3" align="start" gap="s2" wrap>
            <FormControlLabel
              control={
                <Checkbox
                  size="small"
                  checked={work.scores}
                  disabled={disabled}
                  onChange={({ target }) => work.setScores(target.checked)}
                />
              }
              label={t('takeScores')}
            />
            <Box flex="1 1 300px" paddingBlockStart={8}>
              <Scores comparison={data} loan={loan} />
            </Box>
          </Row>
          <ReportedEvents {...{ loan, disabled }} events={data.events} taken={work.events} onTake={work.setEvents} />
          {debts.length === 0 ? (
            <Text as="p" padding="0 s4 s4" color="text-2">
              {t('noDebts')}
            </Text>
          ) : (
            <CreditTable
              columns={[
                { key: 'take' },
                { key: 'debt', title: t('debt') },
                { key: 'state', title: t('state') },
                { key: 'balance', title: t('balance'), numeric: true },
                { key: 'payment', title: t('payment'), numeric: true },
              ]}
            >
              {debts.map((debt) => (
                <DebtRow
                  key={debt.key}
                  {...{ loan, debt, disabled }}
                  properties={data.properties}
                  chosen={work.isChosen(debt)}
                  answers={work.answers[debt.key]}
                  onToggle={() => work.toggle(debt.key)}
                  onAnswer={(more) => work.answer(debt.key, more)}
                />
              ))}
            </CreditTable>
          )}
          <Row justify="space-between" gap="s3" wrap padding="s3 s4" lineAbove>
            <Note>{stops.length > 0 ? t('stopped') : t('keepsDecisions')}</Note>
            {editable && (
              <Button
                variant="contained"
                disabled={disabled || isNothing}
                loading={work.apply.isPending}
                onClick={() => work.apply.mutate()}
              >
                {counted('apply', work.chosen.length)}
              </Button>
            )}
          </Row>
        </>
      )}
      <ErrorDialog error={work.apply.error} onClose={() => work.apply.reset()} />
    </Section>
  );
}
