import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { emptyDocument, type LoanDocument } from '../../../domain/loan/document';
import { SectionEdit } from '../edit/SectionEdit';
import { openPage, serveLoan } from '../edit/section.test-support';
import type { ListLayout } from '../layout/layout';
import { liabilityList } from '../layout/liability-layout';
import { EntryList } from './EntryList';

const loan: LoanDocument = {
  ...emptyDocument(),
  ...{ sLNm: '7', sStatusT: '0', version: 4 },
  applicants: [{ aBFirstNm: 'Ann', aBLastNm: 'Lee' }],
  liabilities: [{ id: 'l1', owners: ['0B'], type: '2', holder: 'Card Co', balance: '900.00' }],
};

it('updates the row while typing without re-rendering other fields', async () => {
  let drawn = 0;
  const layout: ListLayout = {
    ...liabilityList,
    groups: [
      {
        key: 'debt',
        fields: ['type', 'holder', 'balance'],
        get titled(): true {
          drawn += 1;
          return true;
        },
      },
    ],
  };
  serveLoan(loan);
  const page = (
    <SectionEdit section="liability" step="liability" title="liability">
      {() => <EntryList layout={layout} />}
    </SectionEdit>
  );
  openPage(page, '7', 'liability');
  const person = userEvent.setup();
  const line = await screen.findByRole('button', { name: /Card Co/, expanded: false });
  await person.click(line);
  const creditor = await screen.findByLabelText('Creditor');
  await person.click(creditor);
  const before = drawn;
  expect(before).toBeGreaterThan(0);
  await person.keyboard('mpany');
  expect(line).toHaveTextContent('Card Company');
  expect(drawn).toBe(before);
});
