import useMediaQuery from '@mui/material/useMediaQuery';
import type { ComponentProps } from 'react';
import { useTranslate } from 'react-admin';
import { DraftOffer } from '../../crud/drafts/DraftOffer';
import { LeaveGuard } from '../../crud/saving/LeaveGuard';
import { EmptyState } from '../../ui/EmptyState';
import { Box } from '../../ui/layout/primitives';
import { ChangeBar } from './ChangeBar';
import type { CellValue, MatrixRow } from './draft';
import { PermissionMatrix } from './PermissionMatrix';
import { RoleCards } from './RoleCards';
import type { useDraft } from './useDraft';

type MatrixProps = Omit<ComponentProps<typeof PermissionMatrix>, 'draft' | 'onRole'>;

interface Props extends MatrixProps {
  readonly work: ReturnType<typeof useDraft>;
  /** Opens the role's history. */
  readonly onRole: (row: MatrixRow) => void;
  /** What the bar says about the changes. */
  readonly bar: Pick<ComponentProps<typeof ChangeBar>, 'nameOf' | 'warnings' | 'whom'>;
}

const letters: readonly CellValue[] = ['', 'r', 'w'];

/** A matrix of roles, or one role at a time on a phone, with the unsaved changes. */
export function MatrixTab({ work, bar, onRole, ...matrix }: Props) {
  const translate = useTranslate();
  const phone = useMediaQuery((theme) => theme.breakpoints.down('md'), { noSsr: true });
  const { parts, rows, wordsOf } = matrix;
  const { draft, changes, kept, saving } = work;
  const isChanged = changes.length > 0;
  return (
    <>
      {kept.offer ? (
        <Box flex="none" padding="s3 s5 0" belowMd={{ paddingInline: 's4' }}>
          <DraftOffer draft={kept} />
        </Box>
      ) : null}
      {rows.length === 0 ? (
        <EmptyState title={translate('people.role.none')} />
      ) : phone ? (
        <RoleCards
          {...{ parts, rows, draft, onRole }}
          onSet={work.set}
          {...(wordsOf && { choices: letters.map((value) => ({ value, label: wordsOf(value) })) })}
        />
      ) : (
        <PermissionMatrix {...matrix} draft={draft} onRole={onRole} />
      )}
      {isChanged ? (
        <ChangeBar {...bar} changes={changes} saving={saving} onDiscard={work.discard} onSave={work.submit} />
      ) : null}
      <LeaveGuard active={isChanged} released={work.released} onLeave={work.abandon} />
    </>
  );
}
