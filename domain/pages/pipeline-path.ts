import type { DayRange } from '../format/days';
import { mainPages } from './main-pages';

type Value = string | number | boolean | readonly string[] | DayRange | undefined;

const textsOf = (value: Value): readonly string[] => {
  if (value === undefined || value === 0) return [];
  if (typeof value !== 'object') return [String(value)];
  return 'length' in value ? value : [`${value.from ?? ''}..${value.to ?? ''}`];
};

/** The pipeline with a filter of its list, in the address that the page itself writes. The first tab needs no name. */
export function pipelinePath(filter: Readonly<Record<string, Value>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) for (const text of textsOf(value)) query.append(name, text);
  const search = query.toString();
  return search === '' ? mainPages.pipeline.path : `${mainPages.pipeline.path}?${search}`;
}
