import { Alert, Button, Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { WaiverPage as Page, SentWaiver } from '../../../domain/appraisal/waiver.contract';
import { formatDate, pacificDate } from '../../../domain/format/date';
import { loanPath } from '../../../domain/pages/loan-path';
import { RecordPage } from '../../crud/RecordPage';
import { queryKeys } from '../../providers/data/query-keys';
import { useErrorText } from '../../providers/i18n/useErrorText';
import { LoanReadOnlyNotice } from '../../shell/loan/LoanReadOnlyNotice';
import { useEditable, useLoanNum } from '../../shell/loan/useLoan';
import { token } from '../../theme/tokens';
import { ErrorState } from '../../ui/ErrorState';
import { FactList } from '../../ui/FactList';
import { DotLabel } from '../../ui/layout/Dot';
import { Note, Row, Stack, Text } from '../../ui/layout/primitives';
import { Section } from '../../ui/Section';
import { useRefreshAppraisals } from './useAppraisals';
import { useAppraisalText } from './useAppraisalText';
import { ElectionDialog, TimingDialog } from './WaiverDialogs';
import { waiverCalls } from './waiver-calls';

interface Props {
  readonly loanNum: string;
  readonly page: Page;
  readonly editable: boolean;
}

const fills = { open: 'dot-blue', signed: 'dot-green', ended: 'text-3' } as const;

/** The offer of the run of record. */
function Offer({ page, onSend }: { readonly page: Page; readonly onSend: (() => void) | undefined }) {
  const { t, facts } = useAppraisalText();
  const { run, until, obstacle } = page;
  return (
    <Section title={t('waiver.offer')}>
      <Stack gap="s3">
        <Alert severity={obstacle === null ? 'success' : 'info'}>
          {t(obstacle === null ? 'waiver.offered' : `waiver.obstacles.${obstacle}`)}
        </Alert>
        {run && (
          <FactList
            groups={[
              [
                { label: t('waiver.run'), value: facts([run.system, String(run.number), run.outcome]) },
                { label: t('waiver.runOn'), value: formatDate(pacificDate(run.at)) },
                { label: t('waiver.until'), value: formatDate(until) },
              ],
            ]}
          />
        )}
        {onSend && (
          <Row>
            <Button variant="contained" onClick={onSend}>
              {t('waiver.send')}
            </Button>
          </Row>
        )}
      </Stack>
    </Section>
  );
}

function Sent({ loanNum, page, editable, one }: Props & { readonly one: SentWaiver }) {
  const { t, facts, instant } = useAppraisalText();
  const notify = useNotify();
  const errorText = useErrorText();
  const refresh = useRefreshAppraisals(loanNum);
  const use = async (): Promise<void> => {
    try {
      await waiverCalls.use(loanNum, one.id, page.loanVersion);
      notify(t('waiver.used'), { type: 'success' });
    } catch (error) {
      notify(errorText(error), { type: 'error' });
    }
    await refresh();
  };
  const isDeclined = editable && one.state === 'signed' && (one.election === 'order' || one.election === 'different');
  const isUsable = editable && one.election === 'accept' && one.state === 'signed' && one.usedAt === null;
  return (
    <li>
      <Row justify="space-between" gap="s2" wrap>
        <Text weight={500}>{t(one.election === null ? 'waiver.form' : `waiver.elections.${one.election}`)}</Text>
        <DotLabel fill={token(fills[one.state])}>{t(`waiver.states.${one.state}`)}</DotLabel>
      </Row>
      <Note as="p">{facts([instant(one.sentAt), one.sentBy])}</Note>
      {one.signers.map(({ name, signedAt, choice }) => (
        <Note as="p" key={name}>
          {facts([
            name,
            choice && t(`waiver.elections.${choice}`),
            signedAt ? t('waiver.signedAt', { at: instant(signedAt) }) : t('waiver.notSigned'),
          ])}
        </Note>
      ))}
      {one.state === 'signed' && one.election !== 'accept' && (
        <Text as="p" color="text-2" textWrap="pretty">
          {t(one.election === null ? 'waiver.noChoice' : 'waiver.notWaived')}
        </Text>
      )}
      {one.usedAt && <Note as="p">{t('waiver.usedAt', { at: instant(one.usedAt) })}</Note>}
      <Row gap="s2" wrap>
        {isDeclined && (
          <Button size="small" variant="contained" component={Link} to={loanPath(loanNum, 'appraisal-new')}>
            {t('orderNow')}
          </Button>
        )}
        <Button size="small" component={Link} to={loanPath(loanNum, 'documents')}>
          {t('openDocuments')}
        </Button>
        {isUsable && page.obstacle === null && (
          <Button size="small" variant="contained" onClick={() => void use()}>
            {t('waiver.use')}
          </Button>
        )}
      </Row>
    </li>
  );
}

/** The waiver of the three business days between the copy and closing. */
function Timing({ page, onRecord }: { readonly page: Page; readonly onRecord: (() => void) | undefined }) {
  const { t } = useAppraisalText();
  const { timing, lastTimingDay } = page;
  return (
    <Section
      title={t('waiver.timing')}
      aside={
        onRecord && (
          <Button size="small" onClick={onRecord}>
            {t('waiver.recordTiming')}
          </Button>
        )
      }
    >
      <Stack gap="s1">
        <Text as="p" color="text-2" textWrap="pretty">
          {t('waiver.timingHelp')}
        </Text>
        {lastTimingDay && <Note as="p">{t('waiver.lastTimingDay', { date: formatDate(lastTimingDay) })}</Note>}
        {timing && (
          <Text as="p" weight={500}>
            {t('waiver.timingGiven', { date: formatDate(timing.givenOn), name: timing.by })}
          </Text>
        )}
      </Stack>
    </Section>
  );
}

function Loaded({ loanNum, page, editable }: Props) {
  const { t } = useAppraisalText();
  const [open, setOpen] = useState<'election' | 'timing' | null>(null);
  const canSend = editable && page.obstacle === null;
  return (
    <>
      <Offer page={page} onSend={canSend ? () => setOpen('election') : undefined} />
      <Section title={t('waiver.sent')}>
        {page.sent.length === 0 ? (
          <Note as="p">{t('waiver.noneSent')}</Note>
        ) : (
          <Stack as="ul" gap="s4">
            {page.sent.map((one) => (
              <Sent key={one.id} {...{ loanNum, page, editable, one }} />
            ))}
          </Stack>
        )}
      </Section>
      <Timing page={page} onRecord={editable && page.timing === null ? () => setOpen('timing') : undefined} />
      {open === 'election' && <ElectionDialog {...{ loanNum, page }} onClose={() => setOpen(null)} />}
      {open === 'timing' && <TimingDialog loanNum={loanNum} onClose={() => setOpen(null)} />}
    </>
  );
}

/** /loans/{loanNum}/appraisals/waiver: the borrowers accept the offer of no appraisal, or have one ordered anyway. */
export function WaiverPage() {
  const { t } = useAppraisalText();
  const translate = useTranslate();
  const loanNum = useLoanNum();
  const { editable } = useEditable(['appraisals']);
  const { data, error, refetch } = useQuery({
    queryKey: [...queryKeys.appraisals(loanNum), 'waiver'],
    queryFn: ({ signal }) => waiverCalls.page(loanNum, signal),
  });
  return (
    <RecordPage title={translate('pages.appraisalWaiver')} lead={t('waiver.lead')}>
      {data?.isSimulation && <Alert severity="info">{t('waiver.simulation')}</Alert>}
      <LoanReadOnlyNotice page="appraisals" />
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error && <Skeleton variant="rounded" height={320} aria-label={translate('states.loading')} />}
      {data && <Loaded {...{ loanNum, editable }} page={data} />}
    </RecordPage>
  );
}
