import { Link as TextLink } from '@mui/material';
import { Link } from 'react-router-dom';
import { linkToField, pageOfField } from '../../domain/application/locate-field';
import type { LoanDocument } from '../../domain/loan/document';
import type { Finding, FindingSeverity } from '../../domain/packages/finding';
import { loanPath } from '../../domain/pages/loan-path';
import { token } from '../theme/tokens';
import { DotLabel } from '../ui/layout/Dot';
import { Box, Row } from '../ui/layout/primitives';
import { usePackageText } from './usePackageText';

const fills = { fatal: 'dot-red', error: 'dot-orange', warning: 'dot-amber' } as const satisfies Record<
  FindingSeverity,
  string
>;

/** Where a finding is fixed; undefined if no page does. */
function fixOf(loan: LoanDocument, { path, page }: Finding): string | undefined {
  if (path !== undefined)
    return pageOfField(path, { document: loan }) && linkToField(loan.sLNm, path, { document: loan });
  return page === undefined ? undefined : loanPath(loan.sLNm, page);
}

interface Props {
  readonly loan: LoanDocument;
  readonly findings: readonly Finding[];
}

/** What the audit found, the gravest first, each with the link that fixes it. */
export function FindingList({ loan, findings }: Props) {
  const { t, finding: textOf } = usePackageText();
  return (
    <Box as="ul" margin={0} padding={0} listStyle="none">
      {findings.map((finding) => {
        const text = textOf(loan, finding);
        const to = fixOf(loan, finding);
        return (
          <Row as="li" key={JSON.stringify(finding)} gap="s3" padding="s2 s4" lineAbove align="baseline" wrap>
            <Box inlineSize={84} flex="none">
              <DotLabel fill={token(fills[finding.severity])}>{t(`severities.${finding.severity}`)}</DotLabel>
            </Box>
            <Box flex="1 1 140px" minInlineSize={0} overflowWrap="anywhere">
              {text}
            </Box>
            {to && (
              <TextLink component={Link} to={to} aria-label={`${t('fix')}: ${text}`}>
                {t('fix')}
              </TextLink>
            )}
          </Row>
        );
      })}
    </Box>
  );
}
