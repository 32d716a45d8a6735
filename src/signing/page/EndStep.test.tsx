import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { SignerView } from '../../../domain/signing/borrower-signing.schemas';
import { EndStep } from './EndStep';

const document = (id: string, hasCopy: boolean): SignerView['documents'][number] => ({
  ...{ id, title: `Form ${id}`, size: 10, sha256: 'ab', choiceKind: null, viewed: true, hasCopy },
});
const view: SignerView = {
  ...{ lender: 'Emet Mortgage', title: 'Initial disclosures', name: 'Ruta Lindqvist', email: 'ruta@example.com' },
  contact: { name: 'Noor Haddad', email: 'help@example.com', phone: null },
  ...{ state: 'signed', step: 'signed', expiresAt: '2026-12-04T18:42:00Z', consentVersion: '2026-11' },
  waitsForOthers: false,
  documents: [document('1', true), document('2', false)],
};
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('waits until the copies of all documents are there, and offers those that are', async () => {
  window.scrollTo = () => undefined;
  vi.useFakeTimers();
  const complete = { ...view, documents: [document('1', true), document('2', true)] };
  vi.stubGlobal('fetch', async () => Response.json(complete));
  const onView = vi.fn();
  const none = () => undefined;
  render(<EndStep signer="s" view={view} onView={onView} onEnded={none} onLeave={none} />);
  expect(screen.getByText(/preparing your signed copies/)).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /Download/ })).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(3_100);
  expect(onView).toHaveBeenCalledWith(complete);
});
