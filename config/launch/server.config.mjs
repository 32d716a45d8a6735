// How Vite builds the server: all modules of a program in few files, packages left where they are installed.
import { dirname, relative, resolve } from 'node:path';
import { defineConfig } from 'vite';
import { builtFolder, builtPrograms } from './programs.mjs';

const programs = builtPrograms();
const nameOf = new Map(Object.entries(programs).map(([name, source]) => [source, name]));

/** A portal starts its own threads, also after a later build. */
const fileOf = (name) => (name.endsWith('.thread') ? `${name}-${process.env.BUILD_ID ?? 'build'}.mjs` : `${name}.mjs`);

const quoted = (text) => JSON.stringify(text.replaceAll('\\', '/'));

/** What a built module reads beside itself is where its source is, unless that is built, too. */
const keepPlaces = {
  name: 'keep-places',
  transform(code, id) {
    if (!code.includes('import.meta.') || id.includes('node_modules')) return null;
    const folder = dirname(id);
    const there = (path) => `new URL(${quoted(relative(builtFolder, path))}, import.meta.url)`;
    const moved = code
      .replaceAll(/new URL\(['"](\.[^'"]+\.ts)['"], import\.meta\.url\)/g, (found, target) => {
        const name = nameOf.get(resolve(folder, target));
        return name ? `new URL('./${fileOf(name)}', import.meta.url /* built */)` : found;
      })
      .replaceAll(/import\.meta\.url(?! \/\* built)/g, `${there(id)}.href`)
      .replaceAll('import.meta.dirname', `(import.meta.dirname + ${quoted(`/${relative(builtFolder, folder)}`)})`);
    return { code: moved, map: null };
  },
};

export default defineConfig({
  publicDir: false,
  plugins: [keepPlaces],
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
        sourcemapPathTransform: (source, map) => relative(builtFolder, resolve(dirname(map), source)),
      },
    },
  },
});
