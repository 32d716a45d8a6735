import { useTranslate } from 'react-admin';
import { DownloadButton } from '../../ui/DownloadButton';
import { loanCalls } from '../loan-calls';
import { type PipelineView, pipelineFilter } from './address';

/** Downloads all loans that match the view as CSV, in its sort order. */
export function ExportButton({ view }: { readonly view: PipelineView }) {
  const translate = useTranslate();
  const { field, order } = view.sort;
  const query = { sort: JSON.stringify([field, order]), filter: JSON.stringify(pipelineFilter(view)) };
  return (
    <DownloadButton
      variant="text"
      label={translate('records.export')}
      fileName="pipeline.csv"
      fetchFile={() => loanCalls.exportPipeline(query)}
    />
  );
}
