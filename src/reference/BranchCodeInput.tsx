import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { RecordInput } from '../fields/RecordInput';
import { useRows } from '../providers/data/useRecords';
import { useFormats } from '../providers/i18n/useFormats';
import { WideInput } from '../ui/InputGrid';

const codeOf = (value: unknown): string => (typeof value === 'string' ? value.trim().toLowerCase() : '');

/** The lender's own code of a branch, with a warning if another branch has it: possible, but rarely intended. */
export function BranchCodeInput() {
  const translate = useTranslate();
  const { line } = useFormats();
  const [id, code]: readonly unknown[] = useWatch({ name: ['id', 'code'] });
  const { data: branches = [] } = useRows('main/admin/branch', {
    pagination: { page: 1, perPage: 1000 },
    sort: { field: 'name', order: 'ASC' },
  });
  const typed = codeOf(code);
  const others = typed === '' ? [] : branches.filter((branch) => branch.id !== id && codeOf(branch.code) === typed);
  return (
    <>
      <RecordInput source="code" />
      {others.length > 0 && (
        <WideInput>
          <Alert severity="warning">
            {translate('reference.branch.codeTaken', { branches: line(others.map(({ name }) => name)) })}
          </Alert>
        </WideInput>
      )}
    </>
  );
}
