import type { ReactNode } from 'react';
import { createRoutesFromElements, matchRoutes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { pageTable } from './page-table';
import { pageRoutes, routesAt } from './routes';

const shownAt = (routes: ReactNode, address: string): readonly (string | undefined)[] => {
  const matches = matchRoutes(createRoutesFromElements(routes), address) ?? [];
  return matches.map(({ route: { path, element } }) => path ?? (element as { props: { area: string } }).props.area);
};

const addresses = pageTable.flatMap(({ path, aliases = [] }) =>
  [path, ...aliases].map((each) => each.replaceAll(/:\w+/g, '2611').replace('*', 'below')),
);

it.each(addresses)('finds the page of %s as among all routes', (address) => {
  expect(shownAt(routesAt(address), address)).toEqual(shownAt(pageRoutes, address));
});
