import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { countyFields } from '../../../domain/reference/place-fields';
import { RecordCreate } from '../../crud/RecordCreate';
import { queryKeys } from '../../providers/data/query-keys';
import { PageLoader } from '../../shell/states/PageLoader';
import { ErrorState } from '../../ui/ErrorState';
import { referenceCalls } from '../reference-calls';
import { CountyInputs } from './CountyInputs';

/** Creates a county. The year defaults to the one whose limits are in force. */
export function CountyCreatePage() {
  const translate = useTranslate();
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.limitYears(),
    queryFn: ({ signal }) => referenceCalls.limitYears(signal),
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} page />;
  if (!data) return <PageLoader />;
  const year = data.find(({ inForce }) => inForce)?.year;
  return (
    <RecordCreate
      resource="main/admin/county"
      fields={countyFields}
      title={translate('pages.countyCreate')}
      lead={translate('places.createLead')}
      {...(year === undefined ? {} : { defaults: { year } })}
    >
      <CountyInputs isNew />
    </RecordCreate>
  );
}
