/** The environment of PostgreSQL's own programs: this process's, and the password, if any, which no other user of the computer sees there. */
export const postgresProgramEnvironment = (password: string): NodeJS.ProcessEnv => ({
  ...process.env,
  ...(password === '' ? {} : { PGPASSWORD: password }),
});
