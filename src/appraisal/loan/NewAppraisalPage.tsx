import { Alert, Skeleton, Link as TextLink } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import { linkToField } from '../../../domain/application/locate-field';
import { RecordPage } from '../../crud/RecordPage';
import { useFieldLabels } from '../../fields/useFieldLabels';
import { ApiError } from '../../providers/data/api-error';
import { LoanReadOnlyNotice } from '../../shell/loan/LoanReadOnlyNotice';
import { useEditable, useLoanNum } from '../../shell/loan/useLoan';
import { ErrorState } from '../../ui/ErrorState';
import { NotAuthorized } from '../../ui/NotAuthorized';
import { OrderForm } from './OrderForm';
import { hasAppraisal, wantedOrder } from './order-form';
import { Simulation } from './Simulation';
import { useAppraisals } from './useAppraisals';
import { useAppraisalText } from './useAppraisalText';

/** What the loan lacks for an order, with links to the fields. */
function Needs({ loanNum, needs }: { readonly loanNum: string; readonly needs: readonly string[] }) {
  const { t } = useAppraisalText();
  const { label } = useFieldLabels();
  return (
    <Alert severity="warning">
      {t('loanNeeds')}{' '}
      {needs.map((name) => (
        <TextLink key={name} component={Link} to={linkToField(loanNum, name)} sx={{ marginInlineEnd: 2 }}>
          {label(name)}
        </TextLink>
      ))}
    </Alert>
  );
}

/** /loans/{loanNum}/appraisals/new: an appraisal is ordered from an appraisal company. */
export function NewAppraisalPage() {
  const { t } = useAppraisalText();
  const translate = useTranslate();
  const loanNum = useLoanNum();
  const [search] = useSearchParams();
  const { data, error, refetch } = useAppraisals(loanNum);
  const { editable } = useEditable(['appraisals']);
  if (error instanceof ApiError && error.status === 403) return <NotAuthorized />;
  const wanted = search.get('draft');
  const draft = data?.appraisals.find(
    ({ id, state, source }) => id === wanted && state === 'draft' && source === 'order',
  );
  return (
    <RecordPage title={translate('pages.appraisalNew')} lead={t('newLead')}>
      {data?.isSimulation && <Simulation />}
      <LoanReadOnlyNotice page="appraisals" />
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error && <Skeleton variant="rounded" height={420} aria-label={translate('states.loading')} />}
      {data && data.needs.length > 0 && <Needs loanNum={loanNum} needs={data.needs} />}
      {data && data.companies.length === 0 && <Alert severity="info">{t('noCompany')}</Alert>}
      {data && editable && hasAppraisal(data) && <Alert severity="warning">{t('another')}</Alert>}
      {data && editable && data.companies.length > 0 && (
        <OrderForm key={draft?.id ?? 'new'} {...{ loanNum, data, draft }} wanted={wantedOrder(search)} />
      )}
    </RecordPage>
  );
}
