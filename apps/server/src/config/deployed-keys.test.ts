/** What the files in deploy/ set is read by the configuration, and what they run exists. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseConfig } from '../config.ts';
import { environmentSchema } from './environment.ts';

const root = new URL('../../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const keys = new Set(Object.keys(environmentSchema.shape));

/** The environment of the service `shop`: its keys stand one a line, two steps below `environment:`. */
function rehearsal(): Record<string, string> {
  const block = /^ {4}environment:\n((?: {6}\S.*\n)+)/m.exec(read('deploy/compose.yml'))?.[1] ?? '';
  return Object.fromEntries([...block.matchAll(/^ {6}(\w+): (.+)$/gm)].map(([, key, value]) => [key, value]));
}

describe('deploy/', () => {
  it('sets keys that there are', () => {
    const image = [...read('deploy/Containerfile').matchAll(/\b([A-Z_]+)=(?:\$|\/|\d)/g)].map(
      ([, key]) => key!,
    );
    const unit = [...read('deploy/filigree.service').matchAll(/^Environment=(\w+)=/gm)].map(
      ([, key]) => key!,
    );
    const given = [...image, ...unit, ...Object.keys(rehearsal())];
    expect(given.length).toBeGreaterThan(12);
    expect(given.filter((key) => !keys.has(key))).toEqual([]);
  });

  it('rehearses with a configuration that the shop starts with', () => {
    const config = parseConfig({ ...rehearsal(), HOST: '0.0.0.0' });
    expect(config).toMatchObject({ s3: { bucket: 'pictures' }, publicUrl: 'http://localhost:3000' });
    expect(config.mail?.from).toBe('Filigree <hello@shop.example>');
  });

  it('runs commands and files that there are', () => {
    const { scripts } = z
      .object({ scripts: z.record(z.string(), z.string()) })
      .parse(JSON.parse(read('package.json')));
    const commands = [...read('deploy/Containerfile').matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name!);
    expect(commands.length).toBe(3);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
    for (const file of ['deploy/Containerfile', 'deploy/filigree.service']) {
      expect(read(file)).toContain('apps/server/build/main.js');
    }
    expect(existsSync(new URL('apps/server/src/main.ts', root))).toBe(true);
  });
});
