import { IconButton } from '@mui/material';
import { Unlink } from 'lucide-react';
import { useNotify } from 'react-admin';
import type { Condition } from '../../domain/underwriting/condition.schemas';
import { isOpenState } from '../../domain/underwriting/condition-moves';
import { useErrorText } from '../providers/i18n/useErrorText';
import { Box, Note, Row } from '../ui/layout/primitives';
import { investorCalls } from './post-closing-calls';
import { useInvestorSave } from './useInvestorConditions';
import { usePostClosingText } from './usePostClosingText';

interface Props {
  readonly loanNum: string;
  readonly condition: Condition;
}

/** Documents of the loan that answer a condition. While it is open, they can be detached. */
export function InvestorDocuments({ loanNum, condition }: Props) {
  const { t } = usePostClosingText();
  const notify = useNotify();
  const errorText = useErrorText();
  const save = useInvestorSave(loanNum);
  const { id: conditionId, documents, state, version } = condition;
  const detach = async (docId: string): Promise<void> => {
    try {
      await save(() => investorCalls.detach({ loanNum, conditionId, docId }, version));
      notify('postClosing.investor.saved', { type: 'success' });
    } catch (error) {
      notify(errorText(error), { type: 'error' });
    }
  };
  if (documents.length === 0) return null;
  return (
    <Box as="ul" aria-label={t('investor.documents')}>
      {documents.map(({ docId, name, docType }) => (
        <Row as="li" key={docId} gap="s2">
          <Note overflowWrap="anywhere">
            <bdi>{docType}</bdi> · <bdi>{name}</bdi>
          </Note>
          {isOpenState(state) && (
            <IconButton size="small" aria-label={t('investor.detach', { name })} onClick={() => void detach(docId)}>
              <Unlink size={14} aria-hidden />
            </IconButton>
          )}
        </Row>
      ))}
    </Box>
  );
}
