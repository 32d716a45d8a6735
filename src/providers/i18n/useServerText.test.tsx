import { render, screen } from '@testing-library/react';
import { I18nContextProvider } from 'react-admin';
import { expect, it, vi } from 'vitest';
import type { Language } from '../../i18n/language';
import { loadI18n } from './portal-i18n';
import { useServerText } from './useServerText';

function Said({ message }: { readonly message: string }) {
  return <p>{useServerText()(message)}</p>;
}

async function said(language: Language, message: string): Promise<string | null> {
  const i18n = await loadI18n(language, vi.fn());
  const { unmount } = render(
    <I18nContextProvider value={i18n}>
      <Said message={message} />
    </I18nContextProvider>,
  );
  const text = screen.getByRole('paragraph').textContent;
  unmount();
  return text;
}

it.each([
  ['en', 'Loan 1004 was not found.', 'Loan 1004 was not found.'],
  ['tr', 'Loan 1004 was not found.', '1004 numaralı kredi bulunamadı.'],
  ['ar', 'Loan 1004 was not found.', 'لم يتم العثور على القرض \u20681004\u2069.'],
  [
    'ar',
    'FeeType: "X" is not a date; nothing was kept.',
    '\u200f\u2068FeeType\u2069: \u2068"X"\u2069 ليس تاريخًا؛ لم يُحفظ شيء.',
  ],
  ['tr', 'Enter a whole number.', 'Bir tam sayı girin.'],
  ['tr', 'No program has been selected You have uploaded 0 files.', 'Program seçilmedi 0 dosya yüklediniz.'],
  [
    'tr',
    'eDisclosure request cancelled. Before: The eDisclosure has been requested on 03/04/2026',
    'e-Bildirim isteği iptal edildi. Önceki durum: e-Bildirim 03/04/2026 tarihinde istendi',
  ],
  ['tr', 'No rate', 'No rate'],
] as const)('says in %s: %s', async (language, message, expected) => {
  expect(await said(language, message)).toBe(expected);
});
