import { Button } from '@mui/material';
import { FileDown, FilePlus2, FolderOpen, Timer } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { mayOpen } from '../../../domain/access/may-open';
import type { SavedScenario } from '../../../domain/scenarios/scenario.schemas';
import { useSessionUser } from '../../access/public';
import { LongSave } from '../../crud/saving/LongSave';
import { pageById } from '../../pages/page-table';
import { ActionMenu } from '../../ui/ActionMenu';
import { ErrorDialog } from '../../ui/ErrorDialog';
import { AsOfDialog } from '../AsOfDialog';
import { type QuoteChoice, RateQuoteDialog } from '../quote/RateQuoteDialog';
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
  /** Rates that can be quoted; none while the scenario is not priced. */
  readonly quotes: readonly QuoteChoice[];
  readonly onAsOf: (asOf: string) => void;
  /** Buttons before the menu. */
  readonly children?: ReactNode;
}

/** Saves the scenario, lists the saved ones, quotes its rates, and makes a loan of it. */
export function ScenarioActions({ fields, sound, incomplete, opened, onOpen, quotes, onAsOf, children }: Props) {
  const translate = useTranslate();
  const user = useSessionUser();
  const { save, createLoan } = useScenarioActions();
  const [dialog, setDialog] = useState<'save' | 'list' | 'quote' | 'as-of' | null>(null);
  const own = opened?.isOwn ? opened : undefined;
  // One ID for each time the dialog opens, so that a repeated save makes no second scenario.
  const id = useMemo(() => (dialog === 'save' ? (own?.id ?? crypto.randomUUID()) : ''), [dialog, own?.id]);
  const close = (): void => setDialog(null);
  const mayCreate = sound && !incomplete && mayOpen(pageById('create-loan').access, user);
  const action = (key: NonNullable<typeof dialog>, label: string, icon: typeof FileDown) => ({
    ...{ key, label, icon },
    onChoose: () => setDialog(key),
  });
  return (
    <>
      <Button disabled={!sound} onClick={() => setDialog('save')}>
        {translate('scenarios.save')}
      </Button>
      {children}
      <ActionMenu
        label={translate('scenarios.more')}
        actions={[
          action('list', translate('scenarios.title'), FolderOpen),
          ...(quotes.length > 0 ? [action('quote', translate('scenarios.quote.title'), FileDown)] : []),
          ...(user?.isPml === false ? [action('as-of', translate('pricing.asOf.title'), Timer)] : []),
          ...(mayCreate
            ? [
                {
                  ...{ key: 'create', label: translate('scenarios.createLoan'), icon: FilePlus2, apart: true },
                  onChoose: () => createLoan.mutate(fields),
                },
              ]
            : []),
        ]}
      />
      <LongSave saving={createLoan.isPending} />
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
      {dialog === 'quote' && <RateQuoteDialog loanNum={null} changes={fields} choices={quotes} onClose={close} />}
      {dialog === 'as-of' && <AsOfDialog onChoose={onAsOf} onClose={close} />}
      {createLoan.error && (
        <ErrorDialog error={createLoan.error} onClose={createLoan.reset} title={translate('scenarios.noLoan')} />
      )}
    </>
  );
}
