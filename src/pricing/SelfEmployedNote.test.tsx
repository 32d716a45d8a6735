import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { emptyDocument, type LoanDocument } from '../../domain/loan/document';
import { renderInPortal } from '../testing/renderInPortal';
import { SelfEmployedNote } from './SelfEmployedNote';

const loan: LoanDocument = { ...emptyDocument(), sLNm: '7', sStatusT: '0', version: 1 };
const job = { id: 'e', owners: ['0B' as const], employer: 'Arroyo Works', selfEmployed: true };

it.each([
  [[job], true, 'Self-employed, from the job Arroyo Works'],
  [[job], false, 'Overridden. The job Arroyo Works is self-employed.'],
  [[], false, 'No current job is self-employed.'],
  [[], true, 'Overridden. No current job is self-employed.'],
])('says what the jobs say, and that the scenario overrides it', (employments, answer, text) => {
  renderInPortal(<SelfEmployedNote loan={{ ...loan, employments }} answer={answer} />);
  expect(screen.getByText((shown) => shown.replace(/[\u2068\u2069]/g, '') === text)).toBeVisible();
});
