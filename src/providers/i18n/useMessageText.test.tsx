import { render, screen } from '@testing-library/react';
import { I18nContextProvider } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { type MessageData, message } from '../../../domain/messages/message';
import type { Language } from '../../i18n/language';
import { formMessage } from '../data/form-message';
import { loadI18n, loadParts } from './portal-i18n';
import { useMessageText } from './useMessageText';

function Message({ data }: { readonly data: MessageData | string }) {
  return <p>{useMessageText()(data, 'Only English.')}</p>;
}

async function textOf(language: Language, data: MessageData | string): Promise<string | null> {
  const i18n = await loadI18n(language, vi.fn());
  await loadParts(['fields', 'messages', 'codes']);
  const { unmount } = render(
    <I18nContextProvider value={i18n}>
      <Message data={data} />
    </I18nContextProvider>,
  );
  const text = screen.getByRole('paragraph').textContent;
  unmount();
  return text;
}

const unknownLoan = message('no-loan-of-number', { loanNum: '1004' });
const retired = message('retired-value', {
  field: { text: 'Purpose', key: 'fields.sLPurposeT' },
  value: { text: 'Purchase', key: 'codes.sLPurposeT.0' },
});
const deskHours = message('lock-desk-hours-on-business-days', {
  opens: { clock: '09:00' },
  closes: { clock: '15:59' },
});
const requested = message('edisclosure-requested', { date: '03/04/2026' });

it.each([
  ['en', unknownLoan, 'Loan 1004 was not found.'],
  ['tr', unknownLoan, '1004 numaralı kredi bulunamadı.'],
  ['ar', unknownLoan, 'لم يتم العثور على القرض \u20681004\u2069.'],
  [
    'ar',
    message('text-no-date', { element: 'FeeType', text: 'X' }),
    '\u200f\u2068FeeType\u2069: «\u2068X\u2069» ليس تاريخًا؛ لم يُحفظ شيء.',
  ],
  ['tr', message('not-whole'), 'Bir tam sayı girin.'],
  ['en', deskHours, 'The lock desk is open on business days, 9:00 AM to 3:59 PM Pacific time, except on holidays.'],
  ['tr', deskHours, 'Kilit masası çalışma saatleri: iş günleri, 9:00–15:59 (Pasifik saati), tatil günleri hariç.'],
  ['tr', [message('no-program'), message('no-submission')], 'Program seçilmedi\n0 dosya yüklediniz.'],
  [
    'tr',
    message('edisclosure-cancelled', { before: requested }),
    'e-Bildirim isteği iptal edildi. Önceki durum: e-Bildirim 03/04/2026 tarihinde istendi',
  ],
  ['tr', { text: 'No rate' }, 'No rate'],
  ['en', retired, 'Purpose: “Purchase” is no longer offered. It was imported as it is.'],
  ['tr', retired, 'Amaç: “Satın alma” artık sunulmuyor; olduğu gibi alındı.'],
  ['ar', retired, '\u200f\u2068الغرض\u2069: لم يعد الخيار «\u2068شراء\u2069» متاحًا؛ حُفظ كما ورد.'],
  ['tr', { code: 'newer-than-this', values: {} }, 'Only English.'],
] as const)('in %s, translates %o', async (language, data, expected) => {
  expect(await textOf(language, data)).toBe(expected);
});

it('translates form messages: codes, messages with values, and texts of other systems', async () => {
  expect(await textOf('tr', formMessage(message('not-whole')))).toBe('Bir tam sayı girin.');
  expect(await textOf('tr', formMessage(unknownLoan))).toBe('1004 numaralı kredi bulunamadı.');
  expect(await textOf('tr', formMessage({ text: 'Ask Ada.' }))).toBe('Ask Ada.');
  expect(await textOf('tr', 'newer-than-this')).toBe('newer-than-this');
});
