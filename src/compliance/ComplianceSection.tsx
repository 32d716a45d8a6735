import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { ComplianceContract } from '../../domain/compliance/compliance.contract';
import type { ComplianceTest, ComplianceTestKey } from '../../domain/compliance/compliance-test';
import { useSessionUser } from '../access/public';
import { ApiError } from '../providers/data/api-error';
import { callsOf } from '../providers/data/calls';
import { isUnder, queryKeys } from '../providers/data/query-keys';
import { useLoan } from '../shell/loan/useLoan';
import { ErrorState } from '../ui/ErrorState';
import { Box, Stack, Text } from '../ui/layout/primitives';
import { Section } from '../ui/Section';
import { TestRow } from './TestRow';

const { call } = callsOf<ComplianceContract>();

const groups = {
  rate: ['aporSpread'],
  qualified: ['qualifiedMortgage', 'qmFeatures', 'qmPrice', 'qmPointsAndFees', 'qmPresumption'],
  higherPriced: ['higherPriced'],
  highCost: ['highCost', 'highCostRate', 'highCostFees', 'highCostPrepayment'],
} as const satisfies Readonly<Record<string, readonly ComplianceTestKey[]>>;

type Group = keyof typeof groups;
const groupNames = Object.keys(groups) as readonly Group[];

function TestGroup({ group, tests }: { readonly group: Group; readonly tests: readonly ComplianceTest[] }) {
  const translate = useTranslate();
  const shown = groups[group].flatMap((key) => tests.find((test) => test.key === key) ?? []);
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
  const { loan } = useLoan(loanNum);
  const isStaff = useSessionUser()?.isPml === false;
  const { data, error, refetch } = useQuery({
    queryKey: [...queryKeys.loan(loanNum), 'compliance', loan?.version],
    queryFn: ({ signal }) => call('GET /loan-proxy/{loanNum}/compliance', { params: { loanNum }, signal }),
    enabled: loan !== undefined && isStaff,
    placeholderData: (before, query) =>
      query && isUnder(query.queryKey, queryKeys.loan(loanNum)) ? before : undefined,
  });
  if (!isStaff || (error instanceof ApiError && error.status === 403)) return null;
  return (
    <Section title={translate('compliance.title')} aside={translate('compliance.staff')} flush>
      <Text as="p" padding="0 s4 s3" color="text-2">
        {translate('compliance.lead')}
      </Text>
      {data ? (
        groupNames.map((group) => <TestGroup key={group} group={group} tests={data.tests} />)
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Waiting />
      )}
    </Section>
  );
}
