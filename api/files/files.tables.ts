import type { Generated } from 'kysely';

/** A file in a folder of the portal, or an announcement, which has a text instead of content. */
export interface FolderFileRow {
  id: string;
  folder: string;
  /** Empty if the folder has no subfolders. */
  subfolder: string;
  /** File name, or title of the announcement. */
  name: string;
  /** Incremented by every write. */
  version: Generated<number>;
  /** Number of the current content; 0 for an announcement. */
  number: number;
  size: number;
  content_type: string;
  body: string | null;
  pinned: Generated<boolean>;
  is_public: Generated<boolean>;
  /** An announcement that only administrators see until it is published. */
  is_draft: Generated<boolean>;
  /** First and last Pacific day on which it is visible. */
  publish_from: string | null;
  publish_to: string | null;
  created_at: Date;
  created_by: string;
  /** When the current content was uploaded. */
  content_at: Date;
}

/** All contents that a file has had. */
export interface FolderFileVersionRow {
  file_id: string;
  number: number;
  size: number;
  content_type: string;
  sha256: string;
  storage_key: string;
  created_at: Date;
  created_by: string;
}

/** Which user has read which announcement. */
export interface ReadMarkRow {
  user_id: string;
  file_id: string;
  read_at: Date;
}

export interface FilesTables {
  'portal.folder_files': FolderFileRow;
  'portal.folder_file_versions': FolderFileVersionRow;
  'portal.read_marks': ReadMarkRow;
}
