import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderInPortal } from '../../testing/renderInPortal';
import { SendEmailPanel } from './SendEmailPanel';

function open(more: object = {}) {
  const calls = { onCancel: vi.fn(), onPreview: vi.fn(), onSend: vi.fn() };
  renderInPortal(
    <SendEmailPanel open ready {...calls} {...more}>
      <p>The message</p>
    </SendEmailPanel>,
  );
  return calls;
}

const button = (name: string) => screen.getByRole('button', { name });

describe('the send-email panel', () => {
  it('is titled Send Email, shows its content, and has Cancel, Preview and Send (EMAIL-01, EMAIL-06)', async () => {
    const { onCancel, onPreview, onSend } = open();
    expect(screen.getByRole('complementary', { name: 'Send Email' })).toHaveTextContent('The message');
    for (const name of ['Preview', 'Send', 'Cancel']) await userEvent.click(button(name));
    for (const call of [onPreview, onSend, onCancel]) expect(call).toHaveBeenCalledOnce();
  });

  it('shows a custom title', () => {
    open({ title: 'Reply' });
    expect(screen.getByRole('heading', { name: 'Reply' })).toBeVisible();
  });

  it('disables Preview and Send until the email is ready', () => {
    open({ ready: false });
    expect([button('Preview'), button('Send')].every((each) => each.hasAttribute('disabled'))).toBe(true);
    expect(button('Cancel')).toBeEnabled();
  });
});
