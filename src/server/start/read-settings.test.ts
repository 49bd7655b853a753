import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#store/testing/temporary-folder.ts';
import { readSettings } from './read-settings.ts';

async function fileWith(text: string): Promise<string> {
  const file = join(await temporaryFolder(), 'any-name');
  await writeFile(file, text);
  return file;
}

it('reads the file in CES_ENV, overridden by the environment', async () => {
  const CES_ENV = await fileWith('PORT=4000\n# the stadium\nHOST="0.0.0.0"\n');
  const { values, file, unknown } = readSettings({ CES_ENV, PORT: '5000', HOST: '' });
  expect(values).toMatchObject({ PORT: '5000', HOST: '0.0.0.0' });
  expect(file).toBe(CES_ENV);
  expect(unknown).toEqual([]);
});

it('reads the file in the data folder by default, or none', async () => {
  const DATA_DIR = await temporaryFolder();
  expect(readSettings({ DATA_DIR })).toEqual({ values: { DATA_DIR }, file: null, unknown: [] });
  await writeFile(join(DATA_DIR, 'ces.env'), 'PORT=4000');
  expect(readSettings({ DATA_DIR }).values.PORT).toBe('4000');
});

it('reports a named file that is missing or cannot be read', async () => {
  const folder = await temporaryFolder();
  expect(() => readSettings({ CES_ENV: join(folder, 'none') })).toThrow('none (CES_ENV) does not exist.');
  await mkdir(join(folder, 'folder'));
  expect(() => readSettings({ CES_ENV: join(folder, 'folder') })).toThrow(
    /no permission to read .+\(CES_ENV\)\. For the user ces: chgrp ces \S+folder && chmod 640 \S+folder$/,
  );
});

it.each([
  ['SUBMIT_LIMT=1', 'SUBMIT_LIMT is not a setting. Did you mean SUBMIT_LIMIT?'],
  ['submit_limit=1', 'submit_limit is not a setting. Did you mean SUBMIT_LIMIT?'],
  ['COLOUR=red', 'COLOUR is not a setting.'],
  ['TZ=Europe/Berlin', undefined],
  ['NODE_OPTIONS=--max-old-space-size=256', undefined],
])('warns about unknown settings in the file: %s', async (line, message) => {
  expect(readSettings({ CES_ENV: await fileWith(line) }).unknown).toEqual(message ? [message] : []);
});

it('ignores a line without an equals sign, warns about it, and reads the next line', async () => {
  const CES_ENV = await fileWith('# 1\r\nADMIN_PASSWORD: a secret\r\nPORT=4000\r\n\r\nHOST 0.0.0.0\r\n');
  const { values, unknown } = readSettings({ CES_ENV });
  expect(values).toEqual({ PORT: '4000', CES_ENV });
  expect(unknown).toEqual([
    'Line 2 of the settings file is ignored: it has no equals sign.',
    'Line 5 of the settings file is ignored: it has no equals sign.',
  ]);
});

it('warns about probable typos in the environment, and nothing else', async () => {
  const DATA_DIR = await temporaryFolder();
  const misspelt = { ADMIN_PASWORD: 'x', CES_PORT: '1', PUBLIC_URI: 'x' };
  const others = { HOME: '/root', HOSTNAME: 'stadium', PATH: '/bin', LOGNAME: 'ces', SHELL: '/bin/sh' };
  expect(readSettings({ DATA_DIR, ...misspelt, ...others }).unknown).toEqual([
    'ADMIN_PASWORD in the environment is not a setting. Did you mean ADMIN_PASSWORD?',
    'CES_PORT in the environment is not a setting. Did you mean PORT?',
    'PUBLIC_URI in the environment is not a setting. Did you mean PUBLIC_URL?',
  ]);
});
