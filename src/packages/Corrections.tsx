import { Button, TextField } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import { parseFieldPath } from '../../domain/application/field-path';
import { borrowersNameOf } from '../../domain/application/visibility/field-visibility';
import type { LoanDocument } from '../../domain/loan/document';
import { originatorFields } from '../../domain/loan/fields/urla-loan-fields';
import type { Finding } from '../../domain/packages/finding';
import { useFieldLabels } from '../fields/useFieldLabels';
import { ErrorDialog } from '../ui/ErrorDialog';
import { Box, Stack } from '../ui/layout/primitives';
import { packagesCalls } from './packages-calls';
import { useRefreshPackages } from './usePackages';
import { usePackageText } from './usePackageText';

/** Fields of a borrower that are corrected here, by the borrower's name. */
const borrowerNames = ['aBFirstNm', 'aBLastNm', 'aBEmail'];

/** The missing fields that can be entered beside the audit: of the originator, and names and emails of the borrowers. */
export const correctable = (findings: readonly Finding[]): string[] =>
  findings.flatMap(({ code, path }) => {
    const name = path === undefined ? undefined : parseFieldPath(path)?.name;
    if (code !== 'missing-field' || path === undefined || name === undefined) return [];
    const isOwn = Object.hasOwn(originatorFields, name) || borrowerNames.includes(borrowersNameOf(name));
    return isOwn ? [path] : [];
  });

type Entered = Readonly<Record<string, string>>;

/** The entered values as the call sends them. */
function corrections(loan: LoanDocument, entered: Entered) {
  const filled = Object.entries(entered).filter(([, value]) => value.trim() !== '');
  const parts = filled.map(([path, value]) => ({ ...parseFieldPath(path), value: value.trim() }));
  const ofApplication = (index: number | undefined) =>
    Object.fromEntries(
      parts.flatMap(({ application, name, value }) => (name && application === index ? [[name, value]] : [])),
    );
  return {
    version: loan.version,
    borrowers: loan.applicants.map((_, index) => ofApplication(index)),
    originator: ofApplication(undefined),
  };
}

interface Props {
  readonly loan: LoanDocument;
  readonly paths: readonly string[];
  readonly onSaved: () => void;
}

/** Inputs for what the audit misses of borrowers and originator. */
export function Corrections({ loan, paths, onSaved }: Props) {
  const { t, finding } = usePackageText();
  const { label } = useFieldLabels();
  const notify = useNotify();
  const refresh = useRefreshPackages(loan.sLNm);
  const [entered, setEntered] = useState<Entered>({});
  const save = useMutation({
    mutationFn: () => packagesCalls.saveAudit(loan.sLNm, corrections(loan, entered)),
    onSuccess: async () => {
      notify(t('corrections.saved'), { type: 'success' });
      await refresh();
      onSaved();
    },
  });
  return (
    <Box
      as="form"
      padding="s4"
      lineAbove
      aria-label={t('corrections.title')}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <Stack gap="s3" minColumn={220}>
        {paths.map((path) => {
          const name = parseFieldPath(path)?.name ?? path;
          return (
            <TextField
              key={path}
              size="small"
              label={label(borrowersNameOf(name))}
              helperText={
                path.startsWith('applicants')
                  ? finding(loan, { severity: 'error', code: 'missing-field', path })
                  : undefined
              }
              value={entered[path] ?? ''}
              onChange={(event) => setEntered((before) => ({ ...before, [path]: event.target.value }))}
            />
          );
        })}
      </Stack>
      <Box marginBlockStart={12}>
        <Button
          type="submit"
          variant="outlined"
          loading={save.isPending}
          disabled={Object.values(entered).every((value) => value.trim() === '')}
        >
          {t('corrections.save')}
        </Button>
      </Box>
      <ErrorDialog error={save.error} onClose={() => save.reset()} />
    </Box>
  );
}
