import { Button } from '@mui/material';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { mayOpen } from '../../../domain/access/may-open';
import type { SavedScenario } from '../../../domain/scenarios/scenario.schemas';
import { useSessionUser } from '../../access/public';
import { pageById } from '../../pages/page-table';
import { ErrorDialog } from '../../ui/ErrorDialog';
import type { ScenarioChanges } from '../scenario-changes';
import { SaveScenarioDialog } from './SaveScenarioDialog';
import { ScenariosDialog } from './ScenariosDialog';
import { useScenarioActions } from './useScenarios';

interface Props {
  /** What the form says now. */
  readonly fields: ScenarioChanges;
  readonly sound: boolean;
  /** The scenario lacks values that a loan needs. */
  readonly incomplete: boolean;
  readonly opened: SavedScenario | undefined;
  readonly onOpen: (id: string) => void;
}

/** Saves the scenario, lists the saved ones, and makes a loan of it. */
export function ScenarioActions({ fields, sound, incomplete, opened, onOpen }: Props) {
  const translate = useTranslate();
  const user = useSessionUser();
  const { save, createLoan } = useScenarioActions();
  const [dialog, setDialog] = useState<'save' | 'list' | null>(null);
  const own = opened?.isOwn ? opened : undefined;
  // One ID for each time the dialog opens, so that a repeated save makes no second scenario.
  const id = useMemo(() => (dialog === 'save' ? (own?.id ?? crypto.randomUUID()) : ''), [dialog, own?.id]);
  const close = (): void => setDialog(null);
  return (
    <>
      <Button onClick={() => setDialog('list')}>{translate('scenarios.title')}</Button>
      <Button disabled={!sound} onClick={() => setDialog('save')}>
        {translate('scenarios.save')}
      </Button>
      {mayOpen(pageById('create-loan').access, user) && (
        <Button
          disabled={!sound || incomplete}
          loading={createLoan.isPending}
          onClick={() => createLoan.mutate(fields)}
        >
          {translate('scenarios.createLoan')}
        </Button>
      )}
      {dialog === 'save' && (
        <SaveScenarioDialog
          first={{ name: own?.name ?? '', shared: own?.shared ?? false }}
          onSave={async ({ name, shared }) => {
            await save(id, { version: own?.version ?? null, name, shared, fields: { ...fields } });
            onOpen(id);
          }}
          onClose={close}
        />
      )}
      {dialog === 'list' && (
        <ScenariosDialog
          onOpen={(next) => {
            close();
            onOpen(next);
          }}
          onClose={close}
        />
      )}
      {createLoan.error && (
        <ErrorDialog error={createLoan.error} onClose={createLoan.reset} title={translate('scenarios.noLoan')} />
      )}
    </>
  );
}
