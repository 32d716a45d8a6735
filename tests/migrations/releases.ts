import type { MigratedSchema } from '../../api/db/migrate';

export interface Release {
  readonly version: string;
  /** The last migration of each schema. */
  readonly last: Readonly<Record<MigratedSchema, string>>;
}

/** A version gets a line when it is released. The next one works beside it on one database. */
export const releases = [
  {
    version: '0.1.0',
    last: {
      portal: '0253-signing-of-removed-loans',
      los: '0020-condition-due',
      journal: '0007-change-log-parts',
      vault: '0002-refuses-earlier',
    },
  },
] as const satisfies readonly Release[];
