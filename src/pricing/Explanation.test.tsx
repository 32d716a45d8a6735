import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInPortal } from '../testing/renderInPortal';
import { Explanation } from './Explanation';
import { option, program } from './pricing.test-support';

it('says that an income was not checked', async () => {
  const rate = option('6.125', 100.5);
  const homeReady = program('HomeReady 30 Yr Fixed', [rate], { NotChecked: ['area-income'] });
  renderInPortal(<Explanation program={homeReady} option={rate} onPick={() => undefined} />);
  expect(
    await screen.findByText('The borrowers’ income is not known. It wasn’t checked against the area limit.'),
  ).toBeVisible();
});
