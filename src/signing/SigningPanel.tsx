import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLoan } from '../shell/loan/useLoan';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import { Row, Stack } from '../ui/layout/primitives';
import { PackageCard } from './PackageCard';
import { SendDialog } from './SendDialog';
import { useSigningPackages, useSigningRights } from './useSigning';

interface Props {
  readonly loanNum: string;
  /** Called when a signed copy is opened. */
  readonly onOpen?: () => void;
}

/** The packages of a loan that borrowers sign online, and the way to send one. */
export function SigningPanel({ loanNum, onOpen }: Props) {
  const translate = useTranslate();
  const { mayRead, mayWrite } = useSigningRights();
  const { loan } = useLoan(loanNum);
  const { data, error, refetch } = useSigningPackages(loanNum, mayRead);
  const [sends, setSends] = useState(false);
  if (!mayRead) return null;
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <Stack gap="s4">
      {mayWrite && (
        <Row justify="end">
          <Button
            variant="contained"
            disabled={!loan}
            startIcon={<PenLine size={16} strokeWidth={1.6} aria-hidden />}
            onClick={() => setSends(true)}
          >
            {translate('signing.send')}
          </Button>
        </Row>
      )}
      {!data && <Skeleton variant="rounded" height={180} aria-label={translate('states.loading')} />}
      {data?.length === 0 && (
        <EmptyState icon={PenLine} title={translate('signing.empty')}>
          {translate('signing.emptyText')}
        </EmptyState>
      )}
      {data?.map((each) => (
        <PackageCard key={each.id} {...{ loanNum, mayWrite, onOpen }} of={each} />
      ))}
      {sends && loan && <SendDialog loan={loan} onClose={() => setSends(false)} />}
    </Stack>
  );
}
