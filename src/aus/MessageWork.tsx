import { Button, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { linkToField, pageOfField } from '../../domain/application/locate-field';
import type { LoanDocument } from '../../domain/loan/document';
import { pagesOfLoan } from '../../domain/pages/loan-path';
import { conditionCategories } from '../../domain/underwriting/condition-categories';
import { MAX_DESCRIPTION } from '../../domain/underwriting/condition-limits';
import { useMessageText } from '../providers/i18n/useMessageText';
import { KeyCap } from '../ui/KeyCap';
import { Box, Note, Row, Stack, Text } from '../ui/layout/primitives';
import { MenuItem } from '../ui/overlays';
import type { MessageRow } from './message-rows';
import { useAusText } from './useAusText';
import type { Proposal } from './useMessageWork';

interface Props {
  readonly loanNum: string;
  readonly loan: LoanDocument | undefined;
  readonly row: MessageRow;
  readonly proposal: Proposal | null;
  readonly onChange: (proposal: Proposal) => void;
  readonly isMade: boolean;
  readonly mayAdd: boolean;
  readonly mayAsk: boolean;
  readonly busy: boolean;
  readonly onAdd: () => void;
  readonly onRequest: () => void;
}

const cap = (key: string) => (
  <Box as="span" marginInlineStart="auto">
    <KeyCap size="small" aria-hidden="true" dir="ltr">
      {key}
    </KeyCap>
  </Box>
);

const wide = { justifyContent: 'flex-start' } as const;

/** The title of the page where a field is entered. */
function usePageTitle(): (path: string, loan: LoanDocument | undefined) => string {
  const translate = useTranslate();
  return (path, loan) => {
    const address = pageOfField(path, loan ? { document: loan } : {});
    const page = Object.values(pagesOfLoan).find(({ path: each }) => address && each.endsWith(`/${address}`));
    return page ? translate(`pages.${page.title}`) : '';
  };
}

/** The selected message: the condition that it proposes, a request for the document, and the field to look at. */
export function MessageWork(props: Props) {
  const { loanNum, loan, row, proposal, onChange, isMade, mayAdd, mayAsk, busy, onAdd, onRequest } = props;
  const { t } = useAusText();
  const translate = useTranslate();
  const messageText = useMessageText();
  const pageTitle = usePageTitle();
  const { finding, system } = row;
  const title = finding.field ? pageTitle(finding.field, loan) : '';
  return (
    <Stack as="section" gap="s3" padding="s4" lineAbove aria-label={t('work.title')}>
      <Row justify="space-between" gap="s2">
        <Text as="h2" size="h3" weight={600}>
          {t('work.title')}
        </Text>
        <Row gap={4} aria-hidden="true">
          <KeyCap>J</KeyCap>
          <KeyCap>K</KeyCap>
        </Row>
      </Row>
      <Box padding="s3" radius="m" border background="canvas">
        <Note as="div">
          <bdi>{finding.id}</bdi> · {system} · {t(`sections.${finding.section}`)}
        </Note>
        {messageText(finding.text)}
      </Box>
      {proposal && mayAdd && !isMade && (
        <>
          <TextField
            select
            label={translate('conditions.terms.cat')}
            value={proposal.cat}
            onChange={({ target }) =>
              onChange({ ...proposal, cat: conditionCategories.find((each) => each === target.value) ?? proposal.cat })
            }
          >
            {conditionCategories.map((each) => (
              <MenuItem key={each} value={each}>
                {each} – {translate(`conditions.categories.${each.replace(' ', '')}`)}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            multiline
            minRows={2}
            label={translate('conditions.terms.description')}
            value={proposal.description}
            onChange={({ target }) => onChange({ ...proposal, description: target.value })}
            slotProps={{ htmlInput: { maxLength: MAX_DESCRIPTION, dir: 'auto' } }}
          />
        </>
      )}
      <Stack gap="s2">
        {proposal && mayAdd && !isMade && (
          <Button
            variant="outlined"
            sx={wide}
            aria-keyshortcuts="A"
            loading={busy}
            disabled={proposal.description.trim() === ''}
            onClick={onAdd}
          >
            {t('work.add')}
            {cap('A')}
          </Button>
        )}
        {proposal && mayAsk && (
          <Button variant="outlined" sx={wide} aria-keyshortcuts="Q" disabled={busy} onClick={onRequest}>
            {t('work.request')}
            {cap('Q')}
          </Button>
        )}
        {finding.field && title && (
          <Button
            variant="outlined"
            sx={wide}
            aria-keyshortcuts="O"
            component={Link}
            to={linkToField(loanNum, finding.field, loan ? { document: loan } : {})}
          >
            {t('work.open', { page: title })}
            {cap('O')}
          </Button>
        )}
        {!proposal && !title && <Note as="p">{t('work.nothing')}</Note>}
        {proposal && !mayAdd && <Note as="p">{t('work.mayNotAdd')}</Note>}
      </Stack>
    </Stack>
  );
}
