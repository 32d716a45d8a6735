import { Button, Checkbox } from '@mui/material';
import { Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatMoney } from '../../../domain/format/money';
import type { SavedScenario } from '../../../domain/scenarios/scenario.schemas';
import { MOST_COMPARED } from '../../../domain/scenarios/scenario-limits';
import { useErrorText } from '../../providers/i18n/useErrorText';
import { useFormats } from '../../providers/i18n/useFormats';
import { ActionMenu } from '../../ui/ActionMenu';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { CopyButton } from '../../ui/CopyButton';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { FactSkeleton } from '../../ui/FactSkeleton';
import { Box, Note, Row } from '../../ui/layout/primitives';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../../ui/overlays';
import { CompareScenarios } from './CompareScenarios';
import { linkOf, useScenarioActions, useScenarioList } from './useScenarios';

interface Props {
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}

/** Own and shared scenarios: open, compare, share by link, delete. */
export function ScenariosDialog({ onOpen, onClose }: Props) {
  const translate = useTranslate();
  const { instant } = useFormats();
  const errorText = useErrorText();
  const id = useId();
  const { data: scenarios, error, refetch } = useScenarioList(true);
  const { remove } = useScenarioActions();
  const [picked, setPicked] = useState<readonly string[]>([]);
  const [comparing, setComparing] = useState(false);
  const [removing, setRemoving] = useState<SavedScenario | null>(null);
  const compared = (scenarios ?? []).filter((one) => picked.includes(one.id));
  if (comparing) return <CompareScenarios scenarios={compared} onOpen={onOpen} onClose={() => setComparing(false)} />;
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{translate('scenarios.title')}</DialogTitle>
      <DialogContent>
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!error && !scenarios && <FactSkeleton groups={[4]} />}
        {scenarios?.length === 0 && (
          <EmptyState title={translate('scenarios.none')}>{translate('scenarios.noneHelp')}</EmptyState>
        )}
        {remove.error && <Note role="alert">{errorText(remove.error)}</Note>}
        <Box as="ul">
          {scenarios?.map((one) => (
            <Row as="li" key={one.id} gap="s2" paddingBlock="s2" lineBelow>
              <Checkbox
                size="small"
                checked={picked.includes(one.id)}
                disabled={!picked.includes(one.id) && picked.length >= MOST_COMPARED}
                slotProps={{ input: { 'aria-label': translate('scenarios.pick', { name: one.name }) } }}
                onChange={(_, on) => setPicked(on ? [...picked, one.id] : picked.filter((each) => each !== one.id))}
              />
              <Box flex={1} minInlineSize={0}>
                <Button variant="text" size="small" onClick={() => onOpen(one.id)}>
                  <bdi>{one.name}</bdi>
                </Button>
                <Note as="p" paddingInline="s2">
                  {[
                    formatMoney(one.fields.sLAmtCalc as string | undefined),
                    one.isOwn ? translate(one.shared ? 'scenarios.shared' : 'scenarios.private') : one.owner,
                    instant(one.savedAt),
                  ].join(' · ')}
                </Note>
              </Box>
              {one.shared && (
                <CopyButton text={linkOf(one.id)} label={translate('scenarios.copyLink', { name: one.name })} />
              )}
              <ActionMenu
                label={translate('scenarios.actions', { name: one.name })}
                actions={
                  one.isOwn
                    ? [
                        {
                          key: 'delete',
                          label: translate('scenarios.delete'),
                          icon: Trash2,
                          onChoose: () => setRemoving(one),
                        },
                      ]
                    : []
                }
              />
            </Row>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button disabled={picked.length < 2} onClick={() => setComparing(true)}>
          {translate(picked.length < 2 ? 'scenarios.compareHint' : 'scenarios.compare')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {translate('shell.close')}
        </Button>
      </DialogActions>
      <ConfirmDialog
        open={removing !== null}
        title={translate('scenarios.deleteTitle', { name: removing?.name ?? '' })}
        confirmLabel={translate('scenarios.delete')}
        safe="cancel"
        busy={remove.isPending}
        onConfirm={() =>
          removing &&
          remove.mutate(removing, {
            onSettled: () => {
              setPicked(picked.filter((each) => each !== removing.id));
              setRemoving(null);
            },
          })
        }
        onCancel={() => setRemoving(null)}
      >
        {translate('scenarios.deleteText')}
      </ConfirmDialog>
    </Dialog>
  );
}
