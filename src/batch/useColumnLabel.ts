import { useTranslate } from 'react-admin';

/** The label of a field of a batch's rows; a field of the loan has its own label. */
export function useColumnLabel(): (name: string) => string {
  const translate = useTranslate();
  return (name) => translate(`batch.columns.${name}`, { _: translate(`fields.${name}`, { _: name }) });
}
