import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ServicingNoticeView } from '../../domain/servicing/notice.schemas';
import { type ServicingNotice, servicingNotices } from '../../domain/servicing/notice-options';
import { documentsCalls } from '../documents/public';
import { queryKeys } from '../providers/data/query-keys';
import { token } from '../theme/tokens';
import { DownloadButton } from '../ui/DownloadButton';
import { ErrorState } from '../ui/ErrorState';
import { FactSkeleton } from '../ui/FactSkeleton';
import { DotLabel } from '../ui/layout/Dot';
import { Box, Row, Stack, Text } from '../ui/layout/primitives';
import { Section } from '../ui/Section';
import { GiveNoticeDialog } from './GiveNoticeDialog';
import { MakeNoticeDialog } from './MakeNoticeDialog';
import { servicingCalls } from './servicing-calls';
import { useServicingText } from './useServicingText';

interface Props {
  readonly loanNum: string;
  /** The Pacific day. */
  readonly today: string;
  /** While the note charges for a prepayment: its last day. */
  readonly penaltyThrough: string | null;
}

function Given({ notice, today }: { readonly notice: ServicingNoticeView; readonly today: string }) {
  const { t, date } = useServicingText();
  const { given, dueBy } = notice;
  if (given === null) {
    const isLate = dueBy < today;
    return (
      <DotLabel fill={token(isLate ? 'dot-red' : 'dot-amber')}>
        {t(isLate ? 'notices.wasDue' : 'notices.due', { day: date(dueBy) })}
      </DotLabel>
    );
  }
  const said = t(`notices.given.${given.method}`, { day: date(given.on), by: given.by });
  const received = given.receivedOn === null ? '' : ` ${t('notices.received', { day: date(given.receivedOn) })}`;
  return <DotLabel fill={token('dot-green')}>{`${said}${received}`}</DotLabel>;
}

/** Statements and notices to the borrowers: they are filed with the documents of the loan, and mailed or sent. */
export function NoticesSection({ loanNum, today, penaltyThrough }: Props) {
  const { t, date } = useServicingText();
  const [making, setMaking] = useState<ServicingNotice | null>(null);
  const [giving, setGiving] = useState<ServicingNoticeView | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: [...queryKeys.servicing(loanNum), 'notices'],
    queryFn: ({ signal }) => servicingCalls.notices(loanNum, signal),
  });
  const isSaleTold = data?.notices.some(({ kind, given }) => kind === 'ownership' && given !== null) === true;
  const isSaleLate = data?.sale != null && data.sale.by < today && !isSaleTold;
  const offered = servicingNotices.filter((kind) => kind !== 'ownership' || data?.sale != null);
  return (
    <Section title={t('notices.title')} flush>
      <Row wrap gap="s2" padding="0 s4 s3">
        {offered.map((kind) => (
          <Button key={kind} size="small" onClick={() => setMaking(kind)}>
            {t(`notices.make.${kind}`)}
          </Button>
        ))}
      </Row>
      {data?.sale && (
        <Text as="p" size="small" color={isSaleLate ? 'bad-text' : 'text-2'} padding="0 s4 s3">
          {t('notices.sale', { owner: data.sale.owner, day: date(data.sale.soldD), by: date(data.sale.by) })}
        </Text>
      )}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <FactSkeleton groups={[2]} />}
      {data?.notices.length === 0 && (
        <Text as="p" color="text-3" padding="0 s4 s4">
          {t('notices.none')}
        </Text>
      )}
      {data && data.notices.length > 0 && (
        <Box as="ul" dividers lineAbove>
          {data.notices.map((notice) => (
            <Row as="li" key={notice.id} wrap justify="space-between" gap="s2 s4" padding="s3 s4">
              <Stack gap={2} minInlineSize={0}>
                <Text weight={500}>{t(`notices.kinds.${notice.kind}`, { day: date(notice.aboutD) })}</Text>
                <Given notice={notice} today={today} />
              </Stack>
              <Row gap="s2">
                <DownloadButton
                  size="small"
                  label={t('notices.open')}
                  fileName={`${notice.kind}-${loanNum}.pdf`}
                  fetchFile={() => documentsCalls.download(loanNum, notice.documentId)}
                />
                <Button size="small" onClick={() => setGiving(notice)}>
                  {t(notice.given === null ? 'notices.give' : 'notices.giveAgain')}
                </Button>
              </Row>
            </Row>
          ))}
        </Box>
      )}
      {making && (
        <MakeNoticeDialog {...{ loanNum, today, penaltyThrough }} kind={making} onClose={() => setMaking(null)} />
      )}
      {giving && data && (
        <GiveNoticeDialog {...{ loanNum, today }} notice={giving} answer={data} onClose={() => setGiving(null)} />
      )}
    </Section>
  );
}
