import type { Plugin, PluginOption, ResolvedConfig, runnerImport } from 'vite';
import { GUEST_FILE, type GuestFile } from '../../domain/pages/guest-file.ts';

/** Libraries decide when they load whether they run in a browser: before the build poses as one. */
const libraries = [
  '@emotion/react',
  '@emotion/cache',
  '@emotion/styled',
  '@mui/material',
  'react-admin',
  'react-router-dom',
];

interface Runner {
  readonly importWith: typeof runnerImport;
  readonly plugins: () => PluginOption[];
}

/** Renders the guests' home page, so that the server can send it before any script: visitors of the web site see it first. */
export function guestPage({ importWith, plugins }: Runner): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'guest-page',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved;
    },
    async generateBundle() {
      for (const library of libraries) await import(library);
      const { module } = await importWith<{ guestFile: GuestFile }>('/src/shell/guest-file.tsx', {
        configFile: false,
        root: config.root,
        logLevel: 'error',
        plugins: plugins(),
      });
      this.emitFile({ type: 'asset', fileName: GUEST_FILE, source: JSON.stringify(module.guestFile) });
    },
  };
}
