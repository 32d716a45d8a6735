import type { ResourceView } from '../../domain/pages/page';
import type { PagedResource } from '../../domain/pages/page-table';
import { ownValue } from '../../domain/tables/own-value';
import { adminScreens } from './admin.screens';
import { internalScreens } from './internal.screens';
import { loanScreens } from './loan.screens';
import { mainScreens } from './main.screens';
import type { Page } from './page';
import { publicScreens } from './public.screens';
import { registerScreens } from './register.screens';
import { reportScreens } from './report.screens';
import { resourceScreens } from './resource.screens';
import type { Screen } from './screen';

const ofPages: Readonly<Record<string, Screen>> = {
  ...mainScreens,
  ...publicScreens,
  ...adminScreens,
  ...internalScreens,
  ...reportScreens,
  ...registerScreens,
  ...loanScreens,
};
const ofResources: Readonly<Record<PagedResource, Partial<Record<ResourceView, Screen>>>> = resourceScreens;

/** The screen of a page; null for one that a resource shows itself. */
export function screenOf({ id, resource, view }: Pick<Page, 'id' | 'resource' | 'view'>): Screen | null {
  return (resource && view ? ofResources[resource][view] : ownValue(ofPages, id)) ?? null;
}
