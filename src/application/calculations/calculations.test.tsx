import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { jointLoan, sampleLoan } from '../../../domain/application/calculations/sample-loan.test-support';
import type { LoanDocument } from '../../../domain/loan/document';
import { renderInPortal } from '../../testing/renderInPortal';
import { onScreen } from '../../testing/screen-width';
import { CalculationsPanel } from './CalculationsPanel';
import { SectionCalculations } from './SectionCalculations';

const linkOf = (path: string) => `/loans/1/app/page?at=${path}`;

const calculation = (name: string | RegExp) => screen.getByRole('button', { name });

const rowsOf = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Takes the focus when the URL names it. */
function Field() {
  const { search } = useLocation();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (search) input.current?.focus();
  }, [search]);
  return <input ref={input} />;
}

describe('key figures', () => {
  it('match the loan', () => {
    renderInPortal(<CalculationsPanel loan={sampleLoan} linkOf={linkOf} />);
    const panel = within(screen.getByRole('region', { name: 'Key figures' }));
    const shown = panel.getAllByRole('definition').map((value) => value.textContent);
    expect(shown).toEqual([
      '$14,100.00',
      '$469.00',
      '$1,765.82',
      '12.524%',
      '15.850%',
      '88.235%',
      '$282,000.00',
      '$28,800.00',
    ]);
  });

  it('say that a debt ratio is estimated and a payment incomplete until taxes and insurance are known', () => {
    const { sProRealETx: _, sProHazIns: __, ...unknown } = sampleLoan;
    renderInPortal(<CalculationsPanel loan={unknown} linkOf={linkOf} />);
    const names = () => screen.getAllByRole('term').map((name) => name.textContent);
    expect(names()).toContain('Total DTI (estimated)');
    expect(names()).toContain('Proposed housing expense (without taxes and insurance)');
  });

  it('do not once taxes and insurance are known', () => {
    renderInPortal(<CalculationsPanel loan={sampleLoan} linkOf={linkOf} />);
    expect(screen.getAllByRole('term').map((name) => name.textContent)).toContain('Total DTI');
  });

  it('collapse to one line on a phone, which opens them', async () => {
    onScreen('narrow');
    renderInPortal(<CalculationsPanel loan={sampleLoan} linkOf={linkOf} />);
    const toggle = screen.getByRole('button', { name: 'Key figures' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByText('15.850%', { selector: 'span bdi' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Total DTI/ })).toBeNull();
    await userEvent.click(toggle);
    expect(calculation(/^Total DTI/)).toBeVisible();
    await userEvent.click(toggle);
    expect(screen.queryByRole('button', { name: /^Total DTI/ })).toBeNull();
  });

  it('explain an average like a worksheet', async () => {
    const [job] = sampleLoan.employments;
    const history = { ytdMonths: '9.50', overtimeYtd: '7125.00', overtimeLastYear: '12000.00' };
    const loan = { ...sampleLoan, employments: job ? [{ ...job, ...history }] : [] };
    const person = userEvent.setup();
    renderInPortal(<CalculationsPanel loan={loan} linkOf={linkOf} />);
    await person.click(calculation(/^Total monthly income/));
    await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Larkspur Optics' }));
    expect(await screen.findByRole('heading', { name: /Average overtime: .*Larkspur Optics/ })).toBeVisible();
    expect(rowsOf(screen.getByRole('dialog'))).toEqual([
      'Overtime, year to date$7,125.00',
      'Months averageddivided by 9.50 months',
      expect.stringMatching(/^Average overtime: .*\$750\.00$/),
      'Not counted',
      'Overtime, last yearIncome is declining: only the latest period counts$12,000.00',
    ]);
  });

  it('include CLTV and HCLTV if they differ from LTV', () => {
    renderInPortal(<CalculationsPanel loan={{ ...sampleLoan, sConcurSubFin: '10000.00' }} linkOf={linkOf} />);
    expect(calculation(/^CLTV, 91.176%/)).toBeVisible();
  });

  it('show cash to borrower when the borrower receives money', () => {
    const loan = { ...sampleLoan, sLPurposeT: '2', sRefPdOffAmt: '200000.00', sPurchPrice: null };
    renderInPortal(<CalculationsPanel loan={loan} linkOf={linkOf} />);
    expect(calculation(/^Cash to borrower, \$111,200.00/)).toBeVisible();
  });
});

describe('explanation', () => {
  it('opens by keyboard, shows each line and the total, and restores the focus', async () => {
    renderInPortal(<CalculationsPanel loan={sampleLoan} linkOf={linkOf} />);
    calculation(/^Cash from borrower/).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Cash from borrower' });
    expect(within(dialog).getByRole('heading')).toHaveFocus();
    expect(rowsOf(dialog)).toEqual([
      'Purchase price$340,000.00',
      'Estimated closing costs$8,750.00',
      'Seller credit\u2212$4,750.00',
      'Lender credit\u2212$1,000.00',
      'Earnest money\u2212$10,000.00',
      'Other credits\u2212$4,200.00',
      'Note amount\u2212$300,000.00',
      'Cash from borrower$28,800.00',
    ]);
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calculation(/^Cash from borrower/)).toHaveFocus();
  });

  it('links a line to its field and leaves the focus there', async () => {
    const { where } = renderInPortal(
      <>
        <SectionCalculations loan={sampleLoan} keys={['totalAssets']} linkOf={linkOf} />
        <Field />
      </>,
    );
    await userEvent.click(calculation(/^Total assets/));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('link', { name: 'Quill Funds' }));
    expect(where()).toBe('/loans/1/app/page?at=assets.a4.value');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('opens the calculation behind a line and goes back', async () => {
    renderInPortal(<CalculationsPanel loan={sampleLoan} linkOf={linkOf} />);
    await userEvent.click(calculation(/^Total DTI/));
    const dialog = await screen.findByRole('dialog', { name: 'Total DTI' });
    expect(rowsOf(dialog)).toEqual([
      'Qualifying housing payment$1,765.82',
      'Monthly debts that count$469.00',
      'Total$2,234.82',
      'Total monthly incomedivided by $14,100.00',
      'Total DTI15.850%',
    ]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Total monthly income' }));
    expect(screen.getByRole('heading', { name: 'Total monthly income' })).toHaveFocus();
    expect(rowsOf(dialog)[0]).toMatch(/^Larkspur Optics.*\$10,000.00$/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Back to Total DTI' }));
    expect(screen.getByRole('heading', { name: 'Total DTI' })).toHaveFocus();
  });

  it('groups lines by borrower and explains why one is not counted', async () => {
    renderInPortal(<SectionCalculations loan={jointLoan} keys={['totalIncome']} linkOf={linkOf} />);
    await userEvent.click(calculation(/^Total monthly income/));
    const rows = rowsOf(await screen.findByRole('dialog'));
    expect(rows).toContain('Marisol Abernathy$14,100.00');
    expect(rows).toContain('Jonah Abernathy$2,600.00');
    expect(rows).toContain('All borrowers$300.00');
    expect(rows.at(-2)).toBe('Not counted');
    expect(rows.at(-1)).toMatch(/^Old Mill School.*Previous job\$3,100.00$/);
  });

  it('links an unknown value to its missing inputs', async () => {
    const loan = { ...sampleLoan, sNoteIR: null };
    renderInPortal(<CalculationsPanel loan={loan} linkOf={linkOf} />);
    await userEvent.click(calculation('Total DTI, not known yet. How it’s calculated'));
    const rate = await screen.findByRole('link', { name: 'Note rate' });
    expect(rate).toHaveAttribute('href', linkOf('sNoteIR'));
  });

  it('shows plain text for fields without a page', async () => {
    renderInPortal(<SectionCalculations loan={sampleLoan} keys={['debts']} linkOf={() => undefined} />);
    await userEvent.click(calculation(/^Monthly debts/));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).queryByRole('link')).toBeNull();
    expect(rowsOf(dialog)[0]).toBe('Pine CardRevolving$44.00');
  });
});

describe('figures on a page', () => {
  // 282,000 - 28,800 = 253,200; / 1,765.82 = 143.389. A second home needs 2 x 1,765.82 = 3,531.64.
  it('show reserves in months, and what they are short of', async () => {
    const keys = ['reserves', 'reserveMonths', 'requiredReserves', 'reserveMargin'] as const;
    const loan = { ...sampleLoan, sOccTPe: '1' };
    const { unmount } = renderInPortal(<SectionCalculations loan={loan} keys={keys} linkOf={linkOf} />);
    expect(calculation(/^Reserves in months of payments, 143.38 months/)).toBeVisible();
    expect(calculation(/^Reserves above the requirement, \$249,668.36/)).toBeVisible();
    await userEvent.click(calculation(/^Required reserves/));
    expect(rowsOf(await screen.findByRole('dialog'))).toEqual([
      'Monthly payments of $1,765.82 required: 2$3,531.64',
      'Required reserves$3,531.64',
    ]);
    unmount();
    const poor = { ...loan, assets: loan.assets.slice(0, 1) };
    renderInPortal(<SectionCalculations loan={poor} keys={keys} linkOf={linkOf} />);
    await userEvent.click(calculation(/^Reserves short of the requirement, \$20,331.64/));
    // -16,800.00 - 3,531.64 = -20,331.64, shown with the opposite sign.
    expect(rowsOf(await screen.findByRole('dialog'))).toEqual([
      'Reserves after closing$16,800.00',
      'Required reserves$3,531.64',
      'Reserves short of the requirement$20,331.64',
    ]);
  });

  it('omit kinds that the loan does not have', () => {
    renderInPortal(
      <SectionCalculations
        loan={sampleLoan}
        keys={['incomeBase', 'incomeCommission', 'totalIncome']}
        linkOf={linkOf}
      />,
    );
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Base pay', 'Total monthly income']);
  });

  it('name the borrower or property if there are several', () => {
    renderInPortal(<SectionCalculations loan={jointLoan} keys={['borrowerIncome', 'propertyRent']} linkOf={linkOf} />);
    expect(calculation(/Jonah Abernathy.*\$2,600.00/)).toBeVisible();
    expect(calculation(/18 Juniper Court, Ventura.*\$300.00/)).toBeVisible();
  });
});

function Typing({ next }: { readonly next: LoanDocument }) {
  const [loan, setLoan] = useState(sampleLoan);
  return (
    <>
      <button type="button" onClick={() => setLoan(next)}>
        Type
      </button>
      <CalculationsPanel loan={loan} linkOf={linkOf} />
    </>
  );
}

describe('changed figure', () => {
  it('is highlighted briefly and announced once typing pauses', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    renderInPortal(<Typing next={{ ...sampleLoan, sLAmtCalc: '320000.00' }} />);
    await userEvent.click(screen.getByRole('button', { name: 'Type' }), { advanceTimers: vi.advanceTimersByTime });
    expect(calculation(/^LTV, 94.118%/)).toHaveAttribute('data-changed', 'true');
    expect(calculation(/^Total monthly income/)).toHaveAttribute('data-changed', 'false');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    act(() => vi.advanceTimersByTime(1000));
    expect(screen.getByRole('status')).toHaveTextContent('LTV is now 94.118%.');
    act(() => vi.advanceTimersByTime(1500));
    expect(calculation(/^LTV, 94.118%/)).toHaveAttribute('data-changed', 'false');
  });
});
