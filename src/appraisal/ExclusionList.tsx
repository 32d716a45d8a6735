import Button from '@mui/material/Button';
import { FileUp } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { exclusionFields } from '../../domain/appraisal/exclusion-fields';
import { RecordList } from '../crud/RecordList';
import { useSetActive } from '../crud/useSetActive';
import { RecordFieldsProvider } from '../fields/RecordFieldsContext';
import { pageById } from '../pages/page-table';
import { columns, type Exclusion, filters } from './exclusions';

interface Props {
  readonly title: string;
  /** The user may edit the list; otherwise it is read-only. */
  readonly keeps?: boolean;
}

/** The exclusionary list with reasons and sources, for lender staff. */
export function ExclusionList({ title, keeps = false }: Props) {
  const translate = useTranslate();
  const bulk = useSetActive<Exclusion>('main/admin/appraisal', 'appraisal.exclusion');
  return (
    <RecordFieldsProvider value={exclusionFields}>
      <RecordList
        resource="main/admin/appraisal"
        title={title}
        lead={translate(keeps ? 'appraisal.exclusion.lead' : 'appraisal.exclusion.readLead')}
        columns={columns}
        filters={filters}
        search={translate('appraisal.exclusion.search')}
        sort={{ field: 'name', order: 'ASC' }}
        nameOf={({ name }) => name}
        {...(keeps
          ? {
              opens: 'edit' as const,
              bulk,
              actions: (
                <>
                  <Button component={Link} to={pageById('admin-appraisal-fees').path} variant="outlined">
                    {translate('appraisal.import.fees')}
                  </Button>
                  <Button
                    component={Link}
                    to={pageById('admin-appraisal-import').path}
                    variant="outlined"
                    startIcon={<FileUp size={16} strokeWidth={1.6} aria-hidden />}
                  >
                    {translate('appraisal.import.open')}
                  </Button>
                </>
              ),
              create: { label: translate('appraisal.exclusion.create') },
            }
          : {})}
        empty={{
          title: translate('appraisal.exclusion.emptyTitle'),
          text: translate(keeps ? 'appraisal.exclusion.emptyText' : 'appraisal.exclusion.emptyReadText'),
        }}
      />
    </RecordFieldsProvider>
  );
}
