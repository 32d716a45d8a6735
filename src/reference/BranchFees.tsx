import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ResourceContextProvider, useNotify, useTranslate } from 'react-admin';
import { countsInApr } from '../../domain/loan/fees/loan-fee';
import { branchFeeFields } from '../../domain/reference/organization-fields';
import { SaveDialog } from '../crud/saving/SaveDialog';
import { RecordFieldsProvider } from '../fields/RecordFieldsContext';
import { RecordInput } from '../fields/RecordInput';
import { useRecordLabels } from '../fields/useRecordLabels';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { DataTable } from '../ui/DataTable';
import { EmptyState } from '../ui/EmptyState';
import { ErrorDialog } from '../ui/ErrorDialog';
import { Section } from '../ui/Section';
import { type BranchFee, useBranchFees } from './branch-fees';

const RESOURCE = 'branch-fees';

/** The fees of a branch, each with a small form. */
export function BranchFees({ branchName }: { readonly branchName: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { label, text } = useRecordLabels(RESOURCE, branchFeeFields);
  const { fees, save, remove } = useBranchFees(branchName);
  const [edited, setEdited] = useState<BranchFee | 'new' | null>(null);
  const [leaving, setLeaving] = useState<BranchFee | null>(null);
  const before = edited === 'new' ? null : edited;
  const removeNow = (fee: BranchFee): void =>
    remove.mutate(fee, {
      onSuccess: () => notify('records.deleted', { type: 'success' }),
      onSettled: () => setLeaving(null),
    });
  return (
    <Section
      title={translate('reference.fees.title')}
      flush
      aside={
        <Button
          variant="text"
          size="small"
          startIcon={<Plus size={16} strokeWidth={1.6} aria-hidden />}
          onClick={() => setEdited('new')}
        >
          {translate('reference.fees.add')}
        </Button>
      }
    >
      <DataTable
        label={translate('reference.fees.title')}
        columns={[
          {
            key: 'type',
            label: label('type'),
            width: 200,
            cell: (fee: BranchFee) => (
              <Button variant="text" size="small" onClick={() => setEdited(fee)} sx={{ px: 0, minWidth: 0 }}>
                <bdi>{fee.type}</bdi>
              </Button>
            ),
          },
          {
            key: 'amount',
            label: label('amount'),
            numeric: true,
            width: 100,
            cell: (fee) => text('amount', fee.amount),
          },
          { key: 'paidBy', label: label('paidBy'), cell: (fee) => text('paidBy', fee.paidBy) },
          { key: 'appliesTo', label: label('appliesTo'), cell: (fee) => text('appliesTo', fee.appliesTo) },
          {
            key: 'apr',
            label: translate('reference.fees.apr'),
            width: 120,
            cell: ({ type, paidBy }) =>
              translate(paidBy === 'borrower' && countsInApr(type) ? 'ra.boolean.true' : 'ra.boolean.false'),
          },
          {
            key: 'remove',
            label: translate('reference.fees.actions'),
            width: 80,
            cell: (fee) => (
              <IconButton
                size="small"
                aria-label={translate('reference.fees.remove', { name: fee.type })}
                onClick={() => setLeaving(fee)}
              >
                <Trash2 size={16} strokeWidth={1.6} aria-hidden />
              </IconButton>
            ),
          },
        ]}
        rows={fees.data}
        rowKey={({ id }) => id}
        waitingRows={2}
        error={fees.error}
        onRetry={() => void fees.refetch()}
        empty={
          <EmptyState title={translate('reference.fees.emptyTitle')}>
            {translate('reference.fees.emptyText')}
          </EmptyState>
        }
      />
      {edited && (
        <ResourceContextProvider value={RESOURCE}>
          <RecordFieldsProvider value={branchFeeFields}>
            <SaveDialog<Partial<BranchFee>>
              draft={`fee:${before?.id ?? 'new'}`}
              title={translate(before ? 'reference.fees.edit' : 'reference.fees.add')}
              defaultValues={before ?? { paidBy: 'borrower', appliesTo: 'all', type: '', amount: '' }}
              onSave={(fee) => save.mutateAsync({ fee, before })}
              onClose={() => setEdited(null)}
            >
              <RecordInput source="type" autoFocus />
              <RecordInput source="amount" />
              <RecordInput source="paidBy" />
              <RecordInput source="appliesTo" />
            </SaveDialog>
          </RecordFieldsProvider>
        </ResourceContextProvider>
      )}
      <ConfirmDialog
        open={leaving !== null}
        title={translate('reference.fees.remove', { name: leaving?.type ?? '' })}
        confirmLabel={translate('records.delete')}
        busy={remove.isPending}
        onConfirm={() => leaving && removeNow(leaving)}
        onCancel={() => setLeaving(null)}
      >
        {translate('reference.fees.removeText', { amount: leaving ? text('amount', leaving.amount) : '' })}
      </ConfirmDialog>
      <ErrorDialog error={remove.error} onClose={() => remove.reset()} />
    </Section>
  );
}
