/** Folders of the portal's own files, by name as the calls carry it. */
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

/** Rate sheets of everybody; the one subfolder that needs no price group (LOAN-09). */
export const CORPORATE = 'CORPORATE';

/** Letters of an announcement's text, marks included. */
export const MAX_ANNOUNCEMENT = 20_000;

/** Files of one upload into a folder. */
export const MAX_FOLDER_FILES = 20;

export function folderNamed(name: string): FolderName | undefined {
  return folderNames.find((folder) => folder === name.toLowerCase());
}

/** Folders that only administrators read. */
export const isAdminFolder = (folder: FolderName): boolean => folder === 'template' || folder === 'admin';

/** Folders whose newest item comes first; all others go by name (SHELL-24, SHELL-25). */
export const isNewestFirst = (folder: FolderName): boolean => folder === 'announcements' || folder === 'rates';

/** What decides whose rate sheets a person reads. */
export interface PriceReader {
  readonly priceGroup: string | null;
  readonly miniCorrespondentPriceGroup: string | null;
  readonly canViewMini: boolean;
}

/** The subfolder of rates that is the person's own: by the mini-correspondent price group where they may see it (LOAN-08). */
export function ownRateFolder(reader: PriceReader): string {
  const group = reader.canViewMini ? reader.miniCorrespondentPriceGroup : reader.priceGroup;
  return group?.trim() || CORPORATE;
}

/** Whether two names of subfolders mean the same one. */
export const sameSubFolder = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();
