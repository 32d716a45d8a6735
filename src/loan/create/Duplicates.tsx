import { Button } from '@mui/material';
import { CopyCheck } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { LikelyDuplicate } from '../../../domain/loan/loan-import.schemas';
import { loanPath } from '../../../domain/pages/loan-path';
import { useFieldLabels } from '../../fields/useFieldLabels';
import { useFormats } from '../../providers/i18n/useFormats';
import { Box, Note, Row, Text } from '../../ui/layout/primitives';
import { Section } from '../../ui/Section';

interface Props {
  readonly duplicates: readonly LikelyDuplicate[];
  /** Called before an existing loan opens instead of the import. */
  readonly onOpenExisting: () => void;
}

/** Loans that may be the one in the file, and why: the user opens one of them, or imports the file all the same. */
export function Duplicates({ duplicates, onOpenExisting }: Props) {
  const translate = useTranslate();
  const { text } = useFieldLabels();
  const { line } = useFormats();
  const title = translate('loan.create.import.duplicates');
  if (duplicates.length === 0) return null;
  return (
    <Section title={title} flush>
      <Row gap="s2" align="start" padding="0 s4 s3" iconColor="warn-text">
        <CopyCheck size={16} strokeWidth={1.6} aria-hidden="true" style={{ flex: 'none', marginBlockStart: 2 }} />
        <p>{translate('loan.create.import.duplicatesLead')}</p>
      </Row>
      <Box as="ul" lineAbove dividers aria-label={title}>
        {duplicates.map(({ loanNum, name, sStatusT, sFinalLAmt, sEmployeeLoanRepName, reasons }) => {
          const facts = [text('sStatusT', sStatusT), text('sFinalLAmt', sFinalLAmt), sEmployeeLoanRepName ?? ''];
          return (
            <Row as="li" key={loanNum} wrap gap="s2 s4" padding="s2 s4">
              <Box flex="1 1 220px" minInlineSize={0} overflowWrap="anywhere">
                <Text display="block" weight={500}>
                  <bdi className="num">{loanNum}</bdi> · <bdi>{name || translate('loan.create.import.unnamed')}</bdi>
                </Text>
                <Note display="block">{line(facts.filter(Boolean).map((fact) => `\u2068${fact}\u2069`))}</Note>
                <Text display="block" size="small" color="warn-text">
                  {reasons.map((reason) => translate(`loan.create.import.sameAs.${reason}`)).join(' · ')}
                </Text>
              </Box>
              <Button
                component={Link}
                variant="contained"
                to={loanPath(loanNum, 'dashboard')}
                onClick={onOpenExisting}
                aria-label={translate('loan.create.import.openLoanOf', { loanNum })}
              >
                {translate('loan.create.import.openLoan')}
              </Button>
            </Row>
          );
        })}
      </Box>
    </Section>
  );
}
