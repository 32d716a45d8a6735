import { CORPORATE } from '../reference/corporate';

/** Folders of the portal's own files, by their name in calls. */
export const folderNames = ['announcements', 'forms', 'rates', 'guidelines', 'template', 'admin'] as const;

export type FolderName = (typeof folderNames)[number];

/** Folders that hold uploaded files; announcements are written in the portal. */
export const fileFolders = [
  'forms',
  'guidelines',
  'rates',
  'template',
  'admin',
] as const satisfies readonly FolderName[];

export type FileFolder = (typeof fileFolders)[number];

/** Folders of which a guest sees something: of announcements those marked for it, of rates the CORPORATE subfolder. */
export const publicFolders = ['announcements', 'rates', 'guidelines'] as const satisfies readonly FolderName[];

export type PublicFolder = (typeof publicFolders)[number];

/** Items of the largest page of a folder (SHELL-28). */
export const MAX_FOLDER_PAGE = 1000;

/** Letters of an announcement's text, marks included. */
export const MAX_ANNOUNCEMENT = 20_000;

/** Files of one upload into a folder. */
export const MAX_FOLDER_FILES = 20;

export function folderNamed(name: string): FolderName | undefined {
  return folderNames.find((folder) => folder === name.toLowerCase());
}

/** Folders that only administrators read. */
export const isAdminFolder = (folder: FolderName): boolean => folder === 'template' || folder === 'admin';

/** Folders sorted newest first; all others are sorted by name (SHELL-24, SHELL-25). */
export const isNewestFirst = (folder: FolderName): boolean => folder === 'announcements' || folder === 'rates';

/** The facts that decide whose rate sheets a user reads. */
export interface PriceReader {
  readonly priceGroup: string | null;
  readonly miniCorrespondentPriceGroup: string | null;
  readonly canViewMini: boolean;
}

/** The user's own rates subfolder: by the mini-correspondent price group if they may see it (LOAN-08). */
export function ownRateFolder(reader: PriceReader): string {
  const group = reader.canViewMini ? reader.miniCorrespondentPriceGroup : reader.priceGroup;
  return group?.trim() || CORPORATE;
}

/** Whether two subfolder names are the same. */
export const sameSubFolder = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();
