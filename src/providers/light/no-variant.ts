/** MUI's filled and standard inputs, in a build: the portal has outlined ones only. */
const NoVariant = (): never => {
  throw new Error('A build has no filled and no standard inputs.');
};

// biome-ignore lint/style/noDefaultExport: MUI imports the default
export default NoVariant;
