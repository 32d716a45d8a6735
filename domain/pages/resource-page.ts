import { areaPage } from './area-page';
import type { MoreFacts, PageFacts, ResourceView } from './page';

/** A React-Admin resource. Its name is the path of its pages, from which `createPath` builds links. */
interface ResourceFacts<Name extends string, Icon extends string> {
  readonly name: Name;
  readonly icon: Icon;
}

export const resource = <Name extends string, Icon extends string>(
  name: Name,
  icon: Icon,
): ResourceFacts<Name, Icon> => ({ name, icon });

const viewPaths: Readonly<Record<ResourceView, string>> = {
  list: '',
  create: '/create',
  edit: '/:id',
  show: '/:id/show',
};

/** The path that React-Admin's `createPath` gives a view of a resource. */
export const viewPath = (resource: string, view: ResourceView): string => `/${resource}${viewPaths[view]}`;

/** Makes a page the view of a resource. */
export const viewOf = <N extends string, V extends ResourceView, P extends PageFacts>(
  resource: N,
  view: V,
  page: P,
) => ({
  ...page,
  resource,
  view,
});

export const adminPage = areaPage('admin', { kind: 'roles', roles: ['Administrator'] });

const viewPage =
  <V extends ResourceView>(view: V, ofView: MoreFacts = {}) =>
  <T extends string, I extends string, N extends string>(
    { name, icon }: ResourceFacts<N, I>,
    title: T,
    { path, ...more }: MoreFacts & { readonly path?: string } = {},
  ) => {
    const usual = viewPath(name, view);
    // If the view has another path, React-Admin's path redirects there.
    const aliases = path ? { aliases: [usual] } : {};
    return viewOf(name, view, adminPage(path ?? usual, title, icon, { ...ofView, ...aliases, ...more }));
  };

export const listPage = viewPage('list', { fullBleed: true });
export const createPage = viewPage('create');
export const editPage = viewPage('edit');
export const showPage = viewPage('show');
