import { useTranslate } from 'react-admin';
import type { NavigationItem } from './navigation-item';

/** What an entry is called in the person's language. */
export function useItemText(): (item: NavigationItem) => string {
  const translate = useTranslate();
  return ({ translate: key, title = '' }) => (key ? translate(key, { _: title }) : title);
}
