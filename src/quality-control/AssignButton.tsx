import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { QcReviewDetail } from '../../domain/quality-control/quality-control.schemas';
import { SaveDialog } from '../crud/saving/SaveDialog';
import { ChoiceInput } from '../fields/ChoiceInput';
import { queryKeys } from '../providers/data/query-keys';
import { QUALITY, qualityCalls } from './quality-calls';
import { useShowReview } from './useReview';

interface Props {
  readonly review: QcReviewDetail;
}

function AssignDialog({ review, onClose }: Props & { readonly onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const show = useShowReview();
  // As it was when the dialog opened.
  const [{ id, version, reviewer }] = useState(review);
  const { data = [] } = useQuery({
    queryKey: [...queryKeys.resource(QUALITY), 'reviewers', id],
    queryFn: ({ signal }) => qualityCalls.reviewers(id, signal),
  });
  const save = async ({ login }: { readonly login: string | null }): Promise<void> => {
    show(await qualityCalls.assign(id, { version, login: login || null }));
    notify('quality.assigned', { type: 'success' });
  };
  return (
    <SaveDialog<{ readonly login: string | null }>
      draft={`qc-assign:${id}`}
      title={translate('quality.assignTitle')}
      saveLabel={translate('quality.assignSave')}
      maxWidth="xs"
      defaultValues={{ login: reviewer }}
      onSave={save}
      onClose={onClose}
    >
      <ChoiceInput
        name="login"
        spec={{ kind: 'text' }}
        label={translate('quality.reviewer')}
        none={translate('quality.noOne')}
        choices={data.map(({ login, name }) => ({ value: login, label: name }))}
      />
    </SaveDialog>
  );
}

/** Gives an open review to someone, for administrators. */
export function AssignButton({ review }: Props) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{translate('quality.assign')}</Button>
      {isOpen && <AssignDialog review={review} onClose={() => setOpen(false)} />}
    </>
  );
}
