import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { sections, sectionValues } from '../../../domain/application/sections';
import type { LoanDocument } from '../../../domain/loan/document';
import type { VestingRecord } from '../../../domain/loan/records';
import { fakeServer } from '../../testing/fake-server';
import { renderInPortal, signInAs } from '../../testing/renderInPortal';
import { loanOfThree } from '../borrowers/borrowers.test-support';
import { DraftProvider } from '../edit/draft';
import { SectionProvider } from '../edit/section-context';
import { titleGroup } from '../layout/property-layout';
import { GroupSection } from '../parts/GroupSection';
import { VestingSection } from './VestingSection';

const loanNum = loanOfThree.sLNm;
const ann: VestingRecord = { id: 'v', owners: ['0B'], relationship: '1' };
const path = `/api/loan-proxy/${loanNum}/vesting-borrower`;

/** The section within the property form. */
function Form({ loan, readOnly }: { readonly loan: LoanDocument; readonly readOnly: boolean }) {
  const form = useForm({ defaultValues: sectionValues(loan, sections['loan-prop']) });
  return (
    <SectionProvider value={{ loan, loanNum, readOnly }}>
      <FormProvider {...form}>
        <DraftProvider loan={loan}>
          <VestingSection />
          <GroupSection group={titleGroup} />
        </DraftProvider>
      </FormProvider>
    </SectionProvider>
  );
}

function show(vestings: readonly VestingRecord[], readOnly = false, query = '') {
  signInAs({ username: 'ann', roles: [], menuPermissions: [11], editPermissions: ['0'] });
  const loan: LoanDocument = { ...loanOfThree, sTitleHeldT: '1', vestings: [...vestings] };
  const calls = fakeServer(({ method }) => ({ json: method === 'GET' ? loan : { version: 5, records: [] } }));
  renderInPortal(<Form loan={loan} readOnly={readOnly} />, {
    at: `/loans/${loanNum}/app/loan-property${query}`,
    route: '/loans/:loanNum/app/loan-property',
  });
  return { sent: () => calls.filter(({ method }) => method !== 'GET') };
}

it("adds a borrower with the application's data", async () => {
  const person = userEvent.setup();
  const { sent } = show([ann]);
  expect(await screen.findByText('Borrower, Wife')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ann Lee' })).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Ben Lee' }));
  await waitFor(() =>
    expect(sent()).toMatchObject([
      { method: 'POST', path, body: { version: 4, owners: ['0C'], firstName: 'Ben', lastName: 'Lee' } },
    ]),
  );
});

it('adds a title holder who is not a borrower, by name', async () => {
  const person = userEvent.setup();
  const { sent } = show([]);
  await person.click(await screen.findByRole('button', { name: 'Add title holder' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add title holder' });
  await person.type(within(dialog).getByLabelText(/Last name/), 'Ode');
  await person.selectOptions(within(dialog).getByLabelText('Relationship'), 'Sibling');
  await person.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent()).toMatchObject([
      { method: 'POST', path, body: { version: 4, owners: [], lastName: 'Ode', relationship: '7' } },
    ]),
  );
});

it("fills in the selected borrower, and asks for a trust's name only for a trust", async () => {
  const person = userEvent.setup();
  const { sent } = show([{ id: 'w', owners: [] }]);
  await person.click(await screen.findByRole('button', { name: 'Edit No name yet' }));
  const dialog = await screen.findByRole('dialog');
  await person.selectOptions(within(dialog).getByLabelText(/^Borrower/), 'Cem Kaya');
  await waitFor(() => expect(within(dialog).getByLabelText(/Last name/)).toHaveValue('Kaya'));
  expect(within(dialog).queryByLabelText('Name of the trust or entity')).not.toBeInTheDocument();
  await person.selectOptions(within(dialog).getByLabelText('Type of entity'), 'Living trust');
  await person.type(within(dialog).getByLabelText('Name of the trust or entity'), 'Kaya Trust');
  await person.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent()).toMatchObject([
      { method: 'PUT', body: { id: 'w', owners: ['1B'], lastName: 'Kaya', entityName: 'Kaya Trust' } },
    ]),
  );
});

it('composes the vesting text and copies it to the title field of the form', async () => {
  const person = userEvent.setup();
  show([ann, { id: 'w', owners: ['0C'], relationship: '2' }]);
  const text = 'ANN LEE AND BEN LEE, WIFE AND HUSBAND, AS JOINT TENANTS';
  expect(await screen.findByText(text)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Use as title text' }));
  expect(screen.getByLabelText(/Title will be in the names of/)).toHaveValue(text);
  expect(await screen.findByText('Used as title text')).toBeVisible();
});

it('removes a title holder after confirmation, and capitalizes names', async () => {
  const person = userEvent.setup();
  const { sent } = show([ann]);
  await person.click(await screen.findByRole('button', { name: 'Remove Ann Lee from title' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remove Ann Lee from title?' });
  expect(within(dialog).getByText('They remain a borrower on the loan and keep all their answers.')).toBeVisible();
  await person.click(within(dialog).getByRole('button', { name: 'Remove from title' }));
  await waitFor(() => expect(sent()).toMatchObject([{ method: 'DELETE', path: `${path}/v?version=4` }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await person.click(screen.getByRole('button', { name: 'Capitalize names and texts' }));
  await waitFor(() => expect(sent()[1]).toMatchObject({ path: `/api/loan-proxy/${loanNum}/capitalize-vesting` }));
});

it('offers no changes on a read-only loan', async () => {
  show([ann], true);
  expect(await screen.findByText('Borrower, Wife')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Edit|Add|title|capitals/ })).not.toBeInTheDocument();
});

it('opens the title holder in the URL and focuses the field', async () => {
  show([{ ...ann, entityType: '1' }], false, '?at=vestings.v.entityName');
  const dialog = await screen.findByRole('dialog', { name: 'Title holder Ann Lee' });
  await waitFor(() => expect(within(dialog).getByLabelText('Name of the trust or entity')).toHaveFocus());
});
