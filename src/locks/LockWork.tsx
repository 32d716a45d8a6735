import { useMediaQuery } from '@mui/material';
import { LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import type { LoanDocument } from '../../domain/loan/document';
import type { BrokerLock } from '../../domain/locks/lock.schemas';
import { usePanel } from '../shell/panel/usePanel';
import { EmptyState } from '../ui/EmptyState';
import { Stack } from '../ui/layout/primitives';
import { DeskSection } from './desk/DeskSection';
import { LockClock } from './LockClock';
import { LockFigures } from './LockFigures';
import { LockHistory } from './LockHistory';
import { isActive } from './lock-figures';
import { modesOf } from './lock-modes';
import { PendingRequest } from './PendingRequest';
import { RatesSection } from './RatesSection';
import { RepriceNotice } from './RepriceNotice';
import { RequestPanel } from './RequestPanel';
import { Simulator } from './simulator/Simulator';
import { UnrecordedNotice } from './UnrecordedNotice';
import { useLockRequest } from './useLockRequest';
import { useLockRights } from './useLockRights';
import { useLockText } from './useLockText';

/** The widths that the page and its panel need side by side, of the loan menu, and of the loan summary. */
const [NEEDED, SUMMARY] = [1240, 340];

/** The lock and its panel: beside each other if there is room, else the panel after the simulator. */
export function LockWork({ loan, lock }: { readonly loan: LoanDocument; readonly lock: BrokerLock }) {
  const { t } = useLockText();
  const { open, isDrawer } = usePanel();
  const isWide = useMediaQuery(`(min-width: ${NEEDED + (open && !isDrawer ? SUMMARY : 0)}px)`, { noSsr: true });
  const { asks, decides } = useLockRights();
  const [extendedTo, setExtendedTo] = useState<string | null>(null);
  const active = isActive(lock);
  const mayHaveRates = !lock.lock && !lock.unrecorded;
  const asksForLock = asks && modesOf(lock).some(({ mode, allowed }) => mode === 'lock' && (allowed || mayHaveRates));
  const request = useLockRequest(loan, lock, asksForLock);
  // Without a program there are no rates, and its place says where to choose one.
  const lacksProgram = asksForLock && !request.own && lock.request === null && !lock.lock;
  const panel = asks && !lacksProgram && <RequestPanel lock={lock} request={request} onExtendTo={setExtendedTo} />;
  return (
    <Stack gap="s4" align="start" style={isWide ? { gridTemplateColumns: 'minmax(0, 1fr) 360px' } : {}}>
      <Stack gap="s4" minInlineSize={0}>
        {lock.request && <PendingRequest request={lock.request} isExplained={!asksForLock} />}
        <LockFigures lock={lock} />
        {lock.lock && active && (
          <LockClock lock={lock.lock} closing={lock.closing?.on ?? null} extendedTo={extendedTo} />
        )}
        {lock.reprice && <RepriceNotice reprice={lock.reprice} />}
        {lock.unrecorded && <UnrecordedNotice lock={lock.unrecorded} />}
        {mayHaveRates && !lock.request && !asksForLock && (
          <EmptyState icon={LockKeyhole} title={t('emptyTitle')}>
            {t('emptyText')}
          </EmptyState>
        )}
        {active && <Simulator lock={lock} />}
        {asksForLock && <RatesSection loan={loan} request={request} />}
        {!isWide && panel}
        <LockHistory lock={lock} />
      </Stack>
      {isWide && (
        <Stack gap="s4" minInlineSize={0} position="sticky" insetBlockStart={0}>
          {panel}
          {decides && <DeskSection lock={lock} />}
        </Stack>
      )}
      {!isWide && decides && <DeskSection lock={lock} />}
    </Stack>
  );
}
