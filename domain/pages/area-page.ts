import type { AreaAccess, AreaName, MoreFacts, PageFacts } from './page';

/** A page that depends on no loan. */
export type AreaPageFacts<Title extends string = string, Icon extends string = string> = PageFacts<Title, Icon> & {
  readonly access: AreaAccess;
};

/** Makes the facts of pages that one area and one rule of access have in common. */
export const areaPage =
  (area: AreaName, access: AreaAccess) =>
  <Title extends string, Icon extends string>(
    path: string,
    title: Title,
    icon: Icon,
    more: MoreFacts = {},
  ): AreaPageFacts<Title, Icon> => ({ path, title, icon, area, access, ...more });
