import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatMonth } from '../../domain/format/date';
import { checklist } from '../../domain/quality-control/checklist';
import { reviewFields } from '../../domain/quality-control/review-fields';
import { RecordList } from '../crud/RecordList';
import type { RecordColumn, RecordFilter } from '../crud/record-list';
import { RecordFieldsProvider } from '../fields/RecordFieldsContext';
import type { RowOf } from '../providers/data/resource-types';
import { useFormats } from '../providers/i18n/useFormats';
import { Stack, Text } from '../ui/layout/primitives';
import { DefectRates } from './DefectRates';
import { DrawDialog } from './DrawDialog';
import { QUALITY } from './quality-calls';

type Row = RowOf<typeof QUALITY>;

const filters: readonly RecordFilter[] = [
  { name: 'state', kind: 'choices' },
  { name: 'rule', kind: 'choices' },
  { name: 'severity', kind: 'choices' },
  { name: 'dueOn', kind: 'days' },
];

function useColumns(): readonly RecordColumn<Row>[] {
  const { count } = useFormats();
  return [
    { key: 'loanNum', sort: 'loanNum', width: 112 },
    { key: 'borrower', sort: 'borrower', width: 150, least: 96, onPhone: true },
    { key: 'month', sort: 'month', width: 88, onPhone: true, cell: ({ month }) => <bdi>{formatMonth(month)}</bdi> },
    { key: 'rule', sort: 'rule', width: 150 },
    { key: 'reviewerName', sort: 'reviewerName', width: 150, least: 96, onPhone: true },
    {
      key: 'dueOn',
      sort: 'dueOn',
      width: 96,
      onPhone: true,
    },
    {
      key: 'answered',
      width: 96,
      cell: ({ answered }) => <bdi>{`${count(answered)} / ${count(checklist.length)}`}</bdi>,
    },
    {
      key: 'severity',
      sort: 'severity',
      first: 'DESC',
      width: 112,
      onPhone: true,
      cell: ({ severity }) => <SeverityText severity={severity} />,
    },
    { key: 'state', sort: 'state', width: 104, onPhone: true },
  ];
}

function SeverityText({ severity }: Pick<Row, 'severity'>) {
  const translate = useTranslate();
  return (
    <Text as="span" color={severity === 'significant' ? 'bad-text' : undefined}>
      {translate(`quality.severities.${severity}`)}
    </Text>
  );
}

/** /main/reports/quality-control: samples of closed loans, their reviews, and the defect rates. */
export function QualityControlPage() {
  const translate = useTranslate();
  const [isDrawing, setDrawing] = useState(false);
  return (
    <RecordFieldsProvider value={reviewFields}>
      <RecordList
        resource={QUALITY}
        title={translate('pages.qualityControl')}
        lead={translate('quality.lead')}
        actions={
          <Button variant="contained" onClick={() => setDrawing(true)}>
            {translate('quality.draw')}
          </Button>
        }
        tabs={
          <Stack paddingBlock="s3">
            <DefectRates />
          </Stack>
        }
        columns={useColumns()}
        filters={filters}
        search={translate('quality.search')}
        sort={{ field: 'dueOn', order: 'ASC' }}
        opens="show"
        empty={{ title: translate('quality.emptyTitle'), text: translate('quality.emptyText') }}
      />
      {isDrawing && <DrawDialog onClose={() => setDrawing(false)} />}
    </RecordFieldsProvider>
  );
}
