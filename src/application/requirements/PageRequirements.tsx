import Button from '@mui/material/Button';
import { CircleCheck, ListChecks } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { RequirementStage, RequirementsFacts } from '../../../domain/application/requirements/requirement';
import type { NewLoanDocument } from '../../../domain/loan/document';
import { Row, Stack } from '../../ui/layout/primitives';
import { Popover } from '../../ui/overlays';
import { RequirementLinks } from './RequirementLinks';
import { requirementGroups } from './requirement-groups';
import { knownRequirements, requirementsOnPage } from './useRequirements';

interface Props {
  readonly loanNum: string;
  /** The loan with unsaved edits and all computed values. */
  readonly document: NewLoanDocument;
  readonly facts: RequirementsFacts;
  /** Path after `/loans/{loanNum}/`: `app/asset`, `app/borrower/0C`. */
  readonly page: string;
  /** Limits requirements to this stage. Default: all stages. */
  readonly stage?: RequirementStage;
}

/** Number of missing values on the page, with a popover that links each to its field. */
export function RequirementsOfPage({ loanNum, document, facts, page, stage }: Props) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const requirements = requirementsOnPage(knownRequirements(document, facts), page, stage);
  const close = () => setAnchor(null);
  if (requirements.length === 0) {
    return (
      <Row as="span" display="inline-flex" gap="s2" color="ok-text" size="small" role="status">
        <CircleCheck size={16} strokeWidth={1.6} aria-hidden />
        {translate('applicationNeeds.nothingOnPage')}
      </Row>
    );
  }
  const label = translate('applicationNeeds.onPage', { count: requirements.length, smart_count: requirements.length });
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
        <Stack gap="s3" padding="s4">
          {requirementGroups(requirements).map((group) => (
            <RequirementLinks key={group.page} {...{ loanNum, document, parts: group.parts, onFollow: close }} />
          ))}
        </Stack>
      </Popover>
    </>
  );
}
