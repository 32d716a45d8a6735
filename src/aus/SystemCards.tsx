import { Button } from '@mui/material';
import type { AusStatus } from '../../domain/application/submission/aus-view.schemas';
import type { AusSystem } from '../../domain/aus/systems';
import { useFormats } from '../providers/i18n/useFormats';
import { useMessageText } from '../providers/i18n/useMessageText';
import { Box, Note, Row, Stack, Text } from '../ui/layout/primitives';
import { AusTag } from './AusTag';
import { useAusText } from './useAusText';

interface Props {
  readonly systems: readonly AusStatus[];
  readonly submits: boolean;
  readonly onSubmit: (system: AusSystem) => void;
}

function State({ status }: { readonly status: AusStatus }) {
  const { t } = useAusText();
  const { instant } = useFormats();
  const messageText = useMessageText();
  const { state, run, staleness, problem } = status;
  if (state === 'working') return <AusTag>{t('states.working')}</AusTag>;
  if (state === 'failed') {
    return (
      <Text as="p" color="bad-text">
        {problem?.wording ? messageText(problem.wording, problem.message) : t('states.failed')}
      </Text>
    );
  }
  if (!run) return <Text color="text-2">{t('states.not-submitted')}</Text>;
  return (
    <Stack gap={2}>
      <Text weight={600} size="h3">
        <bdi>{run.outcome}</bdi>
      </Text>
      <Note>
        {t('runNumber', { number: run.number })} · <bdi>{instant(run.at)}</bdi>
      </Note>
      <div>
        <AusTag tone={staleness?.isOutOfDate ? 'warn' : 'ok'}>
          {t(staleness?.isOutOfDate ? 'outOfDate' : 'upToDate')}
        </AusTag>
      </div>
    </Stack>
  );
}

/** The systems with their status, each with its submission. */
export function SystemCards({ systems, submits, onSubmit }: Props) {
  const { t } = useAusText();
  const next = systems.find(({ staleness }) => (staleness?.reasons.length ?? 0) > 0)?.system;
  return (
    <Stack gap="s3" minColumn={200} fromLg={{ columns: 'repeat(3, minmax(0, 1fr))' }}>
      {systems.map((status) => {
        const { system, run, caseId, state } = status;
        return (
          <Stack
            as="section"
            key={system}
            gap="s3"
            padding="s4"
            border
            radius="l"
            background="surface"
            alignContent="space-between"
            aria-label={t(`names.${system}`)}
          >
            <Stack gap="s2">
              <Row justify="space-between" gap="s2" align="baseline">
                <Text as="h2" size="h3" weight={600}>
                  {system}
                </Text>
                {caseId && run && (
                  <Note>
                    <bdi>{caseId}</bdi>
                  </Note>
                )}
              </Row>
              <Note>{t(`names.${system}`)}</Note>
              <State status={status} />
            </Stack>
            {submits && (
              <Box>
                <Button
                  variant={system === next ? 'contained' : 'outlined'}
                  loading={state === 'working'}
                  onClick={() => onSubmit(system)}
                  aria-haspopup="dialog"
                >
                  {t(run ? 'resubmit' : 'submitTo', { system })}
                </Button>
              </Box>
            )}
          </Stack>
        );
      })}
    </Stack>
  );
}
