import type { Requirement } from '../../domain/application/requirements/requirement';
import type { AusView } from '../../domain/application/submission/aus-view.schemas';
import type { LoanDocument } from '../../domain/loan/document';
import { RequirementList } from '../application/public';
import { Box } from '../ui/layout/primitives';
import { Section } from '../ui/Section';
import { useAusText } from './useAusText';

interface Props {
  readonly loanNum: string;
  readonly loan: LoanDocument;
  readonly needs: AusView['needs'];
}

/** What a submission still needs, each linked to its field. */
export function NeedsCard({ loanNum, loan, needs }: Props) {
  const { t } = useAusText();
  if (needs.length === 0) return null;
  return (
    <Section title={t('needs.title')} aside={t('needs.count', { smart_count: needs.length })}>
      <Box color="text-2" marginBlockEnd="s3">
        {t('needs.lead')}
      </Box>
      <RequirementList loanNum={loanNum} document={loan} requirements={needs as readonly Requirement[]} />
    </Section>
  );
}
