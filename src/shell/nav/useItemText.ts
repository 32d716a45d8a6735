import { useTranslate } from 'react-admin';
import type { NavigationItem } from './navigation-item';

/** The label of an entry in the user's language. */
export function useItemText(): (item: NavigationItem) => string {
  const translate = useTranslate();
  return ({ translate: key, title = '' }) => (key ? translate(key, { _: title }) : title);
}
