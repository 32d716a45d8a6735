import { act, render, screen } from '@testing-library/react';
import { I18nContextProvider } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { message } from '../../../domain/messages/message';
import { loadI18n, loadParts } from './portal-i18n';
import { useMessageText } from './useMessageText';

vi.mock('../../i18n/load-texts', () => ({
  loadTexts: async (_language: string, part: string) =>
    part === 'messages' ? { messages: { 'not-whole': 'Bir tam sayı girin.' } } : { pages: { home: 'Ana sayfa' } },
}));

function Message() {
  return <p>{useMessageText()(message('not-whole'), 'Enter a whole number.')}</p>;
}

it('shows a message in English until its text has loaded, and then in the language', async () => {
  const i18n = await loadI18n('tr', vi.fn());
  render(
    <I18nContextProvider value={i18n}>
      <Message />
    </I18nContextProvider>,
  );
  expect(screen.getByRole('paragraph')).toHaveTextContent('Enter a whole number.');
  await act(() => loadParts(['messages']));
  expect(screen.getByRole('paragraph')).toHaveTextContent('Bir tam sayı girin.');
});
