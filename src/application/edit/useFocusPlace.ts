import { useEffect } from 'react';
import { type UseFormReturn, useFormContext } from 'react-hook-form';
import { useLocation, useSearchParams } from 'react-router-dom';
import { type RecordListName, recordLists } from '../../../domain/loan/document';
import { isThere } from './unseen';
import type { SectionRecord } from './useSectionForm';

/** A record opens, a tab changes or a part of the page is fetched before the field is there: a few seconds at most. */
const FRAMES = 200;

/** Where the form keeps a place: a record stands there by its number in the list. */
function pathOfPlace(place: string, values: SectionRecord): string {
  const [part = '', key = '', ...rest] = place.split('.');
  const list = recordLists.find((name): name is RecordListName => name === part);
  const index = list ? (values[list]?.findIndex(({ id }) => id === key) ?? -1) : -1;
  return index < 0 ? place : [part, index, ...rest].join('.');
}

function focusList(place: string): boolean {
  const button = document.querySelector<HTMLElement>(`[data-records="${CSS.escape(place)}"] [data-add]`);
  button?.focus();
  return button !== null;
}

/** The place of a path of the form: a record is named by its id. */
export function placeOfPath(path: string, values: SectionRecord): string {
  const [part = '', index = '', ...rest] = path.split('.');
  const list = recordLists.find((name): name is RecordListName => name === part);
  const id = list && values[list]?.[Number(index)]?.id;
  return id === undefined ? path : [part, id, ...rest].join('.');
}

/** Moves the cursor to a place as soon as it is there. Answers how to give up. */
export function focusWhenThere(
  form: Pick<UseFormReturn<SectionRecord>, 'getValues' | 'setFocus'>,
  place: string,
): () => void {
  let next = 0;
  const tryIt = (left: number): void => {
    const path = pathOfPlace(place, form.getValues());
    if (isThere(path)) {
      form.setFocus(path as 'version');
      document.activeElement?.scrollIntoView({ block: 'center' });
    } else if (!focusList(place) && left > 0) next = requestAnimationFrame(() => tryIt(left - 1));
  };
  next = requestAnimationFrame(() => tryIt(FRAMES));
  return () => cancelAnimationFrame(next);
}

/** Goes to the field that the address asks for with `?at=<place>`, or to the list where the place is one. */
export function useFocusPlace(): void {
  const [search] = useSearchParams();
  // The form is another one with each change of its state, and these two are not: the cursor is taken there once.
  const { getValues, setFocus } = useFormContext<SectionRecord>();
  const { key } = useLocation();
  const place = search.get('at');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link, pressed again, leads there again.
  useEffect(
    () => (place === null ? undefined : focusWhenThere({ getValues, setFocus }, place)),
    [place, key, getValues, setFocus],
  );
}
