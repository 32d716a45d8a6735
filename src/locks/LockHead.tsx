import { Chip } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { LOCK_CONFIRMATION } from '../../domain/documents/document-types';
import type { BrokerLock } from '../../domain/locks/lock.schemas';
import { queryKeys } from '../providers/data/query-keys';
import { useFormats } from '../providers/i18n/useFormats';
import { useLosOffers } from '../shell/lender';
import { shellCalls } from '../shell/shell-calls';
import { DownloadButton } from '../ui/DownloadButton';
import { Note, Row } from '../ui/layout/primitives';
import { PageHead } from '../ui/PageHead';
import { stateOf } from './lock-figures';
import { useLockText } from './useLockText';

/** Downloads the latest Lock Confirmation. Earlier ones are its versions among the documents of the loan. */
function ConfirmationButton({ lock }: { readonly lock: BrokerLock }) {
  const { t } = useLockText();
  const hasDocuments = useLosOffers('documents');
  const files = useQuery({
    queryKey: [...queryKeys.documents(lock.loanNum), LOCK_CONFIRMATION],
    queryFn: ({ signal }) => shellCalls.documents(lock.loanNum, { docType: LOCK_CONFIRMATION }, signal),
    enabled: hasDocuments && lock.lock !== null,
  });
  const [latest] = (files.data ?? []).toSorted((a, b) => Date.parse(b.createdTime) - Date.parse(a.createdTime));
  if (!latest) return null;
  return (
    <DownloadButton
      label={t('confirmation')}
      fileName={latest.name}
      fetchFile={() => shellCalls.document(lock.loanNum, latest.id)}
    />
  );
}

/** Whether the lock desk is open, and until when; or when it opens. */
export function DeskHoursNote({ desk }: Pick<BrokerLock, 'desk'>) {
  const { t } = useLockText();
  const { clock, instant } = useFormats();
  return (
    <Note>
      {desk.isOpen ? t('deskOpen', { time: clock(desk.until) }) : t('deskClosed', { at: instant(desk.until) })}
    </Note>
  );
}

/** Title, state of the lock, hours of the desk, and the confirmation. */
export function LockHead({ lock }: { readonly lock: BrokerLock | undefined }) {
  const translate = useTranslate();
  const { t } = useLockText();
  return (
    <PageHead
      title={
        <Row display="inline-flex" wrap gap="s3">
          {translate('pages.rateLock')}
          {lock && <Chip size="small" variant="outlined" label={t(`states.${stateOf(lock)}`)} />}
        </Row>
      }
      actions={
        lock && (
          <>
            <DeskHoursNote desk={lock.desk} />
            <ConfirmationButton lock={lock} />
          </>
        )
      }
    />
  );
}
