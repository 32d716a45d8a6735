import { Button } from '@mui/material';
import { mayUsePage } from '../../domain/access/permissions';
import type { LoanDocument } from '../../domain/loan/document';
import type { Finding } from '../../domain/packages/finding';
import type { PackageType } from '../../domain/packages/package-types';
import { useSessionUser } from '../access/public';
import { ErrorDialog } from '../ui/ErrorDialog';
import { Box, Row, Text } from '../ui/layout/primitives';
import { Section } from '../ui/Section';
import { Corrections } from './Corrections';
import { correctable } from './corrected-fields';
import { FindingList } from './FindingList';
import { GenerateSection } from './GenerateSection';
import { useAudit } from './useAudit';
import { usePackageText } from './usePackageText';

interface Props {
  readonly loan: LoanDocument;
  readonly packageId: PackageType;
  readonly planCodeId: string | null;
  readonly docFramework: string;
  readonly editable: boolean;
}

/** The audit of a package. Once it is clean, the package can be generated. */
export function AuditSection({ loan, packageId, planCodeId, docFramework, editable }: Props) {
  const { t } = usePackageText();
  const work = useAudit(loan.sLNm, { packageId, planCodeId, docFramework });
  const { audit, audited: data } = work;
  const isStale = data !== undefined && data.version !== loan.version;
  const findings = (data?.findings ?? []) as readonly Finding[];
  const summary = !data
    ? t('audit.start')
    : isStale
      ? t('audit.expired')
      : !data.canGenerate
        ? t('audit.errors')
        : t(findings.length === 0 ? 'audit.clean' : 'audit.warnings');
  const run = () => planCodeId !== null && audit.mutate(planCodeId);
  const user = useSessionUser();
  // They are fields of the application.
  const corrects = editable && user !== null && mayUsePage(user, 'application', 'write');
  const paths = corrects && !isStale ? correctable(findings) : [];
  return (
    <>
      <Section title={t('audit.title')} flush>
        <Row wrap justify="space-between" gap="s3" padding="0 s4 s4" align="center">
          <Text as="p" color="text-2" flex="1 1 220px" role="status">
            {summary}
          </Text>
          <Button
            variant={data && !isStale ? 'outlined' : 'contained'}
            loading={audit.isPending}
            disabled={planCodeId === null}
            onClick={run}
          >
            {t(data ? 'audit.again' : 'audit.run')}
          </Button>
        </Row>
        {!isStale && <FindingList loan={loan} findings={findings} />}
        {paths.length > 0 && (
          <Box>
            <Corrections key={data?.token} loan={loan} paths={paths} onSaved={run} />
          </Box>
        )}
      </Section>
      {data && !isStale && <GenerateSection {...{ loan, work, editable }} audited={data} />}
      <ErrorDialog error={audit.error} onClose={() => audit.reset()} />
    </>
  );
}
