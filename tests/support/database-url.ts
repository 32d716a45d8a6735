/** The same server with another database. */
export function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

/** The same database through another port. */
export const withPort = (url: string, port: string): string => Object.assign(new URL(url), { port }).href;

/** Who connects to a database. */
export interface Login {
  readonly name: string;
  readonly password: string;
}

/** The same database for another login. */
export function withLogin(url: string, { name, password }: Login): string {
  const changed = new URL(url);
  changed.username = name;
  changed.password = password;
  return changed.href;
}
