import type { ComponentType } from 'react';
import type { PagedResource, PageKey, ViewsOf } from '../../domain/pages/page-table';
import type { LaterPart } from '../i18n/text-parts';
import type { RowOf } from '../providers/data/resource-types';

/** What a page shows: fetched when it is needed. */
export interface Screen {
  readonly load: () => Promise<ComponentType>;
  /** Parts of the translations that the screen uses; they load with it. */
  readonly texts?: readonly LaterPart[];
}

/** The screens of pages: a page without one does not compile. */
export type Screens<Pages extends object> = {
  readonly [K in Extract<keyof Pages, PageKey> as Pages[K] extends { readonly view: string } ? never : K]: Screen;
};

type RecordName<R extends PagedResource> = Extract<keyof RowOf<R>, string> | ((record: RowOf<R>) => string);

/** The screens of a resource: one for each view that the page table has for it. */
export type ResourceScreens = {
  readonly [R in PagedResource]: { readonly [V in ViewsOf<R>]: Screen } & {
    /** What names a record where others refer to it: a field, or what is made of several. */
    readonly record: RecordName<R>;
  };
};

/** Makes screens that show the same parts of the language. What they say of failures loads when the browser is idle. */
export const viewWith =
  (...texts: readonly LaterPart[]) =>
  (load: Screen['load']): Screen => ({ load, texts });

/** The same for screens with the code lists. */
export const screenWith = (...texts: readonly LaterPart[]) => viewWith(...texts, 'codes');

export const screen = viewWith();
