// How Vite builds the server: all modules of a program in few files, most packages left where they are installed.
import { dirname, relative, resolve } from 'node:path';
import { defineConfig } from 'vite';
import { builtFolder, builtPrograms } from './programs.mjs';

/** A portal starts its own threads, also after a later build. */
const fileOf = (name) => (name.endsWith('.thread') ? `${name}-${process.env.BUILD_ID ?? 'build'}.mjs` : `${name}.mjs`);

const quoted = (text) => JSON.stringify(text.replaceAll('\\', '/'));

/** What a built module reads beside itself is where its source is, unless that is built, too. */
function keepPlaces(programs, built) {
  const nameOf = new Map(Object.entries(programs).map(([name, source]) => [source, name]));
  return {
    name: 'keep-places',
    transform(code, id) {
      if (!code.includes('import.meta.') || id.includes('node_modules')) return null;
      const folder = dirname(id);
      const there = (path) => `new URL(${quoted(relative(built, path))}, import.meta.url)`;
      const moved = code
        .replaceAll(/new URL\(['"](\.[^'"]+\.ts)['"], import\.meta\.url\)/g, (found, target) => {
          const name = nameOf.get(resolve(folder, target));
          return name ? `new URL('./${fileOf(name)}', import.meta.url /* built */)` : found;
        })
        .replaceAll(/import\.meta\.url(?! \/\* built)/g, `${there(id)}.href`)
        .replaceAll('import.meta.dirname', `(import.meta.dirname + ${quoted(`/${relative(built, folder)}`)})`);
      return { code: moved, map: null };
    },
  };
}

/** Packages of many modules, which take less time to read in one file. They need no other package. */
const builtIn = ['jose', 'kysely', 'zod'];

/** `programs` are the sources by the names of their files; `folder` is where these end up. */
export const serverBuild = (programs, folder) => ({
  publicDir: false,
  ssr: { noExternal: builtIn },
  plugins: [keepPlaces(programs, folder)],
  build: {
    ssr: true,
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      input: programs,
      output: {
        entryFileNames: ({ name }) => fileOf(name),
        chunkFileNames: 'part-[hash].mjs',
        // The files are moved after the build, and errors name their sources.
        sourcemapPathTransform: (source, map) => relative(folder, resolve(dirname(map), source)),
      },
    },
  },
});

export default defineConfig(serverBuild(builtPrograms(), builtFolder));
