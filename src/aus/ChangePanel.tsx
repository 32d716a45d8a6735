import { Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { AusView } from '../../domain/application/submission/aus-view.schemas';
import { outcomeText } from '../../domain/aus/outcome';
import type { AusSystem } from '../../domain/aus/systems';
import type { TrialChange } from '../../domain/aus/trial.schemas';
import { formatMoney } from '../../domain/format/money';
import { formatPercent } from '../../domain/format/percent';
import { queryKeys } from '../providers/data/query-keys';
import { useErrorText } from '../providers/i18n/useErrorText';
import { Note, Row, Stack, Text } from '../ui/layout/primitives';
import { ausCalls } from './aus-calls';
import { useAusText } from './useAusText';

function Change({ change }: { readonly change: TrialChange }) {
  const { t } = useAusText();
  const { kind, by, to, debt, dtiBottom, reserveMonths, outcome } = change;
  const values = {
    by: formatMoney(by),
    to: formatMoney(to),
    dti: formatPercent(dtiBottom),
    months: Number(reserveMonths ?? 0).toFixed(1),
  };
  return (
    <Stack as="li" columns="minmax(0, 1fr) auto" gap="0 s3" padding="s2 0" lineAbove>
      <Text weight={500}>{debt ? t('trial.payoff', { creditor: debt.creditor }) : t(`trial.${kind}`)}</Text>
      <Text weight={500} color="ok-text">
        <bdi>{outcomeText(outcome)}</bdi>
      </Text>
      <Note gridColumn="1 / -1">{t(`trial.${kind}By`, values)}</Note>
    </Stack>
  );
}

interface Props {
  readonly loanNum: string;
  readonly view: AusView;
  readonly system: AusSystem;
}

/** Which single changes would let the system answer better: the simulator, run again for each. */
export function ChangePanel({ loanNum, view, system }: Props) {
  const { t } = useAusText();
  const errorText = useErrorText();
  const { data, error } = useQuery({
    queryKey: queryKeys.ausTrial(loanNum, system, view.version),
    queryFn: ({ signal }) => ausCalls.trial(loanNum, system, signal),
  });
  const best = data?.changes[0]?.outcome;
  return (
    <Stack as="section" gap="s3" padding="s4" aria-label={t('trial.title')}>
      <div>
        <Text as="p" color="text-2">
          {t('trial.title')}
        </Text>
        <Text as="h2" size="h3" weight={600}>
          {data ? t('trial.now', { system, outcome: outcomeText(data.outcome) }) : system}
          {best && (
            <>
              {' '}
              <Text className="flip" display="inline-block" aria-hidden="true">
                →
              </Text>{' '}
              <bdi>{outcomeText(best)}</bdi>
            </>
          )}
        </Text>
      </div>
      {error && <Text color="bad-text">{errorText(error)}</Text>}
      {!data && !error && <Skeleton variant="rounded" height={120} />}
      {data && data.changes.length > 0 && (
        <Stack as="ul" gap="0" margin={0} padding={0} listStyle="none">
          {data.changes.map((change) => (
            <Change key={`${change.kind} ${change.debt?.id ?? ''}`} change={change} />
          ))}
        </Stack>
      )}
      {data && data.changes.length === 0 && (
        <Text as="p" color="text-2">
          {t(data.outcome.eligibility === 'eligible' ? 'trial.best' : 'trial.none')}
        </Text>
      )}
      {data && (
        <Row as="p" color="text-3" size="small">
          {t('trial.runs', { smart_count: data.runs })}
        </Row>
      )}
    </Stack>
  );
}
