import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AmountsAnswer } from '../../domain/servicing/amounts.schemas';
import { queryKeys } from '../providers/data/query-keys';
import { ErrorState } from '../ui/ErrorState';
import { FactSkeleton } from '../ui/FactSkeleton';
import { Text } from '../ui/layout/primitives';
import { ScrollingTable } from '../ui/ScrollingTable';
import { Section } from '../ui/Section';
import { AmountsDialog } from './AmountsDialog';
import { servicingCalls } from './servicing-calls';
import { useServicingText } from './useServicingText';

function Changes({ changes }: Pick<AmountsAnswer, 'changes'>) {
  const { t, money, date } = useServicingText();
  return (
    <ScrollingTable label={t('amounts.title')}>
      <thead>
        <tr>
          <th scope="col">{t('amounts.from')}</th>
          <th scope="col" data-numeric>
            {t('months.escrow')}
          </th>
          <th scope="col" data-numeric>
            {t('months.insurance')}
          </th>
          <th scope="col">{t('amounts.reason')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ from, escrow, insurance, reason, by, at }) => (
          <tr key={`${from} ${at}`}>
            <th scope="row">
              <bdi dir="ltr">{date(from)}</bdi>
            </th>
            <td data-numeric>
              <bdi dir="ltr">{money(escrow)}</bdi>
            </td>
            <td data-numeric>
              <bdi dir="ltr">{money(insurance)}</bdi>
            </td>
            <td>
              <bdi>{reason ?? t('amounts.first')}</bdi> · <bdi>{by}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollingTable>
  );
}

/** Escrow and mortgage insurance of the payment by due date. A change leaves the months before it as they were. */
export function AmountsSection({ loanNum }: { readonly loanNum: string }) {
  const { t, money } = useServicingText();
  const [editing, setEditing] = useState<AmountsAnswer | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: [...queryKeys.servicing(loanNum), 'amounts'],
    queryFn: ({ signal }) => servicingCalls.amounts(loanNum, signal),
  });
  return (
    <Section
      title={t('amounts.title')}
      flush
      aside={
        data && (
          <Button size="small" onClick={() => setEditing(data)}>
            {t('amounts.change')}
          </Button>
        )
      }
    >
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <FactSkeleton groups={[2]} />}
      {data && (
        <Text as="p" padding="0 s4 s3">
          {t('amounts.now', { escrow: money(data.now.escrow), insurance: money(data.now.insurance) })}
        </Text>
      )}
      {data && data.changes.length > 0 && <Changes changes={data.changes} />}
      {editing && <AmountsDialog loanNum={loanNum} answer={editing} onClose={() => setEditing(null)} />}
    </Section>
  );
}
