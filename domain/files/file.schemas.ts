import { z } from 'zod';
import { DEFAULT_PAGE } from '../contract/list-parameters.schemas';
import { isDate } from '../format/date';
import type { IssueCode } from '../messages/issue-code';
import { MAX_ANNOUNCEMENT, MAX_FOLDER_PAGE } from './folder';
import { cleanHtml, plainTextOf } from './rich-html';

/** An item of a folder: a file, or an announcement with its text. Times are instants, days are Pacific. */
export const folderItem = z.object({
  id: z.string(),
  /** File name, or title of the announcement. */
  name: z.string(),
  /** Bytes of the file. */
  size: z.int(),
  contentType: z.string(),
  createdTime: z.string(),
  createdBy: z.string(),
  /** When its present content came. */
  modifiedTime: z.string(),
  folderName: z.string(),
  subFolderName: z.string(),
  /** The version that a write was based on. */
  version: z.int(),
  /** Number of its present content. */
  number: z.int(),
  pinned: z.boolean(),
  isPublic: z.boolean(),
  /** An announcement that only administrators see. */
  isDraft: z.boolean(),
  publishFrom: z.string().nullable(),
  publishTo: z.string().nullable(),
  /** Text of an announcement; null for a file. */
  body: z.string().nullable(),
  /** An announcement that the user has not read. */
  unread: z.boolean(),
});

/** The public part of an item, without authors or storage details. */
export const publicItem = folderItem.pick({
  id: true,
  name: true,
  size: true,
  contentType: true,
  modifiedTime: true,
  pinned: true,
  publishFrom: true,
  body: true,
});

const page = {
  nextPageToken: z.string().nullable(),
  folderName: z.string(),
  /** The subfolder that was read; empty if the folder has none. */
  subFolderName: z.string(),
};

export const folderPage = z.object({ items: z.array(folderItem).readonly(), ...page });
export const publicPage = z.object({ items: z.array(publicItem).readonly(), ...page });

/** The query for a page of a folder. */
export const folderQuery = z.object({
  pageToken: z.string().max(2000).optional(),
  pageSize: z.coerce.number<number | string>().int().min(1).max(MAX_FOLDER_PAGE).default(DEFAULT_PAGE),
  folderName: z.string().max(80).optional(),
  subFolderName: z.string().max(80).optional(),
});

export const publicFolderQuery = folderQuery.pick({ pageToken: true, pageSize: true });

export const fileVersion = z.object({
  number: z.int(),
  size: z.int(),
  createdTime: z.string(),
  createdBy: z.string(),
});

const day = z
  .string()
  .refine(isDate, 'invalid-date')
  .nullish()
  .transform((value) => value ?? null);

/** An announcement to save: a change with `id` and version, otherwise a new one. */
export const announcementSave = z.object({
  id: z.uuid().nullish(),
  version: z.int().optional(),
  name: z.string().trim().min(1, 'required').max(200),
  body: z
    .string()
    .max(MAX_ANNOUNCEMENT)
    .transform(cleanHtml)
    .refine((text) => plainTextOf(text) !== '', 'required'),
  pinned: z.boolean().nullish(),
  isPublic: z.boolean().nullish(),
  /** Kept for administrators. Otherwise it is published, even if it was a draft. */
  isDraft: z.boolean().nullish(),
  publishFrom: day,
  publishTo: day,
});

export const ofFile = z.object({ id: z.uuid() });

const number = z.int().min(1).max(1_000_000);

export const ofFileVersion = ofFile.extend({ number: z.coerce.number<number | string>().int().min(1).max(1_000_000) });

/** The location of a file: its folders and its name. */
export const fileAtPath = z.object({ filePath: z.string().max(400) });

export const uploadFields = z.object({
  subFolderName: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9][A-Za-z0-9 _-]{0,39}$/, 'folder-characters' satisfies IssueCode)
    .optional(),
});

export const fileRename = z.object({ version: z.int(), name: z.string().trim().min(1, 'required').max(180) });

export const fileRestore = z.object({ version: z.int(), number });

export type FolderItem = z.infer<typeof folderItem>;
export type PublicItem = z.infer<typeof publicItem>;
export type FolderPage = z.infer<typeof folderPage>;
export type PublicPage = z.infer<typeof publicPage>;
export type FolderQuery = z.infer<typeof folderQuery>;
export type FileVersion = z.infer<typeof fileVersion>;
export type AnnouncementSave = z.infer<typeof announcementSave>;
