import { execFile } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './cruise';

/** Replaces a text that must occur exactly once in a file. */
export interface FileChange {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** Each of several checkers works out the same types again, which takes more than twice the processor time. */
export const oneChecker = ['--checkers', '1'] as const;

const program = join(projectRoot, 'node_modules', '@typescript', 'native', 'bin', 'tsc');

/** Copies the web app and domain into an empty folder, with these changes. */
export function copyChanged(folder: string, changes: readonly FileChange[]): void {
  for (const part of ['domain', 'src']) cpSync(join(projectRoot, part), join(folder, part), { recursive: true });
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'), 'dir');
  for (const { file, from, to } of changes) {
    const [before, after, ...more] = readFileSync(join(folder, file), 'utf8').split(from);
    if (after === undefined || more.length > 0) throw new Error(`${file} does not have '${from}' exactly once.`);
    writeFileSync(join(folder, file), [before, after].join(to));
  }
}

/** Compiles these files of a folder with their imports, and returns the errors: one per line, file first. */
export function compile(folder: string, files: readonly string[]): Promise<readonly string[]> {
  const compilerOptions = { incremental: false, types: ['vite/client'] };
  const config = { extends: join(projectRoot, 'tsconfig.json'), compilerOptions, include: [], files };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  return new Promise((done, fail) => {
    // There is room for garbage: to collect it takes a quarter of the time.
    const options = { cwd: folder, env: { ...process.env, GOGC: '400' } };
    execFile(process.execPath, [program, '--project', folder, ...oneChecker], options, (error, output, stderr) => {
      // Compile errors set the exit code, too; a failure without any is unexpected.
      const lines = output.split('\n').filter((line) => line.includes(': error TS'));
      if (error && lines.length === 0) fail(new Error(`${output}${stderr}`));
      else done(lines);
    });
  });
}
