import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { PipelineRow } from '../../../domain/loan/pipeline.schemas';
import type { FilterValues } from '../../crud/list-view';
import type { Total } from '../../crud/Paging';
import { usePortalData } from '../../providers/data/portal-data-provider';
import { useErrorText } from '../../providers/i18n/useErrorText';
import type { Sort } from '../../ui/TableParts';

/** A bulk action makes one call for each loan. */
const MOST = 200;

/** How many loans of a list can be selected. */
export const selectable = ({ count }: Total): number => Math.min(count, MOST);

interface Props {
  readonly sort: Sort;
  readonly filter: FilterValues;
  readonly total: Total;
  readonly onPick: (rows: readonly PipelineRow[]) => void;
}

/** Selects all loans of the list, on every page, or the first ones if there are too many. */
export function SelectMatching({ sort, filter, total, onPick }: Props) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const notify = useNotify();
  const data = usePortalData();
  const [loading, setLoading] = useState(false);
  const isAll = !total.open && total.count <= MOST;
  const select = async (): Promise<void> => {
    setLoading(true);
    try {
      const found = await data.getList('loans', { pagination: { page: 1, perPage: MOST }, sort, filter });
      onPick(found.data);
    } catch (error) {
      notify(errorText(error), { type: 'error' });
    } finally {
      setLoading(false);
    }
  };
  return (
    <Button variant="text" size="small" loading={loading} onClick={() => void select()}>
      {isAll
        ? translate('loan.pipeline.bulk.selectAll', { smart_count: total.count })
        : translate('loan.pipeline.bulk.selectFirst', { smart_count: MOST })}
    </Button>
  );
}
