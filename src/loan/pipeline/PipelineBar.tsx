import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Plus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { mayOpen } from '../../../domain/access/may-open';
import type { PipelineRow } from '../../../domain/loan/pipeline.schemas';
import { useSessionUser } from '../../access/public';
import { DensitySwitch } from '../../crud/DensitySwitch';
import { ExportRecords } from '../../crud/ExportRecords';
import { ListTools } from '../../crud/ListTools';
import type { FilterValues } from '../../crud/list-view';
import { SavedViews } from '../../crud/SavedViews';
import { SortMenu } from '../../crud/SortMenu';
import { storeKeyOf } from '../../crud/store-keys';
import type { useListView } from '../../crud/useListView';
import { pageById } from '../../pages/page-table';
import { Row } from '../../ui/layout/primitives';
import type { PipelineView } from './address';
import { columnsOf } from './columns';
import { PipelineTabs } from './PipelineTabs';
import type { usePipelineColumns } from './usePipelineColumns';

const FILE_NAME = 'pipeline.csv';

/** Leads to a new loan. Absent for users who may not create one (NAV-10). */
export function CreateLoanButton() {
  const translate = useTranslate();
  const user = useSessionUser();
  const { access, path } = pageById('create-loan');
  if (!mayOpen(access, user)) return null;
  return (
    <Button component={Link} to={path} variant="contained" startIcon={<Plus size={16} aria-hidden />}>
      {translate('loan.pipeline.create')}
    </Button>
  );
}

interface Props extends ComponentProps<typeof DensitySwitch> {
  readonly list: ReturnType<typeof useListView<PipelineView>>;
  readonly filter: FilterValues;
  readonly columns: ReturnType<typeof usePipelineColumns>['choice'];
  readonly onTab: ComponentProps<typeof PipelineTabs>['onChange'];
}

/** The tabs of the pipeline and the tools of its list; a phone has those that need no columns. */
export function PipelineBar({ list, filter, columns, onTab, density, onChange }: Props) {
  const translate = useTranslate();
  const wide = useMediaQuery((theme) => theme.breakpoints.up('md'));
  const { view } = list;
  const allLabel = translate('loan.pipeline.viewNone');
  const exported = { resource: 'loans', sort: view.sort, filter, fileName: FILE_NAME } as const;
  const sortable = columnsOf(view.tab).map((column) => ({
    ...column,
    label: translate(`loan.pipeline.columnNames.${column.key}`),
    cell: (row: PipelineRow) => row.sLNm,
  }));
  return (
    <Row flex="none" wrap justify="space-between" gap="0 s2" paddingInline="s4" lineBelow>
      <PipelineTabs tab={view.tab} onChange={onTab} />
      {wide ? (
        // The padding keeps touch-sized buttons away from the borders.
        <Row gap="s2" onTouch={{ paddingBlock: 6 }}>
          <ListTools {...exported} views={list.views} columns={columns} allLabel={allLabel}>
            <DensitySwitch density={density} onChange={onChange} />
          </ListTools>
          <CreateLoanButton />
        </Row>
      ) : (
        <Row gap="s2" wrap paddingBlock={6} inlineSize="100%">
          <SavedViews storeKey={storeKeyOf('loans', 'views')} {...list.views} allLabel={allLabel} />
          <SortMenu columns={sortable} {...list.sorting} />
          <ExportRecords {...exported} label={translate('records.exportShort')} />
        </Row>
      )}
    </Row>
  );
}
