import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { mayUseMessages } from '../../../domain/conversations/message-readers';
import type { DayRange } from '../../../domain/format/days';
import {
  type PipelineTab,
  pipelineDateFilters,
  type pipelineListFilters,
  pipelineTab,
} from '../../../domain/loan/pipeline';
import { statusGroup, statusGroups } from '../../../domain/loan/status';
import { workflowOrder } from '../../../domain/loan/status-workflow';
import { useSessionUser } from '../../access/public';
import { type ListFilter, ListFilters } from '../../crud/ListFilters';
import type { useListView } from '../../crud/useListView';
import { queryKeys } from '../../providers/data/query-keys';
import type { Choice } from '../../ui/FilterChip';
import { useStatusLabel } from '../../ui/StatusDot';
import { usePlacementOptions } from '../create/usePlacementOptions';
import { loanCalls } from '../loan-calls';

const CHANNELS = ['1', '2', '3'] as const;
const LOCKS = ['0', '1', '2', '3', '4'] as const;

const day = (days: number): string => `${days}d`;
const today = { from: day(0), to: day(0) };
const next = (days: number) => ({ from: day(0), to: day(days) });
const last = (days: number) => ({ from: day(-days), to: day(0) });
const due: readonly DayRange[] = [{ to: day(-1) }, today, next(3), next(7), next(30)];
const past: readonly DayRange[] = [today, last(7), last(30), last(90)];

/** Ranges to choose from: what is due lies ahead, what happened lies behind. */
const ranges: Readonly<Record<(typeof pipelineDateFilters)[number], readonly DayRange[]>> = {
  sStatusD: past,
  sRLckdExpiredD: due,
  sEstCloseD: due,
  sFundD: past,
};

type Props = ReturnType<typeof useListView>['filtering'] & { readonly tab: PipelineTab };

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
  const { data } = usePlacementOptions();
  const choices = (names: readonly { readonly name: string }[] = []) =>
    names.map(({ name }) => ({ value: name, label: name }));
  return { branches: choices(data?.branches), companies: choices(data?.companies) };
}

/** Search and filters of the pipeline. Names to choose from appear once there are some. */
export function PipelineFilters({ tab, ...filtering }: Props) {
  const translate = useTranslate();
  const statusLabel = useStatusLabel();
  const user = useSessionUser();
  const reads = user !== null && mayUseMessages(user, 'read');
  const houses = useHouses();
  const officers = useNames('sEmployeeLoanRepName', tab);
  const programs = useNames('sLpTemplateNm', tab);
  const codes = (list: string, values: readonly string[]): Choice[] =>
    values.map((value) => ({ value, label: translate(`codes.${list}.${value}`) }));
  const statuses = workflowOrder
    .filter((code) => pipelineTab(code) === tab)
    .map((code) => ({ value: code, label: statusLabel(code) }));
  const label = (name: string) => translate(`loan.pipeline.filters.${name}`);
  const chip = (name: (typeof pipelineListFilters)[number], choices: readonly Choice[]): readonly ListFilter[] =>
    choices.length === 0 && filtering.values[name] === undefined
      ? []
      : [{ name, label: label(name), kind: 'choices', choices }];
  const groups = statusGroups
    .filter(
      (group) =>
        group === 'other' || workflowOrder.some((code) => statusGroup(code) === group && pipelineTab(code) === tab),
    )
    .map((group) => ({ value: group, label: translate(`loan.pipeline.groups.${group}`) }));
  const filters: readonly ListFilter[] = [
    { name: 'mine', label: label('mine'), kind: 'flag' },
    ...chip('sBranchChannelT', codes('sBranchChannelT', CHANNELS)),
    ...chip('sStatusT', statuses),
    ...chip('sBranchName', houses.branches),
    ...chip('sOriginatingCompanyName', houses.companies),
    ...chip('sRateLockStatusT', codes('sRateLockStatusT', LOCKS)),
    ...chip('sEmployeeLoanRepName', officers),
    ...(reads ? [{ name: 'unread', label: label('unread'), kind: 'flag', more: true } as const] : []),
    { name: 'statusGroup', label: label('statusGroup'), kind: 'choices', choices: groups, more: true },
    ...chip('sLpTemplateNm', programs).map((filter) => ({ ...filter, more: true as const })),
    ...pipelineDateFilters.map(
      (name) => ({ name, label: label(name), kind: 'days', more: true, ranges: ranges[name] }) as const,
    ),
  ];
  return <ListFilters {...{ filters, ...filtering }} search={translate('loan.pipeline.search')} tight />;
}
