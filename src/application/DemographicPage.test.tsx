import { focusManager, onlineManager } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { emptyDocument, type LoanDocument } from '../../domain/loan/document';
import { DemographicPage } from './DemographicPage';
import { openPage, serveLoan } from './edit/section.test-support';

afterEach(() => {
  focusManager.setFocused(undefined);
  onlineManager.setOnline(true);
});

/** The page with a button that unmounts and remounts it. */
function LeftAndOpened() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Leave or come back
      </button>
      {isOpen && <DemographicPage />}
    </>
  );
}

async function open(applicant: object = {}) {
  const loan: LoanDocument = {
    ...emptyDocument(),
    sLNm: '7',
    sStatusT: '0',
    version: 4,
    applicants: [{ aBFirstNm: 'Ann', aBLastNm: 'Lee', ...applicant }],
  };
  const person = userEvent.setup();
  const server = serveLoan(loan);
  openPage(<LeftAndOpened />, '7', 'demographic');
  // What is below the first view is rendered last.
  await screen.findByRole('combobox', { name: 'How the application was taken' });
  const group = (name: string) => within(screen.getByRole('group', { name }));
  const press = (name: string, label: string) => person.click(group(name).getByRole('checkbox', { name: label }));
  const chosen = (name: string) =>
    group(name)
      .queryAllByRole<HTMLInputElement>('checkbox', { checked: true })
      .map((box) => box.labels?.[0]?.textContent);
  return { person, server, press, chosen };
}

const decline = 'I do not wish to provide this information';

it('selects parents, children and the ethnicity opt-out by the rules (DEMO-08 to -10, -12, -13)', async () => {
  const { person, server, press, chosen } = await open();
  await press('Ethnicity', 'Puerto Rican');
  expect(chosen('Ethnicity')).toEqual(['Hispanic or Latino', 'Puerto Rican']);
  await press('Ethnicity', 'Puerto Rican');
  expect(chosen('Ethnicity')).toEqual(['Hispanic or Latino']);
  await press('Ethnicity', 'Mexican');
  await press('Ethnicity', 'Not Hispanic or Latino');
  await press('Ethnicity', 'Hispanic or Latino');
  expect(chosen('Ethnicity')).toEqual(['Not Hispanic or Latino']);
  await press('Ethnicity', decline);
  expect(chosen('Ethnicity')).toEqual([decline]);
  await press('Ethnicity', 'Mexican');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved.');
  expect(server.stored.loan.applicants[0]).toMatchObject({ aBEthnicities: ['A', 'AA'] });
});

it('selects race by the rules, and asks for text only for the selected answer (DEMO-11, DEMO-12)', async () => {
  const { press, chosen } = await open({ aBRaces: ['C'] });
  expect(screen.queryByRole('textbox')).toBeNull();
  await press('Race', 'Hmong');
  expect(chosen('Race')).toEqual(['Asian', 'Hmong', 'Black or African American']);
  expect(screen.getByRole('textbox', { name: 'Other Asian' })).toBeVisible();
  await press('Race', decline);
  expect(chosen('Race')).toEqual([decline]);
  expect(screen.queryByRole('textbox')).toBeNull();
  await press('Race', 'White');
  expect(chosen('Race')).toEqual(['White']);
});

it('shows each group title once, the reason for asking, and the note for in-person refusals', async () => {
  const { person, press } = await open();
  expect(screen.getByRole('heading', { level: 3, name: 'Ethnicity' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Why we ask' })).toHaveTextContent(/Federal law/);
  await press('Race', decline);
  expect(screen.queryByRole('radiogroup')).toBeNull();
  await person.selectOptions(
    screen.getByRole('combobox', { name: 'How the application was taken' }),
    'Face-to-face interview',
  );
  expect(screen.getByRole('radiogroup', { name: 'Race collected by observation or surname' })).toBeVisible();
  expect(screen.getByText(/declined in person/)).toBeVisible();
  await press('Race', 'White');
  await waitFor(() => expect(screen.queryByText(/declined in person/)).toBeNull());
  const sexes = within(screen.getByRole('combobox', { name: 'Sex' })).getAllByRole('option');
  expect(sexes.map((option) => option.textContent)).toEqual(
    expect.arrayContaining(['Male', 'Female', 'Not provided', 'Both male and female']),
  );
});

it('does not refetch demographics on remount, focus or reconnect, unlike the loan (APP-03)', async () => {
  const { person, server } = await open();
  const requestCount = (path: string) => server.calls.filter((call) => call.path.startsWith(path)).length;
  const loans = requestCount('/api/lqb/loans/7');
  await person.dblClick(screen.getByRole('button', { name: 'Leave or come back' }));
  await screen.findByRole('group', { name: 'Ethnicity' });
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await waitFor(() => expect(requestCount('/api/lqb/loans/7')).toBeGreaterThan(loans));
  expect(requestCount('/api/loan-proxy/7/demographics')).toBe(1);
});
