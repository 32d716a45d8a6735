import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { I18nContextProvider } from 'react-admin';
import { expect, it, vi } from 'vitest';
import type { Language } from '../i18n/language';
import { loadI18n, loadParts } from '../providers/i18n/portal-i18n';
import { useFieldLabels } from './useFieldLabels';

it.each([
  ['en', 'Full Document', 'Full Document'],
  ['tr', 'Full Document', 'Tam belgeli'],
  ['tr', 'Asset Utilization', 'Varlık kullanımı'],
  ['tr', 'Written by hand', 'Written by hand'],
] satisfies [Language, string, string][])(
  'shows in %s the stored documentation type %s as %s',
  async (language, stored, shown) => {
    const i18n = await loadI18n(language, vi.fn());
    await loadParts(['codes']);
    const { result } = renderHook(() => useFieldLabels(), {
      wrapper: ({ children }) => (
        <QueryClientProvider client={new QueryClient()}>
          <I18nContextProvider value={i18n}>{children}</I18nContextProvider>
        </QueryClientProvider>
      ),
    });
    expect(result.current.text('sCustomField2Notes', stored)).toBe(shown);
  },
);
