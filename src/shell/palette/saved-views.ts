import { useStoreContext, useTranslate } from 'react-admin';
import { storeKeyOf } from '../../crud/store-keys';
import { useShortcutPages } from '../shortcuts/shortcut-pages';
import type { PaletteEntry } from './palette-entry';

const isView = (value: unknown): value is { readonly name: string; readonly query: string } => {
  const { name, query } = (value ?? {}) as Readonly<Record<string, unknown>>;
  return typeof name === 'string' && typeof query === 'string';
};

/** The views that the user saved, in all lists that they may open. */
export function useSavedViews(): readonly PaletteEntry[] {
  const translate = useTranslate();
  const store = useStoreContext();
  const pages = useShortcutPages();
  return pages.flatMap(({ resource, view, icon, title, path }) => {
    if (resource === undefined || view !== 'list') return [];
    const stored: unknown = store.getItem(storeKeyOf(resource, 'views'), []);
    if (!Array.isArray(stored)) return [];
    return stored.filter(isView).map(({ name, query }) => ({
      id: `view-${resource}-${name}`,
      text: name,
      icon,
      note: translate(`pages.${title}`),
      path: `${path}?${query}`,
    }));
  });
}
