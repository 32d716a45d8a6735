import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'react-admin';
import type { ChangeEntry } from '../../../domain/application/change-log.schemas';
import { NoMatch } from '../../crud/NoMatch';
import { Paging } from '../../crud/Paging';
import { useExported } from '../../crud/useExported';
import { ApiError } from '../../providers/data/api-error';
import { useFormats } from '../../providers/i18n/useFormats';
import { DataTable } from '../../ui/DataTable';
import { DownloadButton } from '../../ui/DownloadButton';
import type { DataColumn } from '../../ui/data-column';
import { EmptyState } from '../../ui/EmptyState';
import { NotAuthorized } from '../../ui/NotAuthorized';
import { Section } from '../../ui/Section';
import { applicationCalls } from '../application-calls';
import { ChangeCard } from './ChangeCard';
import { ChangeFilters } from './ChangeFilters';
import { useChangeLabels } from './useChangeLabels';
import { useChanges } from './useChanges';

/**
 * Truncated text with the full text as a tooltip. Each part is shown whole or not at all, because half an amount would read as
 * a different one, especially in right-to-left text.
 */
const cut = (text: string) => {
  const [first, ...rest] = text.split(' · ');
  return (
    <bdi title={text} className="masked">
      {first}
      {rest.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which may be equal
        <span key={index} style={{ display: 'inline-block', whiteSpace: 'pre' }}>{` · ${part}`}</span>
      ))}
    </bdi>
  );
};

function useColumns(loanNum: string): readonly DataColumn<ChangeEntry>[] {
  const translate = useTranslate();
  const { fieldLabel, whose, valueText } = useChangeLabels(loanNum);
  const { instant } = useFormats();
  const word = (key: string) => translate(`applicationChanges.${key}`);
  return [
    {
      key: 'at',
      label: word('at'),
      sort: 'at',
      first: 'DESC',
      width: 140,
      cell: ({ at }) => (
        <time dateTime={at}>
          <bdi>{instant(at)}</bdi>
        </time>
      ),
    },
    { key: 'by', label: word('by'), width: 120, cell: ({ by }) => cut(by) },
    { key: 'field', label: word('field'), width: 126, cell: ({ field }) => cut(fieldLabel(field)) },
    { key: 'of', label: word('of'), width: 102, cell: (change) => cut(whose(change) || word('ofLoan')) },
    { key: 'before', label: word('before'), width: 121, cell: (one) => cut(valueText(one.field, one.before)) },
    { key: 'after', label: word('after'), width: 121, cell: (one) => cut(valueText(one.field, one.after)) },
  ];
}

/** Changes to the loan's fields, latest first, with filters for user, section, field and date, and CSV export. */
export function ChangeLog({ loanNum }: { readonly loanNum: string }) {
  const translate = useTranslate();
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('md'), { noSsr: true });
  const { list, changes, values } = useChanges(loanNum);
  const { view, change, clear } = list;
  const columns = useColumns(loanNum);
  const onSaved = useExported();
  const { data, error } = changes;
  const shown = data?.rows.length ?? 0;
  const first = (view.page - 1) * view.perPage;
  const title = translate('applicationChanges.title');
  if (error instanceof ApiError && error.status === 403) {
    return (
      <Section title={title}>
        <NotAuthorized page={false} />
      </Section>
    );
  }
  return (
    <Section
      title={title}
      flush
      aside={
        <DownloadButton
          variant="text"
          label={translate('records.export')}
          fileName={`changes-${loanNum}.csv`}
          fetchFile={() => applicationCalls.exportChanges(loanNum, view)}
          onSaved={onSaved}
        />
      }
    >
      <ChangeFilters loanNum={loanNum} known={values} filtering={list.filtering} />
      <DataTable
        label={title}
        columns={isPhone ? columns.filter(({ key }) => key === 'field') : columns}
        rows={data?.rows}
        rowKey={({ id }) => id}
        card={(change) => <ChangeCard loanNum={loanNum} change={change} />}
        waitingRows={8}
        busy={changes.isFetching && !changes.isPending}
        {...list.sorting}
        error={error}
        onRetry={() => void changes.refetch()}
        empty={
          list.isNarrowed ? (
            <NoMatch onClear={clear} />
          ) : (
            <EmptyState title={translate('applicationChanges.empty')}>
              {translate('applicationChanges.emptyText')}
            </EmptyState>
          )
        }
      />
      {data && shown > 0 ? (
        <Paging
          page={view.page}
          perPage={view.perPage}
          shown={shown}
          total={{ count: data.total, open: data.open }}
          hasNext={data.open || first + shown < data.total}
          onPage={(page) => change({ page })}
          onPerPage={(perPage) => change({ perPage })}
        />
      ) : null}
    </Section>
  );
}
