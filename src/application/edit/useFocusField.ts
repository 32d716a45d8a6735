import { useEffect } from 'react';
import { type UseFormReturn, useFormContext } from 'react-hook-form';
import { useLocation, useSearchParams } from 'react-router-dom';
import { type RecordListName, recordLists } from '../../../domain/loan/document';
import type { SectionRecord } from './section-context';
import { isThere } from './unseen';

/** A record opens, a tab changes or a part of the page is fetched before the field is there: a few seconds at most. */
const FRAMES = 200;

/** The path of a field in the form, where a record is named by its index in the list. */
function formPathOf(path: string, values: SectionRecord): string {
  const [part = '', key = '', ...rest] = path.split('.');
  const list = recordLists.find((name): name is RecordListName => name === part);
  const index = list ? (values[list]?.findIndex(({ id }) => id === key) ?? -1) : -1;
  return index < 0 ? path : [part, index, ...rest].join('.');
}

function focusList(path: string): boolean {
  const button = document.querySelector<HTMLElement>(`[data-records="${CSS.escape(path)}"] [data-add]`);
  button?.focus();
  return button !== null;
}

/** The field path of a path of the form: a record is named by its id instead of its index. */
export function fieldPathOf(path: string, values: SectionRecord): string {
  const [part = '', index = '', ...rest] = path.split('.');
  const list = recordLists.find((name): name is RecordListName => name === part);
  const id = list && values[list]?.[Number(index)]?.id;
  return id === undefined ? path : [part, id, ...rest].join('.');
}

/** Moves the cursor to a field as soon as it is rendered. Returns a function that gives up. */
export function focusWhenThere(
  form: Pick<UseFormReturn<SectionRecord>, 'getValues' | 'setFocus'>,
  path: string,
): () => void {
  let next = 0;
  const tryIt = (left: number): void => {
    const formPath = formPathOf(path, form.getValues());
    if (isThere(formPath)) {
      form.setFocus(formPath as 'version');
      document.activeElement?.scrollIntoView({ block: 'center' });
    } else if (!focusList(formPath) && left > 0) next = requestAnimationFrame(() => tryIt(left - 1));
  };
  next = requestAnimationFrame(() => tryIt(FRAMES));
  return () => cancelAnimationFrame(next);
}

/** Goes to the field that the address asks for with `?at=<place>`, or to the list where the place is one. */
export function useFocusField(): void {
  const [search] = useSearchParams();
  // The form is another one with each change of its state, and these two are not: the cursor is taken there once.
  const { getValues, setFocus } = useFormContext<SectionRecord>();
  const { key } = useLocation();
  const path = search.get('at');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link, pressed again, leads there again.
  useEffect(
    () => (path === null ? undefined : focusWhenThere({ getValues, setFocus }, path)),
    [path, key, getValues, setFocus],
  );
}
