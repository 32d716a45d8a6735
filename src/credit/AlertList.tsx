import { OctagonAlert, TriangleAlert } from 'lucide-react';
import { needsCondition } from '../../domain/credit/alert-condition';
import { alertEffect, type Stop } from '../../domain/credit/alerts';
import type { CreditReportData } from '../../domain/credit/report.schemas';
import type { LoanDocument } from '../../domain/loan/document';
import { Box, Note, Row, Text } from '../ui/layout/primitives';
import { Section } from '../ui/Section';
import { AlertCondition } from './AlertCondition';
import { useCreditText } from './useCreditText';

interface Props {
  readonly loan: LoanDocument;
  readonly report: CreditReportData;
  readonly stops: readonly Stop[];
}

/** What stops the report, what bureaus have no file of, and the alerts with what to do about each. */
export function AlertList({ loan, report, stops }: Props) {
  const { t, name } = useCreditText();
  const failed = report.files.filter(({ state }) => state !== 'returned');
  if (stops.length + failed.length + report.alerts.length + report.problems.length === 0) return null;
  const row = { as: 'li', align: 'start', gap: 's2', padding: 's2 0', lineAbove: true } as const;
  return (
    <Section title={t('alerts')}>
      {stops.map((stop) => (
        <Row key={stop} as="p" align="start" gap="s2" color="bad-text" role="alert" marginBlockEnd="s2">
          <OctagonAlert size={18} strokeWidth={1.6} aria-hidden style={{ flex: 'none' }} />
          {t(`stops.${stop}`)}
        </Row>
      ))}
      <Box as="ul">
        {failed.map(({ owner, bureau, state }) => (
          <Row key={`${owner}${bureau}`} {...row}>
            <TriangleAlert size={16} strokeWidth={1.6} aria-hidden style={{ flex: 'none', marginBlockStart: 2 }} />
            <Text as="span">{t(`files.${state}`, { bureau, name: name(loan, owner) })}</Text>
          </Row>
        ))}
        {report.alerts.map((alert) => {
          const effect = alertEffect(alert);
          return (
            <Row key={`${alert.owner}${alert.category}${alert.text}`} {...row} wrap>
              <Box flex="1 1 320px" minInlineSize={0}>
                <Text as="p" weight={500}>
                  {t(`effects.${effect}`, { name: alert.owner ? name(loan, alert.owner) : '' })}
                </Text>
                <Note as="p" dir="auto" overflowWrap="anywhere">
                  {effect === 'note' && alert.owner ? `${name(loan, alert.owner)} · ${alert.text}` : alert.text}
                </Note>
              </Box>
              {needsCondition(alert) && <AlertCondition {...{ loan, alert }} />}
            </Row>
          );
        })}
        {report.problems.map(({ code, source, text }) => (
          <Row key={`${code}${source}`} {...row}>
            <Note dir="auto">{[source, code, text].filter(Boolean).join(' · ')}</Note>
          </Row>
        ))}
      </Box>
    </Section>
  );
}
