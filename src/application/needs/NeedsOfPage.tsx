import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { CircleCheck, ListChecks } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { NeedStage, NeedsFacts } from '../../../domain/application/needs/need';
import type { NewLoanDocument } from '../../../domain/loan/document';
import { token } from '../../theme/tokens';
import { NeedLinks } from './NeedLinks';
import { needGroups } from './need-groups';
import { knownNeeds, needsOnPage } from './useNeeds';

const Nothing = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token('s2'),
  color: token('ok-text'),
  fontSize: token('fs-small'),
});

const Content = styled('div')({ display: 'grid', gap: token('s3'), padding: token('s4') });

interface Props {
  readonly loanNum: string;
  /** The loan with what is typed, everything computed. */
  readonly document: NewLoanDocument;
  readonly facts: NeedsFacts;
  /** The page behind `/loans/{loanNum}/`: `app/asset`, `app/borrower/0C`. */
  readonly page: string;
  /** Only what this stage needs; all stages where not given. */
  readonly stage?: NeedStage;
}

/** How much is missing on the page, and what, in a popover: each thing a link to its field. */
export function NeedsOfPage({ loanNum, document, facts, page, stage }: Props) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const needs = needsOnPage(knownNeeds(document, facts), page, stage);
  const close = () => setAnchor(null);
  if (needs.length === 0) {
    return (
      <Nothing role="status">
        <CircleCheck size={16} strokeWidth={1.6} aria-hidden />
        {translate('applicationNeeds.nothingOnPage')}
      </Nothing>
    );
  }
  const label = translate('applicationNeeds.onPage', { count: needs.length, smart_count: needs.length });
  return (
    <>
      <Button
        size="small"
        startIcon={<ListChecks size={16} strokeWidth={1.6} aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': label, sx: { mt: 1, width: 520, maxHeight: 420 } },
        }}
      >
        <Content>
          {needGroups(needs).map((group) => (
            <NeedLinks key={group.page} {...{ loanNum, document, parts: group.parts, onFollow: close }} />
          ))}
        </Content>
      </Popover>
    </>
  );
}
