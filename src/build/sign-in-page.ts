import { tsImport } from 'tsx/esm/api';
import type { Plugin } from 'vite';
import { SIGN_IN_FILE, type SignInFile } from '../../domain/pages/sign-in-file.ts';

/** Renders the sign-in page, so that the server can send it before any script: most visitors see it first. */
export function signInPage(): Plugin {
  return {
    name: 'sign-in-page',
    apply: 'build',
    async generateBundle() {
      const { signInFile }: { signInFile: SignInFile } = await tsImport('../access/sign-in-file.tsx', import.meta.url);
      this.emitFile({ type: 'asset', fileName: SIGN_IN_FILE, source: JSON.stringify(signInFile) });
    },
  };
}
