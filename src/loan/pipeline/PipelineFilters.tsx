import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import {
  type PipelineTab,
  pipelineDateFilters,
  type pipelineListFilters,
  pipelineTab,
} from '../../../domain/loan/pipeline';
import { workflowOrder } from '../../../domain/loan/status-workflow';
import { DateChip } from '../../crud/DateChip';
import { FilterLine } from '../../crud/FilterLine';
import { queryKeys } from '../../providers/data/query-keys';
import { type Choice, FilterChip } from '../../ui/FilterChip';
import { useStatusLabel } from '../../ui/StatusDot';
import { usePlacementOptions } from '../create/usePlacementOptions';
import { loanCalls } from '../loan-calls';
import { isNarrowed, type PipelineView, type ViewFilter } from './address';

const CHANNELS = ['1', '2', '3'] as const;
const LOCKS = ['0', '1', '2', '3', '4'] as const;

interface Props {
  readonly view: PipelineView;
  readonly onChange: (change: Partial<PipelineView>) => void;
}

const listOf = (value: string | readonly string[] | undefined): readonly string[] =>
  value === undefined ? [] : typeof value === 'string' ? [value] : value;

type NamedFilter = Parameters<typeof loanCalls.filterValues>[0]['field'];

/** Filter choices: the names that occur in the loans of the tab. */
function useNames(field: NamedFilter, tab: PipelineTab): readonly Choice[] {
  const { data = [] } = useQuery({
    queryKey: queryKeys.pipelineValues(field, tab),
    queryFn: ({ signal }) => loanCalls.filterValues({ field, tab }, signal),
  });
  return data.map((name) => ({ value: name, label: name }));
}

/** Filter choices: the branches and companies whose loans the user may see. */
function useHouses(): { readonly branches: readonly Choice[]; readonly companies: readonly Choice[] } {
  const { data } = usePlacementOptions(true);
  const choices = (names: readonly { readonly name: string }[] = []) =>
    names.map(({ name }) => ({ value: name, label: name }));
  return { branches: choices(data?.branches), companies: choices(data?.companies) };
}

/** Search and filters of the pipeline. Each filter is a chip that shows its value. */
export function PipelineFilters({ view, onChange }: Props) {
  const translate = useTranslate();
  const statusLabel = useStatusLabel();
  const houses = useHouses();
  const officers = useNames('sEmployeeLoanRepName', view.tab);
  const programs = useNames('sLpTemplateNm', view.tab);
  const codes = (list: string, values: readonly string[]): Choice[] =>
    values.map((value) => ({ value, label: translate(`codes.${list}.${value}`) }));
  const statuses = workflowOrder
    .filter((code) => pipelineTab(code) === view.tab)
    .map((code) => ({ value: code, label: statusLabel(code) }));

  const set = (name: keyof ViewFilter, value: unknown) => {
    const { [name]: _before, ...others } = view.filter;
    const isEmpty = value === undefined || (Array.isArray(value) && value.length === 0);
    onChange({ filter: isEmpty ? others : { ...others, [name]: value } });
  };
  const chip = (name: (typeof pipelineListFilters)[number], label: string, choices: readonly Choice[]) =>
    choices.length === 0 && listOf(view.filter[name]).length === 0 ? null : (
      <FilterChip
        key={name}
        label={label}
        choices={choices}
        values={listOf(view.filter[name])}
        onChange={(values) => set(name, values)}
      />
    );
  const label = (name: string) => translate(`loan.pipeline.filters.${name}`);
  const chips = (all: boolean) => (
    <>
      {chip('sBranchChannelT', label('sBranchChannelT'), codes('sBranchChannelT', CHANNELS))}
      {chip('sStatusT', label('sStatusT'), statuses)}
      {chip('sBranchName', translate('fields.sBranchName'), houses.branches)}
      {chip('sOriginatingCompanyName', translate('fields.sOriginatingCompanyName'), houses.companies)}
      {chip('sRateLockStatusT', label('sRateLockStatusT'), codes('sRateLockStatusT', LOCKS))}
      {chip('sEmployeeLoanRepName', label('sEmployeeLoanRepName'), officers)}
      {all || view.filter.sLpTemplateNm ? chip('sLpTemplateNm', label('sLpTemplateNm'), programs) : null}
      {pipelineDateFilters.map((name) =>
        all || view.filter[name] ? (
          <DateChip
            key={name}
            label={translate(`fields.${name}`)}
            range={view.filter[name]}
            onChange={(range) => set(name, range)}
          />
        ) : null,
      )}
    </>
  );
  return (
    <FilterLine
      search={{ label: translate('loan.pipeline.search'), value: view.q, onChange: (q) => onChange({ q }) }}
      chips={chips}
      more
      onClear={isNarrowed(view) ? () => onChange({ q: '', filter: {} }) : undefined}
      tight
    />
  );
}
