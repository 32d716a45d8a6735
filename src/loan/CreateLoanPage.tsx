import { Tab, Tabs } from '@mui/material';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { PlacementOptions } from '../../domain/reference/organization.schemas';
import { LeaveGuard } from '../crud/saving/LeaveGuard';
import { ErrorState } from '../ui/ErrorState';
import { Stack } from '../ui/layout/primitives';
import { PageHead } from '../ui/PageHead';
import { CreateSkeleton } from './create/CreateSkeleton';
import { FormWay } from './create/FormWay';
import { ImportWay } from './create/ImportWay';
import { useCreated } from './create/useCreated';
import { usePlacementOptions } from './create/usePlacementOptions';

const ways = ['file', 'form'] as const;
type Way = (typeof ways)[number];

const leaveTexts = {
  title: 'loan.create.leave.title',
  text: 'loan.create.leave.text',
  leave: 'loan.create.leave.leave',
  stay: 'loan.create.leave.stay',
};

/** Keeps both tabs mounted, so that input survives switching. The URL holds the open tab. */
function Ways({ places }: { readonly places: PlacementOptions }) {
  const translate = useTranslate();
  const [search, setSearch] = useSearchParams();
  const way: Way = search.get('way') === 'form' ? 'form' : 'file';
  const [formDirty, setFormDirty] = useState(false);
  const [fileOpen, setFileOpen] = useState(false);
  const released = useRef(false);
  const removeDraft = useRef<() => void>(() => undefined);
  const removePlacement = useRef<() => void>(() => undefined);
  const onCreated = useCreated(released);
  const panel = (of: Way) => ({
    role: 'tabpanel',
    id: `create-${of}`,
    'aria-labelledby': `create-${of}-tab`,
    hidden: way !== of,
  });
  return (
    <>
      <Tabs
        value={way}
        onChange={(_, next: Way) => setSearch({ way: next }, { replace: true })}
        aria-label={translate('loan.create.ways.label')}
      >
        {ways.map((of) => (
          <Tab
            key={of}
            value={of}
            id={`create-${of}-tab`}
            aria-controls={`create-${of}`}
            label={translate(`loan.create.ways.${of}`)}
          />
        ))}
      </Tabs>
      <div {...panel('file')}>
        <ImportWay
          places={places}
          onOpen={setFileOpen}
          onCreated={onCreated}
          onOpenExisting={() => {
            released.current = true;
            removePlacement.current();
          }}
          removeDraft={removePlacement}
        />
      </div>
      <div {...panel('form')}>
        <FormWay places={places} onDirty={setFormDirty} removeDraft={removeDraft} onCreated={onCreated} />
      </div>
      <LeaveGuard
        active={formDirty || fileOpen}
        released={released}
        onLeave={() => {
          removeDraft.current();
          removePlacement.current();
        }}
        texts={leaveTexts}
      />
    </>
  );
}

/** /main/register-my-loan/prog-first: a new loan from a MISMO 3.4 file or a short form. */
export function CreateLoanPage() {
  const translate = useTranslate();
  const places = usePlacementOptions();
  return (
    <Stack columns="minmax(0, 1fr)" gap="s4" inlineSize="100%" maxInlineSize={880} marginInline="auto">
      <PageHead large title={translate('pages.createLoan')} lead={translate('loan.create.lead')} />
      {places.isPending && <CreateSkeleton />}
      {places.error && <ErrorState error={places.error} onRetry={() => void places.refetch()} />}
      {places.data && <Ways places={places.data} />}
    </Stack>
  );
}
