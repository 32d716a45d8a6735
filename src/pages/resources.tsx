import type { ReactElement } from 'react';
import { Resource, type ResourceProps } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { ResourceView } from '../../domain/pages/page';
import type { PagedResource } from '../../domain/pages/page-table';
import { viewPath } from '../../domain/pages/resource-page';
import { NotFound } from '../shell/states/NotFound';
import { PageAlias } from './PageAlias';
import { PageFrame } from './PageFrame';
import type { Page } from './page';
import { pageTable } from './page-table';
import { resourceScreens } from './resource.screens';

/** Whether a page has the address that React-Admin gives its view: its `<Resource>` shows it there. */
export const isShownByResource = ({ resource, view, path }: Page): boolean =>
  resource !== undefined && view !== undefined && path === viewPath(resource, view);

/** A page as a view of its resource. React-Admin also routes the paths below it here, which are not pages. */
function View({ page }: { readonly page: Page }) {
  const { '*': below } = useParams();
  if (below) return <NotFound />;
  return isShownByResource(page) ? <PageFrame page={page} /> : <PageAlias page={page} />;
}

function resourceOf(name: PagedResource): ReactElement<ResourceProps> {
  const pages = pageTable.filter(({ resource }) => resource === name);
  const views: Partial<Record<ResourceView, ReactElement>> = {};
  for (const page of pages) if (page.view) views[page.view] = <View page={page} />;
  const { record } = resourceScreens[name];
  return <Resource key={name} name={name} icon={pages[0]?.icon} recordRepresentation={record} {...views} />;
}

const names = [...new Set(pageTable.flatMap(({ resource }) => resource ?? []))];

/** The resources that have pages, each with its views. */
export const pagedResources: readonly ReactElement<ResourceProps>[] = names.map(resourceOf);
