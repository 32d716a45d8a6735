const refuse = (): never => {
  throw new Error('A build has no MUI themes with CSS variables.');
};

/** MUI's themes with CSS variables, in a build: the portal writes its own tokens (`src/theme`) and makes no such theme. */
export const CssVarsProvider = (): never => refuse();

// biome-ignore lint/style/noDefaultExport: MUI imports the default
export default refuse;
