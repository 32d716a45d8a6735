import { type Kysely, type Migration, sql } from 'kysely';

/** The portal's own files in folders, including announcements. The bytes are in the file store. */
const statements = [
  sql`
    create table portal.folder_files (
      id uuid primary key,
      folder text not null,
      subfolder text not null default '',
      name text not null check (name <> ''),
      version integer not null default 1,
      number integer not null,
      size integer not null,
      content_type text not null,
      body text,
      pinned boolean not null default false,
      is_public boolean not null default false,
      publish_from date,
      publish_to date,
      created_at timestamptz not null,
      created_by text not null,
      content_at timestamptz not null,
      check (publish_to is null or publish_from is null or publish_from <= publish_to),
      check ((folder = 'announcements') = (body is not null))
    )`,
  sql`
    create unique index folder_files_name on portal.folder_files (folder, lower(subfolder), lower(name))
    where folder <> 'announcements'`,
  sql`create index folder_files_folder on portal.folder_files (folder, lower(subfolder))`,
  sql`
    create table portal.folder_file_versions (
      file_id uuid not null references portal.folder_files (id) on delete cascade,
      number integer not null,
      size integer not null,
      content_type text not null,
      sha256 text not null,
      storage_key text not null,
      created_at timestamptz not null,
      created_by text not null,
      primary key (file_id, number)
    )`,
  sql`
    create table portal.read_marks (
      user_id uuid not null references portal.users (id) on delete cascade,
      file_id uuid not null references portal.folder_files (id) on delete cascade,
      read_at timestamptz not null,
      primary key (user_id, file_id)
    )`,
  sql`create index read_marks_file on portal.read_marks (file_id)`,
];

export const folderFilesMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
