import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { letterPath, rightNames } from '../../../domain/access/page-letters';
import { statusCodes } from '../../../domain/loan/codes/status-codes';
import { type StatusGroup, statusColors, statusGroup } from '../../../domain/loan/status';
import { loanPages, type MenuPage, menuNumber, menuPages } from '../../../domain/pages/loan-pages';
import { type DotColor, useStatusLabel } from '../../ui/StatusDot';

/** A column of settable cells. */
export interface MatrixColumn {
  readonly key: string;
  readonly label: string;
}

/** A group of columns; groups with a color can be collapsed. */
export interface ColumnGroup {
  readonly key: string;
  readonly label: string;
  readonly color?: DotColor;
  readonly columns: readonly MatrixColumn[];
}

/** A part of a matrix, with its header. */
export interface MatrixPart {
  readonly key: string;
  readonly label: string;
  readonly groups: readonly ColumnGroup[];
}

export const menuKey = (id: number): string => `menu:${id}`;
export const statusKey = (code: string): string => `status:${code}`;
const groupOrder: readonly StatusGroup[] = ['early', 'inProcess', 'approved', 'paused', 'ended', 'other'];

/** Titles of the loan menu items. */
export function useMenuLabel(): (page: MenuPage) => string {
  const translate = useTranslate();
  return useCallback((page) => translate(`pages.${loanPages[page].title}`), [translate]);
}

/** The loan menu, and the statuses by color. */
export function useRoleParts(): readonly MatrixPart[] {
  const translate = useTranslate();
  const menuLabel = useMenuLabel();
  const statusLabel = useStatusLabel();
  const codes = Object.keys(statusCodes);
  return [
    {
      key: 'menu',
      label: translate('people.role.menu'),
      groups: [
        {
          key: 'menu',
          label: translate('people.role.menu'),
          columns: menuPages.map((page) => ({ key: menuKey(menuNumber(page)), label: menuLabel(page) })),
        },
      ],
    },
    {
      key: 'status',
      label: translate('people.role.statuses'),
      groups: groupOrder
        .map((group) => ({
          key: group,
          label: translate(`people.groups.${group}`),
          color: statusColors[group],
          columns: codes
            .filter((code) => statusGroup(code) === group)
            .map((code) => ({ key: statusKey(code), label: statusLabel(code) })),
        }))
        .filter(({ columns }) => columns.length > 0),
    },
  ];
}

/** The pages of the loan, and the rights that have a letter like them. */
export function usePageParts(): readonly MatrixPart[] {
  const translate = useTranslate();
  const menuLabel = useMenuLabel();
  const label = translate('people.ui.pages');
  const columns = menuPages.map((page) => ({ key: letterPath(page), label: menuLabel(page) }));
  const rightsLabel = translate('people.ui.rights.label');
  const rightColumns = rightNames.map((right) => ({
    key: letterPath(right),
    label: translate(`people.ui.rights.${right}`),
  }));
  return [
    { key: 'pages', label, groups: [{ key: 'pages', label, columns }] },
    { key: 'rights', label: rightsLabel, groups: [{ key: 'rights', label: rightsLabel, columns: rightColumns }] },
  ];
}
