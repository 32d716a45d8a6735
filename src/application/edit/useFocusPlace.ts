import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { type RecordListName, recordLists } from '../../../domain/loan/document';
import type { SectionRecord } from './useSectionForm';

/** A record opens and a part of the page is fetched before the field is there: about a second. */
const FRAMES = 60;

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

/** Goes to the field that the address asks for with `?at=<place>`, or to the list where the place is one. */
export function useFocusPlace(): void {
  const [search] = useSearchParams();
  const form = useFormContext<SectionRecord>();
  const place = search.get('at');
  useEffect(() => {
    if (place === null) return;
    let next = 0;
    const tryIt = (left: number): void => {
      const path = pathOfPlace(place, form.getValues());
      const isThere = form.control._names.mount.has(path);
      if (isThere) {
        form.setFocus(path as 'version');
        document.activeElement?.scrollIntoView({ block: 'center' });
      } else if (!focusList(place) && left > 0) next = requestAnimationFrame(() => tryIt(left - 1));
    };
    next = requestAnimationFrame(() => tryIt(FRAMES));
    return () => cancelAnimationFrame(next);
  }, [place, form]);
}
