import { areaPage } from './area-page';
import type { PagedCollection } from './collection';
import type { MoreFacts, PageFacts, ResourceView } from './page';

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

/** Makes the pages that are views of these resources, for administrators unless another area is given. The name of a resource is the path of its pages. */
export function viewPages<const Resources extends Readonly<Record<keyof Resources, PagedCollection>>>(
  resources: Resources,
  page: typeof adminPage = adminPage,
) {
  type Name = keyof Resources & string;
  const viewPage =
    <V extends ResourceView>(view: V, ofView: MoreFacts = {}) =>
    <T extends string, N extends Name>(
      name: N,
      title: T,
      { path, ...more }: MoreFacts & { readonly path?: string } = {},
    ) => {
      const usual = viewPath(name, view);
      const icon: Resources[N]['icon'] = resources[name].icon;
      // If the view has another path, React-Admin's path redirects there.
      const aliases = path ? { aliases: [usual] } : {};
      return viewOf(name, view, page(path ?? usual, title, icon, { ...ofView, ...aliases, ...more }));
    };
  return {
    listPage: viewPage('list', { fullBleed: true }),
    createPage: viewPage('create'),
    editPage: viewPage('edit'),
    showPage: viewPage('show'),
  };
}
