/** MUI's ripple, in a build: the theme disables it, so that it is never rendered. */
const NoRipple = (): null => null;

// biome-ignore lint/style/noDefaultExport: MUI imports the default
export default NoRipple;
