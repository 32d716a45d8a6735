import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderInPortal } from '../testing/renderInPortal';
import { ChartFrame } from './ChartFrame';
import { CopyButton } from './CopyButton';
import { HorizontalStepper } from './HorizontalStepper';
import { SidePanel } from './SidePanel';

describe('the side panel', () => {
  it('is labeled by its title, shows its actions, and closes', async () => {
    const onClose = vi.fn();
    renderInPortal(
      <SidePanel title="Conditions" open docked onClose={onClose} footer={<button type="button">Add</button>}>
        <p>Twelve conditions</p>
      </SidePanel>,
    );
    const panel = within(screen.getByRole('complementary', { name: 'Conditions' }));
    expect(panel.getByText('Twelve conditions')).toBeVisible();
    expect(panel.getByRole('button', { name: 'Add' })).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('closes with Escape if it overlays the page', async () => {
    const onClose = vi.fn();
    renderInPortal(
      <SidePanel title="Conditions" open onClose={onClose}>
        <p>Twelve conditions</p>
      </SidePanel>,
    );
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('the chart frame', () => {
  const frame = { title: 'Price by rate', words: 'From 98.5 at 5.875% to 101.2 at 6.625%.' };

  it('has a text alternative', () => {
    renderInPortal(
      <ChartFrame {...frame} legend={[{ label: 'Price', color: 'teal' }]}>
        <svg data-testid="drawing" />
      </ChartFrame>,
    );
    const figure = screen.getByRole('figure', { name: 'Price by rate' });
    expect(figure).toHaveTextContent('From 98.5 at 5.875% to 101.2 at 6.625%.');
    expect(figure).toHaveTextContent('Price');
    expect(screen.getByTestId('drawing').closest('[aria-hidden="true"]')).not.toBeNull();
  });

  it('shows loading, empty and error states', () => {
    const { unmount } = renderInPortal(<ChartFrame {...frame} loading />);
    expect(screen.getByRole('figure')).toHaveAttribute('aria-busy', 'true');
    unmount();
    const none = renderInPortal(<ChartFrame {...frame} empty />);
    expect(screen.getByText('No data yet')).toBeVisible();
    none.unmount();
    renderInPortal(<ChartFrame {...frame} error={new Error('no prices')} />);
    expect(screen.getByRole('alert')).toHaveTextContent('no prices');
    expect(screen.queryByText(frame.words)).toBeNull();
  });

  it('contains the error of a failing chart', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Broken = (): never => {
      throw new Error('no scale');
    };
    renderInPortal(
      <>
        <ChartFrame {...frame}>
          <Broken />
        </ChartFrame>
        <p>The page</p>
      </>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('no scale');
    expect(screen.getByText('The page')).toBeVisible();
  });
});

it('a stepper connects only steps that were reached', () => {
  const step = (key: string, state: 'done' | 'paused' | 'next' | 'todo') => ({ key, label: key, value: '–', state });
  const steps = [step('a', 'done'), step('b', 'done'), step('c', 'next'), step('d', 'paused'), step('e', 'todo')];
  renderInPortal(<HorizontalStepper label="Milestones" steps={steps} />);
  const lines = [...screen.getByRole('list', { name: 'Milestones' }).querySelectorAll('i')];
  const [reached, ...others] = lines.map((line) => line.className);
  expect(new Set(others).size).toBe(1);
  expect(others[0]).not.toBe(reached);
});

it('a stepper announces the next step', () => {
  renderInPortal(
    <HorizontalStepper
      label="Milestones"
      steps={[
        { key: '3', label: 'Registered', value: '11/03/26', state: 'done' },
        { key: '4', label: 'Approved', value: '–', state: 'next' },
      ]}
    />,
  );
  const [first, second] = within(screen.getByRole('list', { name: 'Milestones' })).getAllByRole('listitem');
  expect(first).not.toHaveAttribute('aria-current');
  expect(second).toHaveAttribute('aria-current', 'step');
});

it('a copy button copies and confirms', async () => {
  const user = userEvent.setup();
  renderInPortal(<CopyButton text="ann@example.com" label="Copy the address of Ann" />);
  await user.click(screen.getByRole('button', { name: 'Copy the address of Ann' }));
  expect(await screen.findByText('Copied')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe('ann@example.com');
});
