import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { CalendarPlus, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { formatDate } from '../../../domain/format/date';
import type { RuleVersion } from '../../../domain/pricing/rule-versions.schemas';
import { useFormats } from '../../providers/i18n/useFormats';
import { token } from '../../theme/tokens';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { DataTable } from '../../ui/DataTable';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorDialog } from '../../ui/ErrorDialog';
import { DotLabel } from '../../ui/layout/Dot';
import { Row, Stack, Text } from '../../ui/layout/primitives';
import { Section } from '../../ui/Section';
import { RuleChangeList } from './RuleChangeList';
import { RuleVersionDialog } from './RuleVersionDialog';
import type { ProgramWithRules } from './rule-form';
import { useRuleVersions } from './useRuleVersions';

/** The rules of a program from days on: those to come, which can be changed, and those in effect before. */
export function RuleVersions({ program }: { readonly program: ProgramWithRules }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { instant } = useFormats();
  const { versions, save, remove } = useRuleVersions(program.id);
  const [edited, setEdited] = useState<RuleVersion | 'new' | null>(null);
  const [leaving, setLeaving] = useState<RuleVersion | null>(null);
  const dayOf = (version: RuleVersion | null): string => formatDate(version?.effectiveFrom, 'long');
  const removeNow = (version: RuleVersion): void =>
    remove.mutate(version, {
      onSuccess: () => notify('programs.versions.removed', { type: 'success' }),
      onSettled: () => setLeaving(null),
    });
  return (
    <Section
      title={translate('programs.versions.title')}
      flush
      aside={
        <Button
          variant="text"
          size="small"
          startIcon={<CalendarPlus size={16} strokeWidth={1.6} aria-hidden />}
          onClick={() => setEdited('new')}
        >
          {translate('programs.versions.schedule')}
        </Button>
      }
    >
      <DataTable
        label={translate('programs.versions.title')}
        columns={[
          {
            key: 'effectiveFrom',
            label: translate('programs.versions.from'),
            width: 150,
            cell: (version: RuleVersion) => (
              <Stack gap={2}>
                <bdi>{formatDate(version.effectiveFrom)}</bdi>
                <DotLabel fill={token(version.appliedAt ? 'dot-green' : 'dot-blue')}>
                  {translate(`programs.versions.${version.appliedAt ? 'applied' : 'scheduled'}`)}
                </DotLabel>
              </Stack>
            ),
          },
          {
            key: 'changes',
            label: translate('programs.versions.changes'),
            cell: ({ changes, before, note }) => (
              <Stack gap={4} paddingBlock="s2">
                {note && (
                  <Text weight={500}>
                    <bdi>{note}</bdi>
                  </Text>
                )}
                <RuleChangeList changes={changes} before={before} />
              </Stack>
            ),
          },
          {
            key: 'by',
            label: translate('programs.versions.by'),
            width: 190,
            cell: ({ byName, at }) => (
              <Stack gap={2}>
                <bdi>{byName}</bdi>
                <Text color="text-3">
                  <bdi>{instant(at)}</bdi>
                </Text>
              </Stack>
            ),
          },
          {
            key: 'actions',
            label: translate('programs.versions.actions'),
            width: 96,
            cell: (version) =>
              version.appliedAt === null && (
                <Row gap={2}>
                  <IconButton
                    size="small"
                    aria-label={translate('programs.versions.editOf', { date: dayOf(version) })}
                    onClick={() => setEdited(version)}
                  >
                    <Pencil size={16} strokeWidth={1.6} aria-hidden />
                  </IconButton>
                  <IconButton
                    size="small"
                    aria-label={translate('programs.versions.removeOf', { date: dayOf(version) })}
                    onClick={() => setLeaving(version)}
                  >
                    <Trash2 size={16} strokeWidth={1.6} aria-hidden />
                  </IconButton>
                </Row>
              ),
          },
        ]}
        rows={versions.data}
        rowKey={({ id }) => id}
        waitingRows={1}
        error={versions.error}
        onRetry={() => void versions.refetch()}
        empty={
          <EmptyState title={translate('programs.versions.emptyTitle')}>
            {translate('programs.versions.emptyText')}
          </EmptyState>
        }
      />
      {edited && (
        <RuleVersionDialog
          program={program}
          {...(edited === 'new' ? {} : { version: edited })}
          onSave={(body) => save.mutateAsync(body).then(() => notify('programs.versions.saved', { type: 'success' }))}
          onClose={() => setEdited(null)}
        />
      )}
      <ConfirmDialog
        open={leaving !== null}
        title={translate('programs.versions.removeTitle', { date: dayOf(leaving) })}
        confirmLabel={translate('programs.versions.remove')}
        busy={remove.isPending}
        onConfirm={() => leaving && removeNow(leaving)}
        onCancel={() => setLeaving(null)}
      >
        {translate('programs.versions.removeText')}
      </ConfirmDialog>
      <ErrorDialog error={remove.error} onClose={() => remove.reset()} />
    </Section>
  );
}
