import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import { COMPLIANCE_PATH } from '../../domain/application/locate-field';
import type { ComplianceTest } from '../../domain/compliance/compliance-test';
import { ApiError } from '../providers/data/api-error';
import { ErrorState } from '../ui/ErrorState';
import { Box, Stack, Text } from '../ui/layout/primitives';
import { Section } from '../ui/Section';
import { TestRow } from './TestRow';
import { type TestGroupName, testGroupNames, testGroups } from './test-groups';
import { useCompliance } from './useCompliance';

function TestGroup({ group, tests }: { readonly group: TestGroupName; readonly tests: readonly ComplianceTest[] }) {
  const translate = useTranslate();
  const shown = testGroups[group].flatMap((key) => tests.find((test) => test.key === key) ?? []);
  return (
    <Box as="section" paddingBlockStart="s3" lineAbove>
      <Text as="h3" paddingInline="s4" paddingBlockEnd="s2" size="body" weight={600}>
        {translate(`compliance.groups.${group}`)}
      </Text>
      <ul>
        {shown.map((test) => (
          <TestRow key={test.key} test={test} />
        ))}
      </ul>
    </Box>
  );
}

function Waiting() {
  const translate = useTranslate();
  return (
    <Stack gap="s2" padding="s4" role="status" aria-label={translate('states.loading')}>
      <Skeleton width="60%" />
      <Skeleton width="40%" />
      <Skeleton variant="rounded" height={56} />
    </Stack>
  );
}

/** The compliance tests of the stored loan. Not shown to users whom the server does not let see them. */
export function ComplianceSection({ loanNum }: { readonly loanNum: string }) {
  const translate = useTranslate();
  const { isOffered, data, error, refetch } = useCompliance(loanNum);
  if (!isOffered || (error instanceof ApiError && error.status === 403)) return null;
  return (
    <div id={COMPLIANCE_PATH} tabIndex={-1}>
      <Section title={translate('compliance.title')} aside={translate('compliance.staff')} flush>
        <Text as="p" padding="0 s4 s3" color="text-2">
          {translate('compliance.lead')}
        </Text>
        {data ? (
          testGroupNames.map((group) => <TestGroup key={group} group={group} tests={data.tests} />)
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Waiting />
        )}
      </Section>
    </div>
  );
}
