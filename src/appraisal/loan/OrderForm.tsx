import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import type { AppraisalSummary, AppraisalsPage } from '../../../domain/appraisal/loan-appraisals.contract';
import { formKey } from '../../../domain/drafts/form-key';
import { loanPath } from '../../../domain/pages/loan-path';
import { DraftOffer } from '../../crud/drafts/DraftOffer';
import { usePlainDraft } from '../../crud/drafts/usePlainDraft';
import { SaveErrors } from '../../crud/saving/SaveErrors';
import { useFormErrors } from '../../crud/saving/useFormErrors';
import { Row, Stack } from '../../ui/layout/primitives';
import { loanAppraisalCalls } from './loan-appraisal-calls';
import { OrderInputs } from './OrderInputs';
import { OrderQuestion } from './OrderQuestion';
import { bodyOf, type OrderValues, valuesOf, type WantedOrder } from './order-form';
import { useRefreshAppraisals } from './useAppraisals';
import { useAppraisalText } from './useAppraisalText';

interface Props {
  readonly loanNum: string;
  readonly data: AppraisalsPage;
  readonly draft: AppraisalSummary | undefined;
  readonly wanted: WantedOrder;
}

/** An order of an appraisal. Its ID is made here, so that sending it again after a lost answer orders nothing more. */
export function OrderForm({ loanNum, data, draft, wanted }: Props) {
  const { t } = useAppraisalText();
  const notify = useNotify();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const refresh = useRefreshAppraisals(loanNum);
  const [id] = useState(() => draft?.id ?? crypto.randomUUID());
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const form = useForm<OrderValues>({ defaultValues: valuesOf(data, draft, wanted), mode: 'onChange' });
  const kept = usePlainDraft(form, formKey(pathname, draft ? `order:${draft.id}` : 'order'));
  const errors = useFormErrors(form);
  const save = async (submit: boolean): Promise<void> => {
    errors.clear();
    setBusy(true);
    try {
      const sent = { version: draft?.version ?? 0, loanVersion: data.loanVersion, submit };
      await loanAppraisalCalls.save(loanNum, id, bodyOf(form.getValues(), sent));
      kept.remove();
      form.reset(form.getValues());
      await refresh();
      notify(t(submit ? 'ordered' : 'draftSaved'), { type: 'success' });
      navigate(loanPath(loanNum, 'appraisals'));
    } catch (error) {
      setBusy(false);
      await errors.show(error);
    }
  };
  return (
    <FormProvider {...form}>
      <Stack gap="s4">
        <SaveErrors errors={errors} inline />
        <DraftOffer draft={kept} />
        <OrderInputs {...{ loanNum, data }} />
        <Row gap="s2" wrap justify="end">
          <Button variant="outlined" disabled={busy} onClick={() => void save(false)}>
            {t('saveDraft')}
          </Button>
          <Button variant="contained" disabled={busy} onClick={() => setAsking(true)}>
            {t('orderNow')}
          </Button>
        </Row>
        {asking && (
          <OrderQuestion
            {...{ loanNum, data }}
            onConfirm={() => {
              setAsking(false);
              void save(true);
            }}
            onCancel={() => setAsking(false)}
          />
        )}
      </Stack>
    </FormProvider>
  );
}
