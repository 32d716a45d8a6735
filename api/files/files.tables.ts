import type { Generated } from 'kysely';

/** A file in a folder of the portal, or an announcement, which has a text instead of a content. */
export interface FolderFileRow {
  id: string;
  folder: string;
  /** Empty where the folder has none. */
  subfolder: string;
  /** Name of the file, title of the announcement. */
  name: string;
  /** Goes up with every write. */
  version: Generated<number>;
  /** Number of the content that is shown; 0 for an announcement. */
  number: number;
  size: number;
  content_type: string;
  body: string | null;
  pinned: Generated<boolean>;
  is_public: Generated<boolean>;
  /** First and last Pacific day on which it can be read. */
  publish_from: string | null;
  publish_to: string | null;
  created_at: Date;
  created_by: string;
  /** When the content that is shown came. */
  content_at: Date;
}

/** Every content that a file has had. */
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

/** Who has read which announcement. */
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
