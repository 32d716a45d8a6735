import { useEffect } from 'react';
import { type UseFormReturn, useFormContext } from 'react-hook-form';
import { useLocation, useSearchParams } from 'react-router-dom';
import { COMPLIANCE_PATH } from '../../../domain/application/locate-field';
import { type RecordListName, recordLists } from '../../../domain/loan/document';
import { isRendered } from './hidden-problems';
import type { SectionRecord } from './section-context';

/** Frames to wait for a field to render, since a record, tab or part may have to open first: a few seconds. */
const FRAMES = 200;

/** Form path of a field path: the record is identified by its index instead of its ID. */
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

/** Focuses a part of the page that is no field. */
function focusPart(path: string): boolean {
  const part = path === COMPLIANCE_PATH ? document.getElementById(path) : null;
  part?.focus();
  part?.scrollIntoView({ block: 'start' });
  return part !== null;
}

/** Field path of a form path: the record is identified by its ID instead of its index. */
export function fieldPathOf(path: string, values: SectionRecord): string {
  const [part = '', index = '', ...rest] = path.split('.');
  const list = recordLists.find((name): name is RecordListName => name === part);
  const id = list && values[list]?.[Number(index)]?.id;
  return id === undefined ? path : [part, id, ...rest].join('.');
}

/** Focuses a field as soon as it is rendered. Returns a function that cancels. */
export function focusWhenThere(
  form: Pick<UseFormReturn<SectionRecord>, 'getValues' | 'setFocus'>,
  path: string,
): () => void {
  let next = 0;
  const attempt = (left: number): void => {
    const formPath = formPathOf(path, form.getValues());
    if (isRendered(formPath)) {
      form.setFocus(formPath as 'version');
      document.activeElement?.scrollIntoView({ block: 'center' });
    } else if (!focusList(formPath) && !focusPart(formPath) && left > 0)
      next = requestAnimationFrame(() => attempt(left - 1));
  };
  next = requestAnimationFrame(() => attempt(FRAMES));
  return () => cancelAnimationFrame(next);
}

/** Focuses the field or list given in the URL as `?at=<path>`. */
export function useFocusField(): void {
  const [search] = useSearchParams();
  // Unlike the form object, these functions are stable, so the effect runs once per link.
  const { getValues, setFocus } = useFormContext<SectionRecord>();
  const { key } = useLocation();
  const path = search.get('at');
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again must focus the field again.
  useEffect(
    () => (path === null ? undefined : focusWhenThere({ getValues, setFocus }, path)),
    [path, key, getValues, setFocus],
  );
}
