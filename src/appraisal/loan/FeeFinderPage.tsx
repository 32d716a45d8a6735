import { Alert, Button, Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import { type AppraisalForm, appraisalForms } from '../../../domain/appraisal/forms';
import type { FoundFee } from '../../../domain/appraisal/loan-appraisals.contract';
import { complexities } from '../../../domain/appraisal/order-codes';
import { formatDate } from '../../../domain/format/date';
import { formatMoney } from '../../../domain/format/money';
import { loanPath } from '../../../domain/pages/loan-path';
import { RecordPage } from '../../crud/RecordPage';
import { SelectField } from '../../fields/SelectField';
import { queryKeys } from '../../providers/data/query-keys';
import { useEditable, useLoanNum } from '../../shell/loan/useLoan';
import { ErrorState } from '../../ui/ErrorState';
import { InputGrid } from '../../ui/InputGrid';
import { Note } from '../../ui/layout/primitives';
import { Section } from '../../ui/Section';
import { Table } from '../../ui/Table';
import { loanAppraisalCalls } from './loan-appraisal-calls';
import { Simulation } from './Simulation';
import { useAppraisals } from './useAppraisals';
import { useAppraisalText } from './useAppraisalText';

const isForm = (text: string | null): text is AppraisalForm => appraisalForms.some((form) => form === text);
const isComplexity = (text: string | null): text is (typeof complexities)[number] =>
  complexities.some((one) => one === text);

/** What is looked for, in the address, so that it can be sent to a colleague. */
function useWanted(forms: readonly AppraisalForm[]) {
  const [search, setSearch] = useSearchParams();
  const [form, complexity] = [search.get('form'), search.get('property')];
  const set = (name: string, value: string): void =>
    setSearch(
      (before) => {
        before.set(name, value);
        return before;
      },
      { replace: true },
    );
  return {
    form: isForm(form) ? form : (forms[0] ?? '1004'),
    rush: search.get('rush') === '1' ? ('1' as const) : ('0' as const),
    complexity: isComplexity(complexity) ? complexity : ('standard' as const),
    set,
  };
}

const ignore = (): void => undefined;

interface RowProps {
  readonly loanNum: string;
  /** What the fees are for, in the address of the order. */
  readonly wanted: Readonly<Record<'form' | 'rush' | 'property', string>>;
  readonly one: FoundFee;
  readonly editable: boolean;
}

function Fee({ loanNum, wanted, one, editable }: RowProps) {
  const { t } = useAppraisalText();
  return (
    <tr>
      <th scope="row">
        {one.name}
        {one.area && (
          <Note display="block" weight={400}>
            {one.area}
          </Note>
        )}
      </th>
      <td data-numeric>{one.fee ? formatMoney(one.fee) : t('quoted')}</td>
      <td data-numeric>{one.days ?? '–'}</td>
      <td>
        {editable && (
          <Button
            size="small"
            component={Link}
            to={`${loanPath(loanNum, 'appraisal-new')}?${new URLSearchParams({ company: one.company, ...wanted })}`}
            aria-label={t('orderFrom', { company: one.name })}
          >
            {t('choose')}
          </Button>
        )}
      </td>
    </tr>
  );
}

/** /loans/{loanNum}/appraisals/fee-finder: what each appraisal company charges for the property. */
export function FeeFinderPage() {
  const { t, facts } = useAppraisalText();
  const translate = useTranslate();
  const loanNum = useLoanNum();
  const { data: page } = useAppraisals(loanNum);
  const { editable } = useEditable(['appraisals']);
  const { form, rush, complexity, set } = useWanted(page?.forms ?? []);
  const { data, error, refetch } = useQuery({
    queryKey: [...queryKeys.appraisals(loanNum), 'fees', page?.loanVersion, form, rush, complexity],
    queryFn: ({ signal }) => loanAppraisalCalls.fees(loanNum, { form, rush, complexity }, signal),
    enabled: page !== undefined,
  });
  const inputs = [
    {
      name: 'form',
      label: t('form'),
      value: form,
      choices: [...new Set([...(page?.forms ?? []), form])].map((value) => ({ value, label: value })),
    },
    {
      name: 'rush',
      label: t('rush'),
      value: rush,
      choices: [
        { value: '0', label: translate('ra.boolean.false') },
        { value: '1', label: translate('ra.boolean.true') },
      ],
    },
    {
      name: 'property',
      label: t('complexity'),
      value: complexity,
      choices: complexities.map((value) => ({ value, label: t(`complexities.${value}`) })),
    },
  ] as const;
  return (
    <RecordPage title={translate('pages.appraisalFee')} lead={t('feeLead')}>
      {page?.isSimulation && <Simulation />}
      <Section>
        <InputGrid columns={3}>
          {inputs.map(({ name, label, value, choices }) => (
            <SelectField
              key={name}
              field={{ name, value, onChange: ignore, onBlur: ignore, ref: ignore }}
              label={label}
              required
              choices={choices}
              onChoose={(chosen) => set(name, chosen ?? '')}
            />
          ))}
        </InputGrid>
      </Section>
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error && <Skeleton variant="rounded" height={200} aria-label={translate('states.loading')} />}
      {data && data.fees.length === 0 && <Alert severity="info">{t('noCompany')}</Alert>}
      {data && data.fees.length > 0 && (
        <Section title={t('fees')} aside={facts([data.county, data.state, formatDate(data.on)])} flush>
          <Table cells={{ paddingBlock: 's2', paddingInline: 's1' }} edge="s4">
            <thead>
              <tr>
                <th scope="col">{t('company')}</th>
                <th scope="col" data-numeric>
                  {t('fee')}
                </th>
                <th scope="col" data-numeric>
                  {t('businessDays')}
                </th>
                <td />
              </tr>
            </thead>
            <tbody>
              {data.fees.map((one) => (
                <Fee key={one.company} {...{ loanNum, one, editable }} wanted={{ form, rush, property: complexity }} />
              ))}
            </tbody>
          </Table>
        </Section>
      )}
    </RecordPage>
  );
}
