import { useTranslate } from 'react-admin';
import { letterPath } from '../../../domain/access/page-letters';
import { menuNumber, menuPages } from '../../../domain/pages/loan-pages';
import { useRoleName } from '../useRoleName';
import { menuKey, useMenuLabel } from './columns';
import type { RowChange } from './draft';

/** Whether a role has a page in its loan menu, and a letter for it; users need both. */
interface Rights {
  readonly menu: boolean;
  readonly letter: boolean;
}

const pageOfColumn = (column: string) =>
  menuPages.find((page) => letterPath(page) === column || menuKey(menuNumber(page)) === column);

/** Sentences about changes that leave a role with only one of the two: the menu permission of a page, or its letter. */
export function useMismatches(): (
  changes: readonly RowChange[],
  rightsOf: (role: string, page: (typeof menuPages)[number], isGiven: boolean) => Rights,
) => string[] {
  const translate = useTranslate();
  const menuLabel = useMenuLabel();
  const roleName = useRoleName();
  return (changes, rightsOf) =>
    changes.flatMap(({ row, cells }) =>
      cells.flatMap(({ column, after }) => {
        const page = pageOfColumn(column);
        if (page === undefined) return [];
        const { menu, letter } = rightsOf(row.key, page, after !== '');
        if (menu === letter) return [];
        const names = { role: roleName(row.key), page: menuLabel(page) };
        return [translate(menu ? 'people.bar.noLetter' : 'people.bar.noMenu', names)];
      }),
    );
}
