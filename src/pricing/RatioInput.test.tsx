import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInPortal } from '../testing/renderInPortal';
import { loan, option, program } from './pricing.test-support';
import { RateGrid } from './RateGrid';
import { RatioInput } from './RatioInput';

it('shows the debt ratio of a loan with income as computed', () => {
  renderInPortal(<RatioInput loan={loan({ sLTotI: '12000.00', sQualBottomR: '41.200' })} />);
  expect(screen.getByLabelText('DTI')).toHaveAttribute('readonly');
  expect(screen.getByLabelText('DTI')).toHaveValue('41.200%');
});

it('names the rates that the debt ratio keeps from being offered', () => {
  const above = { RatesAboveDti: { Maximum: '50.000', Rates: ['6.250', '6.375'] } };
  const conforming = program('Conforming', [option('6.125', 100.5)], above);
  renderInPortal(<RateGrid program={conforming} lockDays={30} rate={undefined} onPick={() => undefined} />);
  expect(screen.getByText(/^Not offered, because the DTI would be above/)).toHaveTextContent('6.250% · 6.375%');
});
