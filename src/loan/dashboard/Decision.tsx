import Button from '@mui/material/Button';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatDate } from '../../../domain/format/date';
import { decisionDeadline } from '../../../domain/loan/decision-deadline';
import { adverseActionNotice } from '../../../domain/loan/denial';
import { mayRecordNotice } from '../../../domain/registration/step-writers';
import { ownValue } from '../../../domain/tables/own-value';
import { useSessionUser } from '../../access/public';
import { withOneReload } from '../../providers/chunks/with-one-reload';
import type { LoanRecord } from '../../shell/loan/useLoan';
import { FactList } from '../../ui/FactList';
import { Stack, Text } from '../../ui/layout/primitives';
import { Section } from '../../ui/Section';
import { reasonFields } from '../status/reason-fields';
import { useDeadlineFact } from './useDeadlineFact';
import { useReasonTexts } from './useReasonTexts';

const load = withOneReload('NoticeDialog', async () => (await import('./NoticeDialog')).NoticeDialog);
const NoticeDialog = lazy(async () => ({ default: await load() }));

interface Props {
  readonly loan: LoanRecord;
  readonly today: string;
}

/** The reasons of the suspension or denial that the loan has now. */
function useReasons(loan: LoanRecord): readonly string[] {
  const reasonTexts = useReasonTexts();
  const list = ownValue(reasonFields, loan.sStatusT);
  if (list === undefined) return [];
  const isSuspended = list === 'sSuspenseReasonsT';
  return reasonTexts(list, loan[list], isSuspended ? loan.sSuspenseReasonOther : loan.sDenialReasonOther);
}

/** When the decision or the notice of adverse action is due, for the lender's people. */
function useNoticeFacts({ loan, today }: Props) {
  const translate = useTranslate();
  const deadlineFact = useDeadlineFact();
  const user = useSessionUser();
  if (user === null || user.isPml) return undefined;
  const ahead = decisionDeadline(loan, today);
  if (ahead) return { facts: [deadlineFact(ahead)], sent: null, mayRecord: false };
  const notice = adverseActionNotice(loan, today);
  if (!notice) return undefined;
  const { sent, basis } = notice;
  const isOpenOffer = basis === 'counteroffer' && loan.sStatusT === '47';
  const facts = [
    deadlineFact(notice),
    {
      label: translate('loan.dashboard.decision.notice'),
      value: sent ? (
        translate('loan.dashboard.decision.sent', { date: formatDate(sent) })
      ) : (
        <>
          {translate('loan.dashboard.decision.notSent')}
          <Text display="block" size="small" color="text-3">
            {translate(`loan.dashboard.decision.${isOpenOffer ? 'ifNotAccepted' : 'enclose'}`)}
          </Text>
        </>
      ),
    },
  ];
  return { facts, sent, mayRecord: mayRecordNotice(user, loan.sStatusT) };
}

/** By when a decision is due; why the loan is suspended or denied, and the notice of adverse action that it needs. */
export function Decision({ loan, today }: Props) {
  const translate = useTranslate();
  const whyId = useId();
  const [isRecording, setRecording] = useState(false);
  const reasons = useReasons(loan);
  const notice = useNoticeFacts({ loan, today });
  if (reasons.length === 0 && !notice) return null;
  return (
    <Section
      title={translate('loan.dashboard.decision.title')}
      aside={
        notice?.mayRecord ? (
          <Button size="small" variant="outlined" onClick={() => setRecording(true)}>
            {translate(`loan.dashboard.decision.${notice.sent ? 'change' : 'record'}`)}
          </Button>
        ) : null
      }
    >
      <Stack gap="s4" align="start" fromLg={{ columns: 'minmax(0, 1.15fr) minmax(0, 1fr)' }}>
        {reasons.length > 0 ? (
          <div>
            <Text as="h3" id={whyId} size="small" weight={400} color="text-3">
              {translate('loan.dashboard.decision.why')}
            </Text>
            <Stack as="ul" gap={2} aria-labelledby={whyId}>
              {reasons.map((reason) => (
                <Text as="li" key={reason} overflowWrap="anywhere">
                  <bdi>{reason}</bdi>
                </Text>
              ))}
            </Stack>
          </div>
        ) : null}
        {notice ? <FactList groups={[notice.facts]} wraps /> : null}
      </Stack>
      {isRecording ? (
        <Suspense fallback={null}>
          <NoticeDialog loan={loan} today={today} onClose={() => setRecording(false)} />
        </Suspense>
      ) : null}
    </Section>
  );
}
