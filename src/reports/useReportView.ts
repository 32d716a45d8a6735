import { useSearchParams } from 'react-router-dom';
import type { DeskReport } from '../../domain/pages/report-pages';
import { groupFilter } from '../../domain/reports/group-filter';
import type { ReportFigures } from '../../domain/reports/report-row.schemas';
import { reportShapes } from '../../domain/reports/report-shapes';
import { compileFilter, type FilterValues, reactAdminAddress } from '../crud/list-view';
import { useListView } from '../crud/useListView';
import type { Sort } from '../ui/TableParts';

/** The view of a report that the URL shows: the filter and sort of its list, and what its figures are grouped by. */
export function useReportView(report: DeskReport, sort: Sort) {
  const address = reactAdminAddress(sort);
  const { view, views } = useListView(address);
  const [search, setSearch] = useSearchParams();
  const shape = reportShapes[report];
  const { apart } = shape;
  const by = shape.by.find((one) => one === search.get('by')) ?? shape.by[0];
  const filter = compileFilter(view.values);
  const searchOf = (values: FilterValues): string => `?${address.write({ ...view, values, page: 1 }, search)}`;
  return {
    by,
    query: views.query,
    filter,
    /** In the query of the API. */
    asked: { sort: JSON.stringify([view.sort.field, view.sort.order]), filter: JSON.stringify(filter) },
    setBy: (next: string): void => {
      const mixes = apart !== undefined && next !== apart.by && view.values[apart.by] === undefined;
      const values = mixes ? { ...view.values, [apart.by]: [apart.first] } : view.values;
      const after = address.write({ ...view, values, page: 1 }, search);
      if (next === shape.by[0]) after.delete('by');
      else after.set('by', next);
      setSearch(after, { replace: true });
    },
    /**
     * The address of the same report with the rows of a group of figures, or of all, and of one figure. The figures may still be those
     * of the view before.
     */
    addressOf: (
      { by: groupedBy, today }: Pick<ReportFigures, 'by' | 'today'>,
      key: string | null,
      counts: FilterValues = {},
    ): string =>
      searchOf({
        ...(key === null ? view.values : groupFilter(report, groupedBy, key, view.values, today)),
        ...counts,
      }),
  };
}
