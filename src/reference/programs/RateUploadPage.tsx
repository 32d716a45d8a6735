import { useState } from 'react';
import { useRedirect, useTranslate } from 'react-admin';
import { MAX_RATE_SHEET_BYTES } from '../../../domain/loan/upload-limits';
import type { UploadAnswer } from '../../../domain/pricing/rate-publication.schemas';
import { CellProblems } from '../../crud/import/CellProblems';
import { RecordPage } from '../../crud/RecordPage';
import { Section } from '../../ui/Section';
import { UploadBox } from '../../ui/UploadBox';
import type { SendOptions } from '../../ui/useUpload';
import { referenceCalls } from '../reference-calls';
import { RateSteps } from './RateSteps';

const TYPES = 'CSV, XLSX';
/** Column headers of the file, the same in every language. */
const COLUMNS = 'Program, Rate, 15 days, 30 days, 45 days';

/** Uploads rates from a file and checks every cell. Valid rates continue to the page that shows their changes. */
export function RateUploadPage() {
  const translate = useTranslate();
  const redirect = useRedirect();
  const [checked, setChecked] = useState<UploadAnswer | null>(null);

  const send = async ([file]: readonly File[], options: SendOptions): Promise<void> => {
    if (!file) return;
    setChecked(null);
    const answer = await referenceCalls.uploadRates(file, options);
    if (answer.publication) redirect('show', 'main/admin/program/rates', answer.publication.id);
    else setChecked(answer);
  };

  return (
    <RecordPage title={translate('pages.rateUpload')} lead={translate('programs.rates.uploadLead')}>
      <RateSteps at={checked ? 'check' : 'upload'} />
      {checked && (
        <Section title={translate('programs.rates.steps.check')}>
          <CellProblems problems={checked.problems} count={checked.problemCount} />
        </Section>
      )}
      <Section title={translate(checked ? 'programs.rates.mended' : 'programs.rates.file')}>
        <p style={{ marginBlockEnd: 12 }}>{translate('programs.rates.format', { types: TYPES, columns: COLUMNS })}</p>
        <UploadBox
          accept=".csv, .xlsx"
          maxFiles={1}
          maxBytes={MAX_RATE_SHEET_BYTES}
          send={send}
          sendLabel={translate('programs.rates.checkFile')}
        />
      </Section>
    </RecordPage>
  );
}
